import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { languages } from '#languages';
import { featureCareClasses } from '#shared/features/care-classes.ts';
import { type CareTable, careClasses, safetySentencesOf } from '#shared/words/care-classes.ts';

// Which sentences about safety a clinician has reviewed, in which wording. `shared/words/reviewed.json` is the ledger. A review
// is of the wording: an edited sentence has none.

const shared = new URL('../../../shared/', import.meta.url);
const ledgerFile = new URL('words/reviewed.json', shared);

const text = z.string().check(z.trim(), z.minLength(1));
const reviewShape = z.strictObject({
  sentence: text,
  language: text,
  /** Of the wording that was reviewed. */
  hash: text,
  reviewer: text,
  role: text,
  date: z.iso.date(),
});
export type Review = z.output<typeof reviewShape>;

export const readLedger = (): Review[] => z.array(reviewShape).parse(JSON.parse(readFileSync(ledgerFile, 'utf8')));

export const writeLedger = (reviews: readonly Review[]): void =>
  writeFileSync(ledgerFile, `${JSON.stringify(reviews, null, 2)}\n`);

/** A sentence to review, as it stands now. */
export type Reviewable = {
  /** Room and name, such as 'chest-pain.chestPainNowCall'. */
  readonly sentence: string;
  readonly subject: string;
  readonly class: string;
  readonly language: string;
  /** What is read. A value in it stands in braces; a plural has all its wordings. */
  readonly wording: string;
  readonly hash: string;
};

/** Every sentence about safety, of the core and of features, in every language. */
export const reviewables = (): Reviewable[] =>
  Object.keys(languages).flatMap((language) => [
    ...reviewablesOf(careClasses, language, (room) => `words/${language}/${room}.ts`),
    ...reviewablesOf(featureCareClasses, language, (room) => `features/${room}/words/${language}.ts`),
  ]);

const reviewablesOf = (table: CareTable, language: string, fileOf: (room: string) => string): Reviewable[] => {
  const isSafety = new Set(safetySentencesOf(table));
  return Object.entries(table).flatMap(([room, names]) => {
    const wordings = wordingsIn(readFileSync(new URL(fileOf(room), shared), 'utf8'));
    return Object.entries(names).flatMap(([name, [kind, subject]]) => {
      const sentence = `${room}.${name}`;
      if (!isSafety.has(sentence)) return [];
      const wording = wordings.get(name);
      if (!wording) throw new Error(`shared/${fileOf(room)} has no ${name}, but care-classes.ts does.`);
      return [{ sentence, subject, class: kind, language, wording, hash: hashOf(wording) }];
    });
  });
};

export const hashOf = (wording: string): string => createHash('sha256').update(wording).digest('hex').slice(0, 16);

/** What a file of words says, by name. Its rules (tests/support/whole-sentences.ts) make this simple. */
export const wordingsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...file.matchAll(/^export const (\w+) =\s*([\s\S]*?);$/gm)].map(([, name = '', value = '']) => [
      name,
      wordingOf(value.replace(/^\([^)]*\)\s*=>\s*/, '')),
    ]),
  );

/** Without the marks of code. Line breaks of the file say nothing. */
const wordingOf = (value: string): string => {
  const wordings = [...value.matchAll(/(?:(zero|one|two|few|many|other):\s*)?(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g)];
  return wordings
    .map(([, category, , words = '']) => {
      const plain = words.replaceAll(/\\(.)/g, '$1').replaceAll(/\$\{(?:listOf\()?([\w.]+)\)?\}/g, '{$1}');
      return category ? `${category}: ${plain}` : plain;
    })
    .join(' | ');
};

/** Those without a review of their present wording. */
export const unreviewed = (sentences: readonly Reviewable[], ledger: readonly Review[]): Reviewable[] => {
  const keyOf = ({ sentence, language, hash }: Review | Reviewable) => `${language} ${sentence} ${hash}`;
  const reviewed = new Set(ledger.map(keyOf));
  return sentences.filter((one) => !reviewed.has(keyOf(one)));
};

/** How many sentences about safety nobody has reviewed, and how many there are. */
export const reviewCount = (): { readonly missing: number; readonly all: number } => {
  const sentences = reviewables();
  return { missing: unreviewed(sentences, readLedger()).length, all: sentences.length };
};
