import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';
import { type Found, wordsIn } from '#tests/support/words-outside.ts';

// All that a visitor reads stands in files of words: tests/support/words-outside.ts finds the rest.

const ownWords = /^shared\/(?:words\/(?:[a-z]{2}|forms)|features\/(?:[\w-]+\/)+words)\//;

const exceptions: readonly RegExp[] = [
  // Names of stored things, the operator's metrics, and the description of the API: no visitor reads them.
  /^functions\/(?:adapters|openapi|ports|probe)\//,
  /^functions\/edge\/route\.ts$/,
  /^functions\/features\/[\w-]+\/(?:adapters\/|(?:adapters|ports)\.ts$)/,
  /^shared\/features\/[\w-]+\/(?:metrics|schemas|[\w-]+-style)\.ts$/,
  // Publications as they are called and quoted, and how numbers came out of them: the methods page shows these in English.
  /^shared\/sources\/(?:background-sources|readings|sources)\.ts$/,
  /^shared\/longevity\/evidence\/derivations\.ts$/,
  // Published codes with the names that their vocabularies give them, and where each was read.
  /^shared\/fhir\/codes\/codes\.ts$/,
  // Markup, rules and names of files. The words of the pages and mails come from elsewhere.
  /^web\/build\//,
  /^functions\/mail\/html\.ts$/,
  // The titles of RFC 9457 are for programs: no page shows one. What a person reads of a refusal is chosen by its code.
  /^shared\/contract\/errors\.ts$/,
  // Symbols of units and names of lines to call, which are the same in every language.
  /^shared\/quiz\/units\/units\.ts$/,
  /^shared\/(?:places\/talk-table|safety\/support-lines)\.ts$/,
  // What an operator writes, in each language: the name of the product and a line about it.
  /^shared\/product\.ts$/,
  // What the language model is told to do. It writes no sentence itself.
  /^functions\/results\/chooser\/choose\.ts$/,
  // A language offers itself in its own words, also on a page that has the words of another one.
  /^shared\/languages\.ts$/,
];

type Properties = { readonly files: RegExp; readonly name: string };

/** Properties that no visitor reads as they stand. */
const ofCode: readonly Properties[] = [
  // When a rule applies, half of it in codes. It stands beside the code that it describes, so that both change together. The
  // methods page writes it out in English.
  {
    files: /^shared\/heart\/(?:evidence\/risk-enhancers|plan\/(?:ask-clinician|le8-plan|next-steps|plan))\.ts$/,
    name: 'when',
  },
  // Where a hazard ratio comes from, for whoever changes it.
  { files: /^shared\/longevity\/evidence\/(?:activity|health|sleep)-evidence\.ts$/, name: 'note' },
];

const isOfCode = (file: string, { property }: Found): boolean =>
  ofCode.some(({ files, name }) => name === property && files.test(file));

const product = sourceFiles().filter((file) => /^(?:web|functions|shared)\//.test(file) && !ownWords.test(file));
const wordsOf = async (file: string): Promise<string[]> => {
  const found = await wordsIn(file, readFileSync(join(root, file), 'utf8'));
  const shown = found.filter((one) => !isOfCode(file, one));
  return shown.map(({ line, text }) => `${file}:${line} ${text}`);
};

test('no sentence for a visitor stands in code', async () => {
  const checked = product.filter((file) => !exceptions.some((one) => one.test(file)));
  const found = await Promise.all(checked.map(wordsOf));
  expect(checked.length).toBeGreaterThan(50);
  expect(found.flat()).toEqual([]);
});

/** One line of code in a component or a handler, and the words in it that a visitor would read. */
test.each([
  ['<p>Saved.</p>', ['Saved.']],
  ['<p>Saved on {day}.</p>', ['Saved on']],
  ['<a aria-label="Print" href="/x">{icon}</a>', ['Print']],
  ['<Fact term="Risk Level">{level}</Fact>', ['Risk Level']],
  ['<p>{isBusy ? "Saving" : words.saved}</p>', ['Saving']],
  ['<p>{isBusy && "Saving"}</p>', ['Saving']],
  ['<b className="wide open" role="status">{words.saved}</b>', []],
  ['fail("Enter a number.")', ['Enter a number.']],
  [`fail(\`Enter a number from \${min}.\`)`, ['Enter a number from ….']],
  ['({ label: "Sleep", busy: "Saving…" })', ['Sleep', 'Saving…']],
  ['({ button: "View Results" })', ['View Results']],
  ['({ kind: "sleep", code: "two-words" })', []],
  ['console.error("This is for the operator")', []],
  ['new TypeError("This is for the engineer")', []],
  ['count as "a type of words"', []],
  ['hash("The purpose of a hash", text)', []],
  [`createHash("sha256").update(\`A text to hash: \${text}\`)`, []],
  ['page.update("All is saved now.")', ['All is saved now.']],
  ['({ "self-rated health, fitted": 1 })', []],
  ['figures["self-rated health, fitted"]', []],
  ['["quiz.example mail.example"]', []],
  ['[key, "aria-label", "Enter"]', []],
])('%s', async (code, words) => {
  const found = await wordsIn('sample.tsx', `const sample = ${code};`);
  expect(found.map(({ text }) => text)).toEqual(words);
});
