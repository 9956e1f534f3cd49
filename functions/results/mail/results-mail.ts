import { buttonRow, divider, footerRow, type Html, html, htmlPage, sans, serif } from '#functions/mail/html.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { pageAt } from '#functions/mail/page-at.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { Recommendation, ResultContent } from '#shared/contract/result.ts';
import { contentInOptionWords, wordsOfZone } from '#shared/places/option-words.ts';
import { product } from '#shared/product.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { careNotice } from '#shared/reading/notice-words.ts';
import { contentInUnits } from '#shared/words/in-units.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/results-mail.ts';
import { type Bar, type Cell, type Headline, type Letter, type LetterInput, letterOf } from './letter.ts';

const fills = { track: '#3f67c0', band: '#a9c4f5', point: '#fdb94c', marker: '#ffffff' } as const;
const pixels = { point: 14, marker: 3 } as const;

/** The drawing of the range. It is hidden from screen readers, because the lines above it say the same. */
const barTables = ({
  cells,
  start,
  end,
}: Bar): Html => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" aria-hidden="true" style="margin:22px 0 0"><tr>${cells.map(
  (cell, at) => drawn(cell, at === 0, at === cells.length - 1),
)}</tr></table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" aria-hidden="true"><tr><td width="50%" style="padding-top:7px;font:13px/18px ${sans};color:#dfe7fb">${start}</td><td width="50%" align="right" style="padding-top:7px;font:13px/18px ${sans};color:#dfe7fb">${end}</td></tr></table>`;

// Cells whose percentages add up to 100% leave no room for a fixed-width cell. Its padding keeps it visible.
const drawn = (cell: Cell, isFirst: boolean, isLast: boolean): Html => {
  const width = 'width' in cell ? `${cell.width}%` : String(pixels[cell.kind]);
  const cssWidth = 'width' in cell ? width : `${width}px`;
  const radius = [isFirst ? 7 : 0, isLast ? 7 : 0, isLast ? 7 : 0, isFirst ? 7 : 0].map((end) => `${end}px`).join(' ');
  const padding = 'width' in cell ? '0' : `0 0 0 ${pixels[cell.kind] - 1}px`;
  const fill = fills[cell.kind];
  return html`<td width="${width}" height="14" bgcolor="${fill}" style="width:${cssWidth};height:14px;padding:${padding};line-height:14px;font-size:1px;background-color:${fill};border-radius:${radius}">&nbsp;</td>`;
};

const careRow = (emergency: string): Html =>
  html`<tr><td class="e-pad" style="padding:6px 40px 40px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td class="e-care" bgcolor="#fdeae5" style="background-color:#fdeae5;border:1px solid #e7ada3;border-radius:16px;padding:22px 24px"><h2 class="e-care-t" style="margin:0 0 6px;font:bold 20px/26px ${serif};color:#a72724">${careNotice.title}</h2><p class="e-ink" style="margin:0;font:16px/25px ${sans};color:#29211b">${careNotice.text}</p><p class="e-ink" style="margin:10px 0 0;font:16px/25px ${sans};color:#29211b">${emergency}</p></td></tr></table></td></tr>`;

const hero = (
  headline: Headline,
): Html => html`<tr><td class="e-hero e-pad" align="left" bgcolor="#1446a7" style="background-color:#1446a7;padding:34px 40px">
<p style="margin:0;font:bold 15px/20px ${sans};color:#dfe7fb">${headline.label}</p>
${figure(headline)}
${headline.lines.map((line) => html`<p style="margin:4px 0 0;font:16px/24px ${sans};color:#dfe7fb">${line}</p>`)}
${barTables(headline.bar)}
</td></tr>`;

// Two sizes, because words and ranges do not fit on a phone at the size of a single figure.
const longestBigFigure = 5;

const figure = ({ figure }: Headline): Html =>
  figure.length > longestBigFigure
    ? html`<p class="e-words" style="margin:6px 0 8px;font:normal 56px/62px ${serif};color:#ffffff;letter-spacing:-1px">${figure}</p>`
    : html`<p class="e-num" style="margin:2px 0 0;font:normal 104px/104px ${serif};color:#ffffff;letter-spacing:-3px">${figure}</p>`;

const htmlLetter = (letter: Letter): string => {
  const { subject, preheader, footer, dashboardUrl, headline, start, others } = letter;
  const button = buttonRow(letter.button, letter.resultUrl);
  const rows = [
    titleRow(letter.title),
    ...(start ? [stepsRow(labels.startHere, [start], 1)] : []),
    ...(headline ? [button, hero(headline)] : []),
    paragraphsRow(letter),
    ...(headline ? [] : [button]),
    ...(others.length > 0 ? [divider, stepsRow(words.thenOneStep, others, start ? 2 : 1)] : []),
    careRow(letter.emergency),
  ];
  return htmlPage({ subject, preheader, rows, foot: footerRow({ footer, dashboardUrl }) });
};

