import { describe, expect, test } from 'vitest';
import { hashOf, type Reviewable, readLedger, reviewables, unreviewed } from '#infra/aws/stages/clinical-review.ts';
import { wordingsIn } from '#infra/aws/stages/wordings.ts';
import { type Language, languageCodes } from '#shared/contract/language.ts';
import { featureCareClasses } from '#shared/features/care-classes.ts';
import { careClasses, safetySentencesOf } from '#shared/words/care-classes.ts';
import { reviewsOn, sheetOf, withReviews } from '#tests/lab/review/words-sheet.ts';

const safetySentences = safetySentencesOf({ ...careClasses, ...featureCareClasses });
const today = '2026-11-29';
const sentenceNamed = (sentence: string, wording: string): Reviewable => {
  return { sentence, language: 'en', subject: 'notice', class: 'act', wording, hash: hashOf(wording) };
};
const call = sentenceNamed('chest-pain.call', 'Call your local emergency number, now.');
const rest = sentenceNamed('chest-pain.rest', 'Sit down and rest.');
const byDoctor = { reviewer: 'Dr Ada Kent', role: 'GP', date: '2026-11-20' };

/** The sheet of these sentences as a clinician returns it: with this at the end of each line. */
const filled = (sentences: readonly Reviewable[], end: string): string =>
  sheetOf(sentences, sentences).replaceAll(/,,,$/gm, `,${end}`);
const mistakesOn = (csv: string, sentences: readonly Reviewable[] = [call, rest]): string => {
  try {
    reviewsOn(csv, sentences, today);
    return 'taken over';
  } catch (mistake) {
    return mistake instanceof Error ? mistake.message : '';
  }
};

describe('the sentences that a clinician reviews', () => {
  const reviewablesIn = (code: Language) => reviewables().filter(({ language }) => language === code);

  test.each(languageCodes)('in %s are all those about safety, each with its words', (code) => {
    const sentences = reviewablesIn(code);
    expect(sentences.map(({ sentence }) => sentence).sort()).toEqual([...safetySentences].sort());
    for (const { sentence, wording } of sentences) expect(wording, sentence).toMatch(/\p{L}/u);
  });

  test.each(languageCodes)('read as the product says them in %s', async (code) => {
    const words: Readonly<Record<string, unknown>> = await import(`../../../shared/words/${code}/chest-pain.ts`);
    const found = reviewablesIn(code).filter(({ sentence }) => sentence.startsWith('chest-pain.'));
    expect(found.length).toBeGreaterThan(20);
    for (const { sentence, wording } of found) {
      const said = words[sentence.replace('chest-pain.', '')];
      if (typeof said === 'string') expect(wording).toBe(said);
    }
  });

  test('are read with the limits of the rules that say them', () => {
    const taking = reviewables().filter(({ wording }) => /\{(?:limit|top|bottom)\}/.test(wording));
    expect(taking.length).toBeGreaterThan(20);
    for (const { sentence, wording } of taking) expect(wording, sentence).toMatch(/\[.*\b\w+ (?:sbp:)?\d+.*\]$/);
  });

  test('have a hash that a spreadsheet does not read as a number', () => {
    expect(reviewables().filter(({ hash }) => !/^w[\da-f]{16}$/.test(hash))).toEqual([]);
  });

  test('have their values in braces and all wordings of a plural', () => {
    const file = `export const plain = 'Sit down.';
export const onDay = (day: string, values: readonly string[]) => \`On \${day}: \${listOf(values)}.\`;
export const hours = (count: number) =>
  plural(count, { one: 'In 1 hour.', other: 'In # hours.' });
`;
    expect([...wordingsIn(file)]).toEqual([
      ['plain', 'Sit down.'],
      ['onDay', 'On {day}: {values}.'],
      ['hours', 'one: In 1 hour. | other: In # hours.'],
    ]);
  });
});

