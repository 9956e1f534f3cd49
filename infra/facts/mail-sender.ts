/**
 * A sender in the form of mail headers. SES accepts ASCII only, so any other name becomes an encoded word (RFC 2047). A name
 * with a comma or a dot is quoted (RFC 5322). The CDK stack and the local system both use this.
 */
export const mailSender = (name: string, address: string): string => `${phraseOf(name)} <${address}>`;

function phraseOf(name: string): string {
  if (/^[A-Za-z0-9 ]+$/.test(name)) return name;
  if (/^[\x20-\x7e]+$/.test(name)) return `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
}

/** The part after the `@`. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The subdomain from which SES sends: bounces go there, and its SPF record names SES. */
export const mailFromDomainOf = (address: string): string => `mail.${domainOf(address)}`;
