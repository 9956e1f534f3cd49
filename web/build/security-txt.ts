import type { SiteSettings } from '#shared/contract/site-settings.ts';

export const securityTxtFile = '.well-known/security.txt';

/** RFC 9116 asks for less than a year. Each deployment builds the file again. */
const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Where to report a vulnerability (RFC 9116). Null for a stage without an operator, because nobody would read the
 * report.
 */
export const securityTxt = ({ operator }: Pick<SiteSettings, 'operator'>, builtAt: Date): string | null => {
  if (!operator) return null;
  const expires = new Date(builtAt.getTime() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return `Contact: mailto:${operator.contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
};
