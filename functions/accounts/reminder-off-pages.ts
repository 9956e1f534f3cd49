import { createHash } from 'node:crypto';
import { Html, html } from '#functions/mail/html.ts';
import { product } from '#shared/product.ts';

// What the link in a reminder shows. These pages stand for themselves: no script, no font, no picture, so that they work in the
// narrow browser of a mail program, and nothing has to be loaded to be left alone.

const style = `:root{color-scheme:light dark;--paper:#f9f6f0;--ink:#29211b;--soft:#534a42;--mark:#1446a7;--on:#fefbf7}
@media (prefers-color-scheme:dark){:root{--paper:#161310;--ink:#f0ece5;--soft:#c5c0b8;--mark:#8bb5fa;--on:#0a1429}}
body{margin:0;background:var(--paper);color:var(--soft);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 3rem}
p{margin:0 0 1rem}
.name{color:var(--mark);font-weight:700}
h1{margin:2rem 0 1rem;color:var(--ink);font:400 2rem/1.2 Georgia,"Times New Roman",serif}
a{color:var(--mark)}
button{margin:.75rem 0 1.25rem;padding:.9rem 2rem;border:0;border-radius:13px;background:var(--mark);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--mark);outline-offset:3px}`;

/** As a Content-Security-Policy names the only style that may stand in an answer of the API. */
export const offPageStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${offPageStyleHash}; base-uri 'none'; form-action 'self'">
<title>${title} · ${product.name}</title>
<style>${new Html(style)}</style>
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
