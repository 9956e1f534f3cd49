import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import type { BrowserContext } from '@playwright/test';

/** The oldest browsers that the product promises to work in. */
const oldest = { chrome: 100, firefox: 100, safari: 15.4, safari_ios: 15.4 } as const;

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

const isIn = (support: SupportStatement | undefined, version: number): boolean =>
  [support ?? []]
    .flat()
    .some(({ version_added: since, flags }) => typeof since === 'string' && !flags && numberOf(since) <= version);

/** True if one of the oldest browsers lacks it. What the data do not say counts as there. */
const isLacking = (compat: CompatStatement | undefined): boolean =>
  Object.entries(oldest).some(([browser, version]) => {
    const support = compat?.support[browser as keyof typeof oldest];
    return support !== undefined && !isIn(support, version);
  });

type Entry = CompatStatement | Identifier;
const compatOf = (entry: Entry): CompatStatement | undefined => ('__compat' in entry ? entry.__compat : undefined);

/** Of a class of the language the data do not say which members are static; of one of the browser they do. */
const holdersOf = (owner: string, member: string): string[] => {
  if (owner === 'Window') return ['globalThis'];
  if (owner in builtins) return [owner, `${owner}.prototype`];
  return member.endsWith('_static') ? [owner] : [`${owner}.prototype`];
};

type Lacking = readonly (readonly [holder: string, member: string])[];

const builtins: Readonly<Record<string, Entry>> = bcd.javascript.builtins ?? {};
const lackingOf = ([name, owner]: readonly [string, Entry]): Lacking => {
  if (isLacking(compatOf(owner))) return [['globalThis', name]];
  return Object.entries(owner)
    .filter(([member, entry]: [string, Entry]) => member !== '__compat' && isLacking(compatOf(entry)))
    .flatMap(([member]) => holdersOf(name, member).map((holder) => [holder, member.replace(/_static$/, '')] as const));
};

/** Every global and every member of one that at least one of these browsers lacks, by MDN's data. */
const lacking: Lacking = [...Object.entries(builtins), ...Object.entries(bcd.api)].flatMap(lackingOf);

/** Takes away from every page of this context what the oldest browsers lack. Returns how many functions these are. */
export async function asInOldestBrowsers(context: BrowserContext): Promise<number> {
  await context.addInitScript((taken) => {
    for (const [holder, member] of taken) {
      const [owner = '', inner] = holder.split('.');
      const found = Reflect.get(globalThis, owner);
      const from = inner ? found?.[inner] : found;
      if (from) Reflect.deleteProperty(from, member);
    }
  }, lacking);
  return lacking.length;
}

/** What the oldest browsers do not understand in a style sheet, under names that no browser understands. */
const unknownStyles: readonly (readonly [RegExp, string])[] = [
  [/@container\b/g, '@unknown'],
  [/\bcontainer-type\b/g, 'unknown-type'],
  [/(\d)cqi\b/g, '$1unknown'],
  [/(\d)dvh\b/g, '$1unknown'],
  [/:has\(/g, ':unknown('],
];
const withoutNewer = (css: string): string =>
  unknownStyles.reduce((text, [newer, unknown]) => text.replace(newer, unknown), css);

/** Makes every style sheet of this context one that the oldest browsers would see. */
export const withOldestStyles = async (context: BrowserContext): Promise<void> => {
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutNewer(await response.text()) });
  });
};
