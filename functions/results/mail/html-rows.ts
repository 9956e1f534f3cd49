import { type Html, html } from '#functions/mail/html.ts';
import { sans, serif } from '#functions/mail/look.ts';
import { careNotice } from '#shared/reading/notices.ts';
import { barTables } from './html-bar.ts';
import type { Headline } from './letter-parts.ts';

export const careRow = (): Html =>
  html`<tr><td class="e-pad" style="padding:6px 40px 40px">${box(careNotice.title, careNotice.text)}</td></tr>`;

const box = (title: string, text: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td class="e-care" bgcolor="#fdeae5" style="background-color:#fdeae5;border:1px solid #e7ada3;border-radius:16px;padding:22px 24px"><h2 class="e-care-t" style="margin:0 0 6px;font:bold 20px/26px ${serif};color:#a72724">${title}</h2><p class="e-ink" style="margin:0;font:16px/25px ${sans};color:#29211b">${text}</p></td></tr></table>`;

export const hero = (
  headline: Headline,
): Html => html`<tr><td class="e-hero e-pad" align="left" bgcolor="#1446a7" style="background-color:#1446a7;padding:34px 40px">
<p style="margin:0;font:bold 15px/20px ${sans};color:#dfe7fb">${headline.label}</p>
${figure(headline)}
${headline.lines.map((line) => html`<p style="margin:4px 0 0;font:16px/24px ${sans};color:#dfe7fb">${line}</p>`)}
${headline.bar ? barTables(headline.bar) : null}
</td></tr>`;

// Two sizes: words and ranges do not fit on a phone at the size of a single figure.
const longestBigFigure = 5;

const figure = ({ figure }: Headline): Html =>
  figure.length > longestBigFigure
    ? html`<p class="e-words" style="margin:6px 0 8px;font:normal 56px/62px ${serif};color:#ffffff;letter-spacing:-1px">${figure}</p>`
    : html`<p class="e-num" style="margin:2px 0 0;font:normal 104px/104px ${serif};color:#ffffff;letter-spacing:-3px">${figure}</p>`;