describe('the ledger', () => {
  test('names only sentences about safety', () => {
    for (const { sentence } of readLedger()) expect(safetySentences).toContain(sentence);
  });

  test('keeps a review while the words stay, and loses it with the first edit', () => {
    const ledger = withReviews([], reviewsOn(filled([call, rest], 'Dr Ada Kent,GP,2026-11-20'), [call, rest], today), [
      call,
      rest,
    ]);
    expect(unreviewed([call, rest], ledger)).toEqual([]);
    const edited = sentenceNamed(rest.sentence, 'Sit down and rest a little.');
    expect(unreviewed([call, edited], ledger)).toEqual([edited]);
    const spanish = { ...call, language: 'es' };
    expect(unreviewed([call, spanish], ledger)).toEqual([spanish]);
  });

  test('has the newest review of each sentence, and none of a sentence that is gone', () => {
    const older = { ...byDoctor, sentence: call.sentence, language: 'en', hash: call.hash, date: '2026-01-02' };
    const gone = { ...older, sentence: 'chest-pain.gone' };
    const newer = { ...older, date: '2026-11-20' };
    expect(withReviews([older, gone], [newer], [call, rest])).toEqual([newer]);
  });
});

describe('a filled sheet', () => {
  test('is read whole, with commas and quotes in its words', () => {
    const quoting = sentenceNamed('breath.ask', 'Say “I can’t breathe”, or "help".');
    const reviews = reviewsOn(filled([call, quoting], '"Kent, Ada",GP,2026-11-20'), [call, quoting], today);
    expect(reviews).toEqual(
      [call, quoting].map(({ sentence, language, hash }) => {
        return { sentence, language, hash, reviewer: 'Kent, Ada', role: 'GP', date: '2026-11-20' };
      }),
    );
  });

  test('is read from a spreadsheet that writes semicolons and other ends of lines', () => {
    const [head = '', ...lines] = filled([rest], 'Dr Ada Kent,GP,2026-11-20').trim().split('\n');
    const csv = [head, ...lines].map((line) => line.replaceAll(',', ';')).join('\r\n');
    expect(reviewsOn(csv, [rest], today)).toMatchObject([{ ...byDoctor, sentence: rest.sentence }]);
  });

  test('leaves out the lines that nobody has filled in', () => {
    const csv = sheetOf([call, rest], [call, rest]).replace(/,,,\n$/, ',Dr Ada Kent,GP,2026-11-20\n');
    expect(reviewsOn(csv, [call, rest], today)).toMatchObject([{ sentence: rest.sentence }]);
  });

  const { reviewer, role, date } = byDoctor;
  test.each([
    ['no line filled in', sheetOf([call], [call]), /No line has a reviewer, a role and a date\./],
    ['no reviewer', filled([call], `,${role},${date}`), /chest-pain\.call: fill in reviewer\./],
    ['no role and no date', filled([call], `${reviewer},,`), /chest-pain\.call: fill in role and date\./],
    [
      'a day that does not exist',
      filled([call], `${reviewer},${role},2026-02-30`),
      /the date is 2026-02-30\. .*YYYY-MM-DD/,
    ],
    ['a day to come', filled([call], `${reviewer},${role},2026-11-30`), /not after today/],
    [
      'an unknown sentence',
      filled([sentenceNamed('chest-pain.invented', 'Wait.')], `${reviewer},${role},${date}`),
      /chest-pain\.invented \(en\): there is no such sentence about safety/,
    ],
    [
      'a sentence whose words have changed',
      filled([sentenceNamed(rest.sentence, 'Lie down.')], `${reviewer},${role},${date}`),
      /its words have changed .* They are now: Sit down and rest\./,
    ],
    [
      'a sentence twice',
      filled([call, call], `${reviewer},${role},${date}`),
      /chest-pain\.call stands on the sheet twice/,
    ],
    ['columns missing', 'name,role\nx,y\n', /Missing: sentence, language, hash/],
  ])('is refused with %s', (_, csv, message) => {
    expect(mistakesOn(csv)).toMatch(message);
  });

  test('is refused with a cell that cannot be read, and names its line', () => {
    const csv = filled([call, rest], `${reviewer},${role},${date}`).replace('now."', 'now." please');
    expect(mistakesOn(csv)).toMatch(/^Line 2 cannot be read from here: "Call your/);
  });

  test('is refused whole for one mistake, and names them all', () => {
    const csv = filled([call, sentenceNamed('chest-pain.invented', 'Wait.')], `${reviewer},,${date}`);
    expect(mistakesOn(csv)).toMatch(/Nothing was taken over:\n- chest-pain\.call[^\n]*\n- chest-pain\.invented/);
  });
});
