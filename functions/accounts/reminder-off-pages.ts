import { createHash } from 'node:crypto';
import { Html, html } from '#functions/mail/html.ts';
import { offPageStyle } from '#shared/contract/off-page-style.ts';
import { product } from '#shared/product.ts';

// What the link in a reminder shows. These pages stand for themselves: no script, no font, no picture, so that they work in the
// narrow browser of a mail program, and nothing has to be loaded to be left alone.

const styleHash = createHash('sha256').update(offPageStyle).digest('base64');

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'">
<title>${title} · ${product.name}</title>
<style>${new Html(offPageStyle)}</style>
</head>
<body>
<main>
<p class="name">${product.name}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;

const toAccount = html`<a href="/account">your account</a>`;

export const turnOffPage = page(
  'Stop these notes?',
  html`<p>You asked us to write to you now and then. Press the button, and we stop. All else stays as it is.</p>
<form method="post"><button>Stop the notes</button></form>
<p>You want to keep them? Then just close this page.</p>`,
);

export const offPage = page(
  'The notes have stopped',
  html`<p>We will not send you this note again. You need do no more.</p>
<p>Did you ask for a new one since? That one stays on. Its own mail has a link like this, and you can stop it in ${toAccount} too.</p>`,
);

export const wrongLinkPage = page(
  'This link does not work',
  html`<p>Part of it may be missing. Please open it once more from the mail. Or log in, and stop the notes in ${toAccount}.</p>`,
);
