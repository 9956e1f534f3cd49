import { type Html, html } from '#functions/mail/html.ts';
import { htmlPage } from '#functions/mail/html-page.ts';
import { sans, serif } from '#functions/mail/look.ts';
import { buttonRow, divider, footerRow } from '#functions/mail/page-rows.ts';
import type { Recommendation } from '#shared/contract/result.ts';
import { careRow, hero } from './html-rows.ts';
import type { Letter } from './letter-parts.ts';

export const htmlLetter = (letter: Letter): string => {
  const { subject, preheader, footer, dashboardUrl, headline, start, others } = letter;
  const button = buttonRow(letter.button, letter.resultUrl);
  const rows = [
    titleRow(letter.title),
    ...(start ? [stepsRow('One thing to start with', [start], 1)] : []),
    ...(headline ? [button, hero(headline)] : []),
    paragraphsRow(letter),
    ...(headline ? [] : [button]),
    ...(others.length > 0 ? [divider, stepsRow('Then, one at a time', others, start ? 2 : 1)] : []),
    careRow(),
  ];
  return htmlPage({ subject, preheader, above: [], rows, foot: footerRow({ footer, dashboardUrl }) });
};

const titleRow = (title: string): Html =>
  html`<tr><td class="e-pad" style="padding:40px 40px 0"><h1 class="e-ink" style="margin:0;font:normal 30px/37px ${serif};color:#29211b;letter-spacing:-.3px;word-break:break-word">${title}</h1></td></tr>`;

/** Beside a figure the first paragraph says what it means, and is set larger. */
const paragraphsRow = ({ paragraphs, headline }: Letter): Html =>
  html`<tr><td class="e-pad" style="padding:34px 40px 0">${paragraphs.map((text, at) =>
    headline && at === 0
      ? html`<p class="e-ink" style="margin:0 0 12px;font:20px/30px ${serif};color:#29211b;word-break:break-word">${text}</p>`
      : html`<p class="e-ink2" style="margin:0 0 12px;font:16px/26px ${sans};color:#534a42;word-break:break-word">${text}</p>`,
  )}</td></tr>`;

const stepsRow = (title: string, items: readonly Recommendation[], from: number): Html =>
  html`<tr><td class="e-pad" style="padding:26px 40px 4px"><h2 class="e-ink" style="margin:0 0 20px;font:normal 25px/31px ${serif};color:#29211b">${title}</h2>${list(items, from)}</td></tr>`;

const list = (items: readonly Recommendation[], from: number): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${items.map((item, at) => action(item, from + at))}</table>`;

const action = (
  { area, title = area, userAnswer, recommendation, effect }: Recommendation,
  number: number,
): Html => html`<tr><td valign="top" width="44" style="padding:0 0 22px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" width="32" height="32" bgcolor="#fdb94c" style="width:32px;height:32px;border-radius:16px;background-color:#fdb94c;font:bold 16px/32px ${serif};color:#29211b">${number}</td></tr></table></td>
<td valign="top" style="padding:2px 0 22px"><h3 class="e-ink" style="margin:0;font:bold 20px/26px ${serif};color:#29211b">${title}</h3>${
  userAnswer
    ? html`<p class="e-ink3" style="margin:2px 0 4px;font:15px/22px ${sans};color:#696058">Your answer: ${userAnswer}</p>`
    : null
}<p class="e-ink2" style="margin:0;font:16px/25px ${sans};color:#534a42">${recommendation}${effect ? ` ${effect}` : ''}</p></td></tr>`;
