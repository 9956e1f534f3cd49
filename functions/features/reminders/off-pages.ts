import { createHash } from 'node:crypto';
import { Html, html } from '#functions/mail/html.ts';
import { offPageStyle } from '#shared/features/reminders/off-page-style.ts';
import { product } from '#shared/product.ts';

// The pages behind the link in a reminder. They are self-contained, without scripts, fonts or pictures, so that they also work in
// the built-in browser of a mail program.

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
  'Turn off reminders?',
  html`<p>You asked us to email you a reminder now and then. Press the button to turn it off. Nothing else changes.</p>
<form method="post"><button>Turn off reminders</button></form>
<p>To keep it, close this page.</p>`,
);

export const offPage = page(
  'Reminders are off',
  html`<p>We won’t send you this reminder again. You don’t need to do anything else.</p>
<p>If you’ve since asked for a new one, it stays on. You can turn that off with the link in its email, or in ${toAccount}.</p>`,
);

export const wrongLinkPage = page(
  'This link does not work',
  html`<p>Part of it may be missing. Please open it again from the email. Or log in and turn reminders off in ${toAccount}.</p>`,
);
