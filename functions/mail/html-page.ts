import { product } from '#shared/product.ts';
import { type Html, html } from './html.ts';
import { headStyle, paper } from './look.ts';
import { logoRow } from './page-rows.ts';

type Page = {
  subject: string;
  preheader: string;
  /** Rows between the logo and the card. */
  above: readonly Html[];
  /** Rows of the card. */
  rows: readonly Html[];
  /** The row below the card. */
  foot: Html;
};

/** One column of tables with inline styles: all mail programs from Outlook to Gmail draw that. */
export const htmlPage = ({ subject, preheader, above, rows, foot }: Page): string =>
  html`<!doctype html>
<html lang="en-GB" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
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
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="en-GB">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="e-bg" bgcolor="${paper}" style="background-color:${paper}"><tr><td align="center" style="padding:28px 12px 40px">
<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="e-w" style="width:100%;max-width:600px">
${logoRow(product.name)}
${above}
${card(rows)}
${foot}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`.text;

// Without these blanks, mail programs fill the preview with the first lines of the mail, which have the figures.
const blankPreview: readonly Html[] = Array.from({ length: 24 }, () => html`&#8199;&#65279;&#847;`);

const card = (
  rows: readonly Html[],
): Html => html`<tr><td class="e-card" bgcolor="#fefdfb" style="background-color:#fefdfb;border:1px solid #e1dcd4;border-radius:20px;overflow:hidden">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">
${rows}
</table></td></tr>`;
