import * as words from '#feature-words/methods.ts';
import type { DrawnPage, SiteFile } from '#web/features/feature.ts';
import association from './proof/association.json' with { type: 'json' };
import { dataFile, referenceFile } from './proof/data-file.ts';
import { referenceSet } from './reference/reference-set.ts';

export const drawnPages: readonly DrawnPage[] = [
  {
    path: '/methods',
    file: 'methods',
    title: words.methods,
    modules: ['features/methods/page/methods-page.tsx', 'early-input.ts'],
    // A long text that is complete from the start. 100 bytes name what a notice is about. 150 bytes are in the file
    // that every page loads first: the features' links in the footer, and the link to a source. 400 bytes are the words
    // for numbers, and the lists and plurals of the language. The page contains the names of the other files. These
    // change with every build, and when a feature is left out, by up to 200 bytes.
    firstScreen: { bytes: 285_250, scripts: 28 },
  },
  {
    path: '/proof',
    file: 'proof',
    title: words.howWellDoesItWork,
    modules: ['features/methods/proof/proof-page.tsx'],
    // It contains every figure of the check: in folded tables, and in the data file of the two surveys that they come from.
    firstScreen: { bytes: 138_000, scripts: 12 },
  },
];

export const siteFiles: readonly SiteFile[] = [
  { address: dataFile, text: () => `${JSON.stringify(association, null, 2)}\n` },
  { address: referenceFile, text: () => JSON.stringify(referenceSet()) },
];
