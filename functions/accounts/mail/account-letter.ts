import { buttonRow, type Html, html, htmlPage, sans, serif } from '#functions/mail/html.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { product } from '#shared/product.ts';

/**
 * A mail about an account. It may reach a stranger, so it holds no word that anybody typed, no figure about a person and
 * no kind of quiz. Subject and preheader show on lock screens: no code in them.
 */
export type AccountLetter = {
  subject: string;
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  button: { label: string; url: string } | null;
  code: { lead: string; text: string } | null;
  afterwards: readonly string[];
  /** For who did not expect this mail. `link` stands after `text`, and `end` after the link. */
  foot: { text: string; link?: { label: string; url: string; end: string } };
};

export const accountMail = (letter: AccountLetter): MailWords => ({
  subject: letter.subject,
  html: htmlOf(letter),
  text: textOf(letter),
});

const htmlOf = ({ subject, preheader, title, paragraphs, button, code, afterwards, foot }: AccountLetter): string =>
  htmlPage({
    subject,
    preheader,
    above: [],
    rows: [
      titleRow(title),
      paragraphsRow(paragraphs),
      ...(button ? [buttonRow(button.label, button.url)] : []),
      ...(code ? [codeRow(code)] : []),
      paragraphsRow(afterwards),
    ],
    foot: footRow(foot),
  });

const titleRow = (title: string): Html =>
  html`<tr><td class="e-pad" style="padding:36px 40px 0"><h1 class="e-ink" style="margin:0;font:normal 28px/35px ${serif};color:#29211b;letter-spacing:-.3px">${title}</h1></td></tr>`;

const paragraphsRow = (paragraphs: readonly string[]): Html =>
  html`<tr><td class="e-pad" style="padding:18px 40px 12px">${paragraphs.map(
    (text) => html`<p class="e-ink2" style="margin:0 0 12px;font:16px/26px ${sans};color:#534a42">${text}</p>`,
  )}</td></tr>`;

const codeRow = ({ lead, text }: NonNullable<AccountLetter['code']>): Html =>
  html`<tr><td class="e-pad" style="padding:0 40px 8px"><p class="e-ink2" style="margin:0 0 14px;font:16px/26px ${sans};color:#534a42">${lead}</p><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="e-well e-ink" bgcolor="#f0ebe2" style="background-color:#f0ebe2;border-radius:13px;padding:16px 20px 16px 28px;font:normal 34px/42px ${serif};color:#29211b;letter-spacing:6px">${text}</td></tr></table></td></tr>`;

const footRow = ({ text, link }: AccountLetter['foot']): Html =>
  html`<tr><td class="e-pad" style="padding:26px 40px 0"><p class="e-ink3" style="margin:0;font:14px/22px ${sans};color:#696058">${text}${
    link ? html` <a class="e-link" href="${link.url}" style="color:#1446a7">${link.label}</a>${link.end}` : null
  }</p></td></tr>`;

const textOf = ({ title, paragraphs, button, code, afterwards, foot }: AccountLetter): string => {
  const { link } = foot;
  const blocks = [
    product.name,
    title,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    code && `${code.lead}\n\n    ${code.text}`,
    ...afterwards,
    link ? `${foot.text} ${link.label}: ${link.url}\n${link.end.replace(/^\W+/, '')}`.trim() : foot.text,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};
