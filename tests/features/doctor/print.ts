import type { BrowserCommand } from 'vitest/node';
import type { DoctorSheet } from '#shared/features/doctor/sheet/sheet.ts';
import type { papers } from '#tests/support/pages-of-paper.ts';

export type NamedSheet = { name: string; sheet: DoctorSheet };

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be declared further
  interface BrowserCommands {
    /**
     * The pages for a clinician of all personas, and the longest pages of the other stories, with everything that can
     * be added. It runs in Node, because their answers are in files.
     */
    longSheets: () => Promise<NamedSheet[]>;
    /** How many pages the document takes on each paper, in Chromium's PDF. */
    countPages: (html: string) => Promise<Record<(typeof papers)[number], number>>;
  }
}

// The commands load their modules when they run, so that reading the configuration alone loads none.

export const longSheets: BrowserCommand<[]> = async () => {
  const { sheetOf } = await import('#shared/features/doctor/sheet/sheet-of.ts');
  const { people, personas, toSheet } = await import('#tests/features/doctor/people.ts');
  const named = people.map((person) => ({ name: person.name, sheet: sheetOf(toSheet(person)) }));
  const length = ({ sheet }: NamedSheet) => JSON.stringify(sheet).length;
  const others = named.slice(personas.length).toSorted((one, other) => length(other) - length(one));
  return [...named.slice(0, personas.length), ...others.slice(0, 5)];
};

/**
 * Prints a document in a separate tab, because the tests run in a frame, and a frame prints only what it shows. The tab has the
 * tests' origin, so that it gets their fonts.
 */
export const countPages: BrowserCommand<[html: string]> = async ({ page, context }, html) => {
  const { pagesOn, papers } = await import('#tests/support/pages-of-paper.ts');
  const tab = await context.newPage();
  try {
    const address = new URL('/printed', page.url()).href;
    await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await tab.goto(address);
    await tab.evaluate(loadFonts);
    const counts: [string, number][] = [];
    for (const paper of papers) counts.push([paper, await pagesOn(tab, paper)]);
    return Object.fromEntries(counts);
  } finally {
    await tab.close();
  }
};

/** Loads the fonts, because without them the browser prints in wider ones. Runs in the page. */
const loadFonts = async () => {
  // The fallback fonts are local ones, which may be missing on this machine.
  const ours = [...document.fonts].filter(({ family }) => !family.includes(' as '));
  if (ours.length === 0) throw new Error('The document has no fonts.');
  await Promise.all(ours.map((font) => font.load()));
};
