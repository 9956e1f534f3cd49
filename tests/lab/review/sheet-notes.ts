import { existsSync, readFileSync } from 'node:fs';
import type { Reviewable } from '#infra/aws/stages/clinical-review.ts';
import { deadlines } from '#shared/safety/levels.ts';
import type { RedFlag } from '#shared/safety/red-flag.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import type { Words } from '#shared/safety/sentence.ts';
import { namesOf } from './sentences-of-flags.ts';

// What the sheet of sentences tells its reader about each, beside the words.

/** The level of each sentence of a flag and of its variants, with its time: 'emergency', 'urgent: Today'. */
const levelsBySentence = (): ReadonlyMap<string, string> => {
  const levels = new Map<string, Set<string>>();
  const add = (words: readonly Words[], level: string) => {
    const { label, sentences } = namesOf(words);
    for (const sentence of label === null ? sentences : [label, ...sentences])
      levels.set(sentence, (levels.get(sentence) ?? new Set()).add(level));
  };
  for (const flag of redFlags) {
    add(flag.words, levelOf(flag, {}));
    for (const { words, ...time } of flag.variants ?? []) add(words, levelOf(flag, time));
  }
  return new Map([...levels].map(([sentence, found]) => [sentence, [...found].sort().join(' | ')]));
};

const levelOf = (flag: RedFlag, variant: object): string => {
  const { level, seenBy, by } = { seenBy: undefined, by: undefined, ...flag, ...variant };
  const when = seenBy ?? by;
  return when ? `${level}: ${deadlines[when]}` : level;
};

/** What a second reader, who saw only the translation, wrote in English: each by its sentence and the wording that was read. */
const backReadings = (language: string): ReadonlyMap<string, string> => {
  const file = new URL(`back-reading-${language}.tsv`, import.meta.url);
  if (!existsSync(file)) return new Map();
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [sentence = '', wording = '', reading = ''] = line.split('\t');
      return [keyOf({ sentence, wording }), reading];
    }),
  );
};

/** Without the limits that a wording ends with on the sheet: the reader back did not see them. */
const keyOf = ({ sentence, wording }: Pick<Reviewable, 'sentence' | 'wording'>): string =>
  `${sentence}\t${wording.replace(/ \[[^\]]*\]$/, '')}`;

/** Of a translated sentence: what it translates, and its reading back, which is blank if its words have changed since. */
export type SheetNotes = { readonly level: string; readonly english: string; readonly backReading: string };

/** `all`: every sentence about safety, of each language. */
export const sheetNotes = (all: readonly Reviewable[]): ((of: Reviewable) => SheetNotes) => {
  const english = new Map(all.filter(({ language }) => language === 'en').map((one) => [one.sentence, one.wording]));
  const levels = levelsBySentence();
  const readings = new Map([...new Set(all.map(({ language }) => language))].map((code) => [code, backReadings(code)]));
  return (of) => {
    const source = english.get(of.sentence);
    if (source === undefined) throw new Error(`${of.sentence} is not among the English sentences.`);
    return {
      level: levels.get(of.sentence) ?? '',
      english: of.language === 'en' ? '' : source,
      backReading: readings.get(of.language)?.get(keyOf(of)) ?? '',
    };
  };
};
