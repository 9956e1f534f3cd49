import { type Html, html } from './html.ts';
import { sans, serif } from './look.ts';

// Rows that every mail of ours has.

export const logoRow = (
  name: string,
): Html => html`<tr><td class="e-pad" style="padding:0 40px 22px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="middle" style="padding:0 10px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="bottom" width="30" height="16" bgcolor="#1446a7" class="e-mark" style="width:30px;height:16px;border-radius:15px 15px 0 0;background-color:#1446a7;line-height:1px;font-size:1px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td width="14" height="7" bgcolor="#fdb94c" style="width:14px;height:7px;border-radius:7px 7px 0 0;background-color:#fdb94c;line-height:1px;font-size:1px">&nbsp;</td></tr></table></td></tr><tr><td height="3" style="height:3px;line-height:3px;font-size:1px">&nbsp;</td></tr><tr><td height="3" bgcolor="#1446a7" class="e-mark" style="height:3px;line-height:3px;font-size:1px;border-radius:2px;background-color:#1446a7">&nbsp;</td></tr></table></td>
<td valign="middle" class="e-ink" style="font:bold 23px/30px ${serif};color:#29211b;letter-spacing:-.2px">${name}</td>
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
  html`<tr><td class="e-pad" style="padding:26px 40px 0"><p class="e-ink3" style="margin:0;font:14px/22px ${sans};color:#696058">${footer} <a class="e-link" href="${dashboardUrl}" style="color:#1446a7">Go to your dashboard</a></p></td></tr>`;
