import { createHash } from 'node:crypto';
import * as words from '#feature-words/reminders.ts';
import { Html, html } from '#functions/mail/html.ts';
import { directionOf } from '#shared/contract/language.ts';
import { offPageStyle } from '#shared/features/reminders/off-page-style.ts';
import { product } from '#shared/product.ts';
import { language, languageCode } from '#words/language.ts';

// The pages behind the link in a reminder. They are self-contained, without scripts, fonts or pictures, so that they also work in
// the built-in browser of a mail program.

const styleHash = createHash('sha256').update(offPageStyle).digest('base64');

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}" dir="${directionOf(languageCode)}">
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

/** A sentence in which a tag marks the words that lead to the account. */
const withAccount = (sentence: string): Html => {
  const [before = '', label = '', after = ''] = sentence.split(/<\/?account>/);
  return html`${before}<a href="/account">${label}</a>${after}`;
};

export const turnOffPage = page(
  words.turnOffTitle,
  html`<p>${words.turnOffLede}</p>
<form method="post"><button>${words.turnOff}</button></form>
<p>${words.keepIt}</p>`,
);

export const offPage = page(
  words.offTitle,
  html`<p>${words.off}</p>
<p>${withAccount(words.newOneStaysOn)}</p>`,
);

export const wrongLinkPage = page(words.wrongLinkTitle, html`<p>${withAccount(words.wrongLink)}</p>`);
