import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { composeResult } from '#shared/result.ts';
import { contentOf } from '#shared/verify/content-of.ts';
import type { SignedContent } from '#shared/verify/signed-content.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { runProgram } from '#tests/support/processes.ts';
import { numbersIn, spanish } from '#tests/support/translations.ts';
import { everyPersona, inputOf } from '#tests/unit/fhir/people.ts';

// A file that was made in English, as a page in Spanish shows it. Our names for figures, levels, notices and values have codes.

const folder = mkdtempSync(join(tmpdir(), 'signed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const person = longevityPersonas.average45F ?? Object.values(longevityPersonas)[0] ?? expect.fail('no persona');
const answers = { ...person.answers, weight: 166 };
const result = { submissionId: 'own', submittedAt: `${today}T09:00:00.000Z` };
const download = {
  parts: {
    accounts: [{ firstName: 'Ines', lastName: '' }],
    submissions: [{ ...result, answers, typed: { weight: { text: '75.3', unit: 'kg' } } }],
    results: [{ ...result, quiz_id: productQuizId, content: composeResult({ quizId: productQuizId, answers, today }) }],
  },
};

const healthy = cardiacPersonas.ideal60M ?? expect.fail('no such persona');
const withChestPain = inputOf({
  longevity: healthy.longevityAnswers,
  heart: { ...healthy.answers, chestPain: 'now' },
});

const files = [
  ...everyPersona.map(([name, input]) => [name, { kind: 'document', file: bundleOf(input) }] as const),
  ['a download', { kind: 'download', file: download }] as const,
  ['chest pain', { kind: 'document', file: bundleOf(withChestPain) }] as const,
];

const printer = `
  const { readFileSync, writeFileSync } = await import('node:fs');
  const { contentOf } = await import('#shared/verify/content-of.ts');
  const [from, to] = process.argv.slice(1);
  const contents = await Promise.all(JSON.parse(readFileSync(from, 'utf8')).map(contentOf));
  writeFileSync(to, JSON.stringify(contents));`;

const inSpanish = async (): Promise<SignedContent[]> => {
  const [from, to] = [join(folder, 'files.json'), join(folder, 'contents.json')];
  writeFileSync(from, JSON.stringify(files.map(([, file]) => file)));
  expect(await runProgram(process.execPath, ['--conditions=es', '--eval', printer, '--', from, to])).toBe(0);
  return JSON.parse(readFileSync(to, 'utf8'));
};

const wordsOf = ({ results, warnings, measured }: SignedContent): string[] =>
  [
    ...results.flatMap(({ title, figures }) => [title, ...figures.flatMap((one) => [one.label, one.value, one.range])]),
    ...warnings.map(({ text }) => text),
    ...measured.flatMap(({ label, value }) => [label, value]),
  ].filter((text) => text !== null);

test('a Spanish page shows an English file without an English word, with the same figures, levels and values', async () => {
  const contents = await inSpanish();
  for (const [place, [name, file]] of files.entries()) {
    const own = await contentOf(JSON.parse(JSON.stringify(file)));
    const other = contents[place] ?? expect.fail('missing');
    expect(other.name).toBe(own.name);
    const english = wordsOf(other).filter((text) => spanish.foreign.test(text.replace(/ in$/, '')));
    expect(english, name).toEqual([]);
    expect(
      other.warnings.map(({ level, day }) => [level, day]),
      name,
    ).toEqual(own.warnings.map(({ level, day }) => [level, day]));
    expect(new Set(other.warnings.map(({ text }) => text)).size, name).toBe(own.warnings.length);
    const values = (content: SignedContent) => content.measured.map(({ value }) => numbersIn([value]));
    expect(values(other), name).toEqual(values(own));
    // Why nothing was estimated, and why no level is given, are sentences without a code.
    const figures = ({ results }: SignedContent) =>
      results
        .flatMap((one) => one.figures.map(({ value }) => numbersIn([value.replace(/\..*[^%\d]$/, '')])))
        .filter((numbers) => numbers.length > 0);
    expect(figures(other), name).toEqual(figures(own));
  }
});

test('the heading of a notice stands for its code', async () => {
  const contents = await inSpanish();
  expect(contents.at(-1)?.warnings.map(({ level, text }) => [level, text])).toEqual([
    ['emergency', 'Dolor en el pecho ahora mismo'],
  ]);
});
