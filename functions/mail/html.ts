import { directionOf } from '#shared/contract/language.ts';
import { product } from '#shared/product.ts';
import { language, languageCode } from '#words/language.ts';
import * as words from '#words/mails.ts';

/** Text that is safe in HTML: written by us, or escaped by `html`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[] | null;

/** Markup from a template. Escapes every value that it did not make itself. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((part, at) => (at === 0 ? part : render(values[at - 1] ?? null) + part)).join(''));

const render = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map(render).join('') : escaped(String(value));
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const direction = directionOf(languageCode);

/** The colours of the design as sRGB: mail programs support neither custom properties nor oklch. */
const paper = '#f9f6f0';
export const serif = "Georgia,'Times New Roman',serif";
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark scheme and small screens. Outlook marks its own dark mode with `data-ogsc` and `data-ogsb`. */
const headStyle = html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
a{text-underline-offset:2px}
@media (max-width:620px){.e-w{width:100%!important}.e-pad{padding-left:22px!important;padding-right:22px!important}.e-num{font-size:84px!important;line-height:84px!important}.e-words{font-size:46px!important;line-height:52px!important}}
@media (prefers-color-scheme:dark){
.e-bg{background-color:#161310!important}.e-card{background-color:#1f1c18!important;border-color:#38332e!important}
.e-ink{color:#f0ece5!important}.e-ink2{color:#c5c0b8!important}.e-ink3{color:#a8a29a!important}.e-line{border-color:#38332e!important}
.e-link{color:#8bb5fa!important}.e-btn{background-color:#8bb5fa!important}.e-btn a{color:#0a1429!important}
.e-care{background-color:#3e211d!important;border-color:#894840!important}.e-care-t{color:#f89a8e!important}
.e-soon{background-color:#332a19!important;border-color:#332a19!important}.e-soon-t{color:#eccb92!important}
.e-well{background-color:#28241f!important}.e-mark{background-color:#8bb5fa!important}.e-hero{background-color:#102a69!important}
}
[data-ogsc] .e-ink{color:#f0ece5!important}[data-ogsc] .e-ink2{color:#c5c0b8!important}[data-ogsc] .e-ink3{color:#a8a29a!important}[data-ogsc] .e-link{color:#8bb5fa!important}[data-ogsc] .e-care-t{color:#f89a8e!important}[data-ogsc] .e-soon-t{color:#eccb92!important}
[data-ogsb] .e-bg{background-color:#161310!important}[data-ogsb] .e-card{background-color:#1f1c18!important}[data-ogsb] .e-care{background-color:#3e211d!important}[data-ogsb] .e-soon{background-color:#332a19!important}
`;

// Rows that all our mails share.

const logoRow = html`<tr><td class="e-pad" style="padding:0 40px 22px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="middle" style="padding:0 10px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="bottom" width="30" height="16" bgcolor="#1446a7" class="e-mark" style="width:30px;height:16px;border-radius:15px 15px 0 0;background-color:#1446a7;line-height:1px;font-size:1px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td width="14" height="7" bgcolor="#fdb94c" style="width:14px;height:7px;border-radius:7px 7px 0 0;background-color:#fdb94c;line-height:1px;font-size:1px">&nbsp;</td></tr></table></td></tr><tr><td height="3" style="height:3px;line-height:3px;font-size:1px">&nbsp;</td></tr><tr><td height="3" bgcolor="#1446a7" class="e-mark" style="height:3px;line-height:3px;font-size:1px;border-radius:2px;background-color:#1446a7">&nbsp;</td></tr></table></td>
<td valign="middle" class="e-ink" style="font:bold 23px/30px ${serif};color:#29211b;letter-spacing:-.2px">${product.name}</td>
</tr></table></td></tr>`;

export const buttonRow = (
  label: string,
  url: string,
): Html => html`<tr><td class="e-pad" align="left" style="padding:24px 40px 36px">
<!--[if mso]><v:roundrect href="${url}" style="height:52px;v-text-anchor:middle;width:190px" arcsize="25%" stroke="f" fillcolor="#1446a7"><center style="color:#ffffff;font:bold 17px Arial,sans-serif">${label}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" class="e-btn" bgcolor="#1446a7" style="border-radius:13px;background-color:#1446a7"><a href="${url}" style="display:inline-block;padding:15px 34px;font:bold 17px/22px ${sans};color:#fefbf7;text-decoration:none;border-radius:13px">${label}</a></td></tr></table><!--<![endif]-->
</td></tr>`;

export const divider: Html = html`<tr><td class="e-pad" style="padding:0 40px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td class="e-line" style="border-top:1px solid #e1dcd4;font-size:1px;line-height:1px">&nbsp;</td></tr></table></td></tr>`;

export const footerRow = ({ footer, dashboardUrl }: { footer: string; dashboardUrl: string }): Html =>
  html`<tr><td class="e-pad" style="padding:26px 40px 0"><p class="e-ink3" style="margin:0;font:14px/22px ${sans};color:#696058">${footer} <a class="e-link" href="${dashboardUrl}" style="color:#1446a7">${words.goToDashboard}</a></p></td></tr>`;

type Page = {
  subject: string;
  preheader: string;
  /** Rows of the card. */
  rows: readonly Html[];
  /** The row below the card. */
  foot: Html;
};

/** One column of tables with inline styles, which every mail program from Outlook to Gmail renders. */
export const htmlPage = ({ subject, preheader, rows, foot }: Page): string =>
  html`<!doctype html>
<html lang="${language}" dir="${direction}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style>${headStyle}</style>
</head>
<body class="e-bg" bgcolor="${paper}" style="margin:0;padding:0;background-color:${paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${blankPreview}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${language}" dir="${direction}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="e-bg" bgcolor="${paper}" style="background-color:${paper}"><tr><td align="center" style="padding:28px 12px 40px">
<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="e-w" style="width:100%;max-width:600px">
${logoRow}
${card(rows)}
${foot}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`.text;

// Without these blanks, mail programs fill the preview with the first lines of the mail, which contain the figures.
const blankPreview: readonly Html[] = Array.from({ length: 24 }, () => html`&#8199;&#65279;&#847;`);

const card = (
  rows: readonly Html[],
): Html => html`<tr><td class="e-card" bgcolor="#fefdfb" style="background-color:#fefdfb;border:1px solid #e1dcd4;border-radius:20px;overflow:hidden">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">
${rows}
</table></td></tr>`;
