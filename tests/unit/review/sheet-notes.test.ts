import { expect, test } from 'vitest';
import { languagesNotReviewed, readLedger, reviewables, unreviewed } from '#infra/aws/stages/clinical-review.ts';
import { languageCodes } from '#shared/contract/language.ts';
import type { RedFlag } from '#shared/safety/red-flag.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { sheetNotes } from '#tests/lab/review/sheet-notes.ts';

const all = reviewables();
const notesOn = sheetNotes(all);
const named = (sentence: string, code: string) => {
  const found = all.find((one) => one.sentence === sentence && one.language === code);
  if (!found) throw new Error(`There is no sentence ${sentence} in ${code}.`);
  return found;
};

test('a sentence of a warning has its level and time, in each language', () => {
  for (const code of languageCodes) {
    expect(notesOn(named('breath.acuteBreathlessWhat', code)).level).toBe('emergency');
    expect(notesOn(named('breath.breathlessNewAct', code)).level).toBe('urgent: Today or tomorrow');
  }
});

test('every sentence that a flag says has the level of that flag, also with numbers in it', () => {
  const withoutNumbers = (text: string) => text.replace(/ \[[^\]]*\]$/, '').replaceAll(/\{\w+\}|\d+/g, '#');
  const rowsOf = Map.groupBy(
    all.filter(({ language }) => language === 'en'),
    ({ wording }) => withoutNumbers(wording),
  );
  const without = redFlags.flatMap((flag: RedFlag) =>
    [{ text: flag.label }, ...flag.words, ...(flag.variants ?? []).flatMap(({ words }) => words)].flatMap(
      ({ text }) => {
        const rows = rowsOf.get(withoutNumbers(text)) ?? [];
        return rows.some((row) => notesOn(row).level.includes(flag.level)) ? [] : [`${flag.code}: ${text}`];
      },
    ),
  );
  expect(without).toEqual([]);
});

test('no sentence stands on the sheet in place of its English', () => {
  const translated = named('breath.breathlessNewAct', 'es');
  expect(() => sheetNotes([translated])(translated)).toThrow('breath.breathlessNewAct');
});

test('a translation has its English beside it, and English has none', () => {
  const english = named('breath.breathlessNewAct', 'en');
  expect(notesOn(english).english).toBe('');
  expect(notesOn(named('breath.breathlessNewAct', 'es')).english).toBe(english.wording);
});

test('what was read back stands beside the words that were read, and beside no others', () => {
  const translated = named('swelling.heartFailureSignsCall', 'es');
  expect(notesOn(translated).backReading).toBe('If it worsens within days, see a doctor the same day.');
  expect(notesOn({ ...translated, wording: `${translated.wording} Ya.` }).backReading).toBe('');
});

test('every sentence about safety in another language was read back in its present words', () => {
  const unread = all.filter((one) => one.language !== 'en' && notesOn(one).backReading === '');
  expect(unread.map(({ language, sentence }) => `${language} ${sentence}`)).toEqual([]);
});

test('a language counts as reviewed when each of its sentences about safety is', () => {
  const missing = unreviewed(all, readLedger());
  for (const code of languageCodes)
    expect(languagesNotReviewed().includes(code), code).toBe(missing.some(({ language }) => language === code));
});
