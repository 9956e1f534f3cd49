/**
 * A sender as mail headers write it: SES takes ASCII only, so any other name goes as an encoded word (RFC 2047), and one
 * with a comma or a dot in quotes (RFC 5322). The CDK stack and the local system both write it so.
 */
export const mailSender = (name: string, address: string): string => `${phraseOf(name)} <${address}>`;

function phraseOf(name: string): string {
  if (/^[A-Za-z0-9 ]+$/.test(name)) return name;
  if (/^[\x20-\x7e]+$/.test(name)) return `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
}
