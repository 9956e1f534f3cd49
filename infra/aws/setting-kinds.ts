import * as z from 'zod/mini';

// The kinds of settings, each with what it does and what it expects, in words.

export type About = { readonly does: string; readonly expected: string };

export const texts = z.registry<About>();

export const about = <Schema extends z.ZodMiniType>(schema: Schema, text: About): Schema => {
  texts.add(schema, text);
  // Standard tools, and so the editors' schema, read the description there.
  z.globalRegistry.add(schema, { description: text.does });
  return schema;
};

export const blankOr = ({ source, flags }: RegExp, { does, expected }: About) =>
  about(z._default(z.string().check(z.trim(), z.regex(new RegExp(`^$|${source}`, flags))), ''), {
    does,
    expected: `${expected}, or blank`,
  });

const isHttps = (raw: string) => raw === '' || (URL.canParse(raw) && new URL(raw).protocol === 'https:');
export const httpsUrl = (does: string) =>
  about(z._default(z.string().check(z.trim(), z.refine(isHttps)), ''), {
    does,
    expected: 'an address that starts with https://, or blank',
  });

export const onOff = (does: string) => about(z._default(z.boolean(), false), { does, expected: 'true or false' });

export const wholeNumber = (from: number, to: number, usual: number, { does }: Pick<About, 'does'>) =>
  about(z._default(z.int().check(z.minimum(from), z.maximum(to)), usual), {
    does,
    expected: `a whole number from ${from} to ${to}`,
  });
