import { type Html, html } from '#functions/mail/html.ts';
import { sans, serif } from '#functions/mail/look.ts';
import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import type { Recommendation } from '#shared/contract/result.ts';
import { careNotice, redFlagTitles } from '#shared/reading/notices.ts';
import { barTables } from './html-bar.ts';
import type { Headline, MailFacts } from './mail-facts.ts';

/** Above the figures, so that urgent notices are read first. */
export const warningRows = (flags: readonly RedFlagNotice[]): readonly Html[] =>
  flags.map(
    ({ level, message }) =>
      html`<tr><td style="padding:0 0 16px">${box('care', redFlagTitles[level], message)}</td></tr>`,
  );

/** With the plan, in a calmer colour than a warning. */
export const soonRow = (flags: readonly RedFlagNotice[]): Html =>
  html`<tr><td class="e-pad" style="padding:6px 40px 24px">${flags.map(({ level, message }) => html`<div style="padding:0 0 12px">${box('soon', redFlagTitles[level], message)}</div>`)}</td></tr>`;

export const careRow = (): Html =>
  html`<tr><td class="e-pad" style="padding:6px 40px 40px">${box('care', careNotice.title, careNotice.text)}</td></tr>`;

type Tone = { name: string; back: string; edge: string; title: string };
const tones = {
  care: { name: 'e-care', back: '#fdeae5', edge: '#e7ada3', title: '#a72724' },
  soon: { name: 'e-soon', back: '#fbeecd', edge: '#fbeecd', title: '#6b4a12' },
} as const satisfies Record<string, Tone>;

function box(tone: keyof typeof tones, title: string, text: string): Html {
  const { name, back, edge, title: ink } = tones[tone];
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td class="${name}" bgcolor="${back}" style="background-color:${back};border:1px solid ${edge};border-radius:16px;padding:22px 24px"><h2 class="${name}-t" style="margin:0 0 6px;font:bold 20px/26px ${serif};color:${ink}">${title}</h2><p class="e-ink" style="margin:0;font:16px/25px ${sans};color:#29211b">${text}</p></td></tr></table>`;
}

export const hero = ({
  greeting,
  headline,
}: Pick<
  MailFacts,
  'greeting' | 'headline'
>): Html => html`<tr><td class="e-hero e-pad" align="left" bgcolor="#1446a7" style="background-color:#1446a7;border-radius:19px 19px 0 0;padding:36px 40px 34px">
<h1 style="margin:0;font:normal 30px/37px ${serif};color:#fefbf7;letter-spacing:-.3px;word-break:break-word">${greeting}</h1>
<p style="margin:26px 0 0;font:bold 15px/20px ${sans};color:#dfe7fb">${headline.label}</p>
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

export const summaryRow = ({ lead, summary }: MailFacts): Html =>
  html`<tr><td class="e-pad" style="padding:34px 40px 6px">${
    lead ? html`<p class="e-ink" style="margin:0 0 14px;font:20px/30px ${serif};color:#29211b">${lead}</p>` : null
  }<p class="e-ink2" style="margin:0;font:16px/26px ${sans};color:#534a42">${summary}</p></td></tr>`;

export const planRow = (
  plan: readonly Recommendation[],
): Html => html`<tr><td class="e-pad" style="padding:28px 40px 4px"><h2 class="e-ink" style="margin:0 0 22px;font:normal 25px/31px ${serif};color:#29211b;letter-spacing:-.2px">Key action plan</h2>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${plan.map(planItem)}</table></td></tr>`;

const planItem = (
  { area, userAnswer, recommendation }: Recommendation,
  at: number,
): Html => html`<tr><td valign="top" width="44" style="padding:0 0 26px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" width="32" height="32" bgcolor="#fdb94c" style="width:32px;height:32px;border-radius:16px;background-color:#fdb94c;font:bold 16px/32px ${serif};color:#29211b">${at + 1}</td></tr></table></td>
<td valign="top" style="padding:2px 0 26px"><h3 class="e-ink" style="margin:0;font:bold 20px/26px ${serif};color:#29211b">${area}</h3>${
  userAnswer
    ? html`<p class="e-ink3" style="margin:2px 0 6px;font:15px/22px ${sans};color:#696058">Your answer: ${userAnswer}</p>`
    : null
}<p class="e-ink2" style="margin:4px 0 0;font:16px/25px ${sans};color:#534a42">${recommendation}</p></td></tr>`;