const titleRow = (title: string): Html =>
  html`<tr><td class="e-pad" style="padding:40px 40px 0"><h1 class="e-ink" style="margin:0;font:normal 30px/37px ${serif};color:#29211b;letter-spacing:-.3px;word-break:break-word">${title}</h1></td></tr>`;

/** With a figure, the first paragraph explains it and is larger. */
const paragraphsRow = ({ paragraphs, headline }: Letter): Html =>
  html`<tr><td class="e-pad" style="padding:34px 40px 0">${paragraphs.map((text, at) =>
    headline && at === 0
      ? html`<p class="e-ink" style="margin:0 0 12px;font:20px/30px ${serif};color:#29211b;word-break:break-word">${text}</p>`
      : html`<p class="e-ink2" style="margin:0 0 12px;font:16px/26px ${sans};color:#534a42;word-break:break-word">${text}</p>`,
  )}</td></tr>`;

const stepsRow = (title: string, items: readonly Recommendation[], from: number): Html =>
  html`<tr><td class="e-pad" style="padding:26px 40px 4px"><h2 class="e-ink" style="margin:0 0 20px;font:normal 25px/31px ${serif};color:#29211b">${title}</h2><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${items.map((item, at) => action(item, from + at))}</table></td></tr>`;

const action = (
  { area, title = area, userAnswer, recommendation, effect }: Recommendation,
  number: number,
): Html => html`<tr><td valign="top" width="44" style="padding:0 0 22px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" width="32" height="32" bgcolor="#fdb94c" style="width:32px;height:32px;border-radius:16px;background-color:#fdb94c;font:bold 16px/32px ${serif};color:#29211b">${number}</td></tr></table></td>
<td valign="top" style="padding:2px 0 22px"><h3 class="e-ink" style="margin:0;font:bold 20px/26px ${serif};color:#29211b">${title}</h3>${
  userAnswer
    ? html`<p class="e-ink3" style="margin:2px 0 4px;font:15px/22px ${sans};color:#696058">${words.yourAnswer(userAnswer)}</p>`
    : null
}<p class="e-ink2" style="margin:0;font:16px/25px ${sans};color:#534a42">${recommendation}${effect ? ` ${effect}` : ''}</p></td></tr>`;

/** The plain-text version of the mail. */
export const textLetter = (letter: Letter): string => {
  const { headline, start, others } = letter;
  const blocks = [
    product.name,
    letter.title,
    start && underlined(labels.startHere),
    start && actionLine(start, 1),
    ...(headline ? [link(letter)] : []),
    headline && [`${headline.label}: ${headline.figure}`, ...headline.lines].join('\n'),
    ...letter.paragraphs,
    ...(headline ? [] : [link(letter)]),
    others.length > 0 ? underlined(words.thenOneStep) : null,
    ...others.map((item, at) => actionLine(item, at + (start ? 2 : 1))),
    `${underlined(careNotice.title)}\n${careNotice.text}\n\n${letter.emergency}`,
    `${letter.footer}\n${words.yourDashboardAt(letter.dashboardUrl)}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

const link = ({ button, resultUrl }: Letter): string => `${button}: ${resultUrl}`;

const actionLine = (
  { area, title = area, userAnswer, recommendation, effect }: Recommendation,
  number: number,
): string =>
  [
    `${number}. ${title}`,
    userAnswer && `   ${words.yourAnswer(userAnswer)}`,
    `   ${[recommendation, effect].filter(Boolean).join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n');

const underlined = (title: string): string => `${title}\n${'-'.repeat(title.length)}`;

type ForReader = { siteUrl: string; units: UnitPreference | null };

/** The input of a submission's result mail, in the units of its reader and in the words of the place of the answers. */
export const letterInput = (
  { firstName, quizId, submissionId, submittedAt, timeZone }: AcceptedSubmission,
  content: ResultContent,
  { siteUrl, units }: ForReader,
): LetterInput => {
  const inWords = contentInOptionWords(content, wordsOfZone(timeZone));
  return {
    firstName,
    quizId,
    content: units ? contentInUnits(inWords, units) : inWords,
    resultUrl: pageAt(siteUrl, `/results/${submissionId}`),
    submittedAt,
    ...(timeZone && { timeZone }),
  };
};

/**
 * The result mail: HTML and plain text with the same figures. It loads nothing, tracks nothing and has no figure in its
 * subject. It shows labels of chosen options, never text that a user typed, except the first name.
 */
export const resultsMail = (input: LetterInput): MailWords => {
  const letter = letterOf(input);
  return { subject: letter.subject, html: htmlLetter(letter), text: textLetter(letter) };
};
