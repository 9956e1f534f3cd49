import type { BrowserCommand } from 'vitest/node';
import type { DoctorSheet } from '#shared/doctor/sheet.ts';
import { sheetOf } from '#shared/doctor/sheet-of.ts';
import { people, personas, toSheet } from '#tests/unit/doctor/people.ts';
import { pagesOn, papers } from '../../support/pages-of-paper.ts';

export type NamedSheet = { name: string; sheet: DoctorSheet };

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be declared further
  interface BrowserCommands {
    /**
     * The pages for a clinician of all personas, and of those of the other stories that have most to tell, with all that can
     * be added. Their answers stand in files.
     */
    longSheets: () => Promise<NamedSheet[]>;
    /** How many pages the document takes on each paper, by Chromium's own PDF. */
    countPages: (html: string) => Promise<Record<(typeof papers)[number], number>>;
  }
}

const named = people.map((person) => ({ name: person.name, sheet: sheetOf(toSheet(person)) }));
const ofPersonas = named.slice(0, personas.length);
const wordiestOfOthers = named
  .slice(personas.length)
  .map((one) => ({ one, length: JSON.stringify(one.sheet).length }))
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 5)
  .map(({ one }) => one);

export const longSheets: BrowserCommand<[]> = () => [...ofPersonas, ...wordiestOfOthers];

/**
 * Prints a document in a tab of its own: the tests run in a frame, and a frame is cut off where it ends. The tab has the
 * address of the tests, so that it gets their fonts.
 */
export const countPages: BrowserCommand<[html: string]> = async ({ page, context }, html) => {
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

/** Before they are there the browser prints in other, wider letters. Runs in the page. */
const loadFonts = async () => {
  // Those by which the browser's own letters stand in for ours may be missing on this machine.
  const ours = [...document.fonts].filter(({ family }) => !family.includes(' as '));
  if (ours.length === 0) throw new Error('The document has no fonts.');
  await Promise.all(ours.map((font) => font.load()));
};
