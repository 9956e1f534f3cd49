import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Language, languageCodes } from '#shared/contract/language.ts';
import { featureCareClasses } from '#shared/features/care-classes.ts';
import * as pressureLimits from '#shared/safety/pressure-limits.ts';
import * as pulseLimits from '#shared/safety/pulse-limits.ts';
import { type CareTable, careClasses, safetySentencesOf } from '#shared/words/care-classes.ts';
import { wordingsIn } from './wordings.ts';

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
  /** What is read. A value in it stands in braces; a plural has all its wordings. Limits of rules are said after it. */
  readonly wording: string;
  readonly hash: string;
};

/** Every sentence about safety, of the core and of features, in these languages. */
export const reviewables = (languages: readonly Language[] = languageCodes): Reviewable[] =>
  languages.flatMap((language) => [
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
      const words = wordings.get(name);
      if (!words) throw new Error(`shared/${fileOf(room)} has no ${name}, but care-classes.ts does.`);
      const wording = withLimits(room, words);
      return [{ sentence, subject, class: kind, language, wording, hash: hashOf(wording) }];
    });
  });
};

/** The rooms whose sentences take a number from the rule that says them. */
const limitsOf: Readonly<Record<string, object>> = {
  'blood-pressure': pressureLimits,
  heartbeat: pulseLimits,
  pulse: pulseLimits,
};

/** With the numbers that its rules have, so that another number ends a review too. */
const withLimits = (room: string, wording: string): string => {
  if (!/\{(?:limit|top|bottom)\}/.test(wording)) return wording;
  const limits = Object.entries(limitsOf[room] ?? {}).map(
    ([name, limit]) => `${name} ${JSON.stringify(limit).replaceAll(/["{}]/g, '')}`,
  );
  return `${wording} [${limits.toSorted().join('; ')}]`;
};

/** Begins with a letter, because a spreadsheet reads digits, and digits with an e, as a number. */
export const hashOf = (wording: string): string =>
  `w${createHash('sha256').update(wording).digest('hex').slice(0, 16)}`;

/** Those without a review of their present wording. */
export const unreviewed = (sentences: readonly Reviewable[], ledger: readonly Review[]): Reviewable[] => {
  const keyOf = ({ sentence, language, hash }: Review | Reviewable) => `${language} ${sentence} ${hash}`;
  const reviewed = new Set(ledger.map(keyOf));
  return sentences.filter((one) => !reviewed.has(keyOf(one)));
};

/** The languages with a sentence about safety that nobody has reviewed in its present words. */
export const languagesNotReviewed = (languages: readonly Language[] = languageCodes): Language[] => {
  const missing = unreviewed(reviewables(languages), readLedger());
  return languages.filter((code) => missing.some(({ language }) => language === code));
};

/** How many sentences about safety nobody has reviewed, and how many there are. */
export const reviewCount = (
  languages: readonly Language[] = languageCodes,
): { readonly missing: number; readonly all: number } => {
  const sentences = reviewables(languages);
  return { missing: unreviewed(sentences, readLedger()).length, all: sentences.length };
};
