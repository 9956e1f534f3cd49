import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answersInWords } from '#shared/answers-in-words.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { composeResult } from '#shared/result.ts';
import { contentOf } from '#shared/verify/content-of.ts';
import type { SignedContent } from '#shared/verify/signed-content.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { runProgram } from '#tests/support/processes.ts';
import { foreignIn, numbersIn, spanish } from '#tests/support/translations.ts';
import { everyPersona, inputOf } from '#tests/unit/fhir/people.ts';
import { notEstimated } from '#words/headlines.ts';

// A file that was made in English, as a page in Spanish shows it. Our names for figures, levels, notices and values have codes.

const folder = mkdtempSync(join(tmpdir(), 'signed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const person = longevityPersonas.average45F ?? Object.values(longevityPersonas)[0] ?? expect.fail('no persona');
const answers = { ...person.answers, weight: 166 };
const submittedAt = `${today}T09:00:00.000Z`;

type Sent = { quizId: QuizId; answers: Answers; typed: TypedAnswers };
/** As the server writes it: each submission with its answers in words. */
const downloadOf = async (...sent: readonly Sent[]) => ({
  parts: {
    accounts: [{ firstName: 'Ines', lastName: '' }],
    submissions: await Promise.all(
      sent.map(async ({ quizId, ...given }) => {
        const inWords = answersInWords(await loadQuiz(quizId), { ...given, units: null }).answers;
        return { submissionId: quizId, submittedAt, ...given, inWords };
      }),
    ),
    results: sent.map(({ quizId, ...given }) => {
      const content = composeResult({ quizId, answers: given.answers, longevityAnswers: person.answers, today });
      return { submissionId: quizId, submittedAt, quiz_id: quizId, content };
    }),
  },
});
const heartAnswers = {
  bpReading: 'numbers',
  bpSystolic: '118',
  bpDiastolic: '76',
  totalCholesterol: '201',
  a1c: '5.4',
};
const download = await downloadOf(
  { quizId: productQuizId, answers, typed: { weight: { text: '75.3', unit: 'kg' } } },
  { quizId: cardiacQuizId, answers: heartAnswers, typed: { totalCholesterol: { text: '5.2', unit: 'mmol' } } },
);

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

/** What a function of a module makes of each of these in Spanish. */
const eachInSpanish = async (module: string, name: string, given: readonly object[]) => {
  const [from, to] = [join(folder, 'given.json'), join(folder, 'made.json')];
  writeFileSync(from, JSON.stringify(given));
  const program = `
    const { readFileSync, writeFileSync } = await import('node:fs');
    const { ${name} } = await import('${module}');
    const [from, to] = process.argv.slice(1);
    const made = await Promise.all(JSON.parse(readFileSync(from, 'utf8')).map((one) => ${name}(one)));
    writeFileSync(to, JSON.stringify(made));`;
  expect(await runProgram(process.execPath, ['--conditions=es', '--eval', program, '--', from, to])).toBe(0);
  return JSON.parse(readFileSync(to, 'utf8'));
};

type SignedFile = Parameters<typeof contentOf>[0];
const contentsInSpanish = (all: readonly SignedFile[]): Promise<SignedContent[]> =>
  eachInSpanish('#shared/verify/content-of.ts', 'contentOf', all);
const inSpanish = () => contentsInSpanish(files.map(([, file]) => file));

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
    const english = wordsOf(other).filter((text) => foreignIn(text.replace(/ in$/, ''), spanish).length > 0);
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

const measuredInSpanish = async (file: object) => {
  const [content = expect.fail('nothing')] = await contentsInSpanish([{ kind: 'download', file }]);
  return content.measured.map(({ value }) => value);
};

test('a Spanish page shows every measured value of an English download, with the numbers as they were typed', async () => {
  const values = await measuredInSpanish(download);
  expect(values).toEqual(expect.arrayContaining(['75.3 kg', '5.2 mmol/L', '118 mmHg', '5.4%']));
});

test('a page in the language of a download shows the words that were signed, whatever would be said today', async () => {
  const signed = structuredClone(download);
  const [words = expect.fail('nothing')] =
    signed.parts.submissions[0]?.inWords.filter(({ questionId }) => questionId === 'weight') ?? [];
  Object.assign(words, { valueText: '75.3 kilos' });
  const { measured } = await contentOf({ kind: 'download', file: signed });
  expect(measured).toContainEqual(expect.objectContaining({ label: words.questionText, value: '75.3 kilos' }));
});

test('a value in a unit that this release does not know stands in the words of the file', async () => {
  const signed = structuredClone(download);
  const [first = expect.fail('nothing')] = signed.parts.submissions;
  const words = first.inWords.find(({ questionId }) => questionId === 'weight') ?? expect.fail('no weight');
  Object.assign(words, { valueText: '200 old pounds' });
  Object.assign(first.typed, { weight: { text: '200', unit: 'old-pounds' } });
  expect(await measuredInSpanish(signed)).toContain('200 old pounds');
});

test('the heading of a notice stands for its code', async () => {
  const contents = await inSpanish();
  expect(contents.at(-1)?.warnings.map(({ level, text }) => [level, text])).toEqual([
    ['emergency', 'Dolor en el pecho ahora mismo'],
  ]);
});

// The two quizzes of a person who changed the language between them. Chest pain is asked about in the second.

const heartInSpanish = async (heart: Answers): Promise<Bundle> => {
  const { longevityAnswers: longevity } = healthy;
  const [first] = inputOf({ longevity, heart: null }).results;
  const [, second = expect.fail('one result')] = inputOf({ longevity, heart }).results;
  const submitted = { quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today };
  const [content] = await eachInSpanish('#shared/result.ts', 'composeResult', [submitted]);
  return bundleOf({ ...inputOf({ longevity, heart }), results: [first, { ...second, content }] });
};

const asFile = (document: Bundle): SignedFile => ({ kind: 'document', file: JSON.parse(JSON.stringify(document)) });

test('a document of two languages says of each result in which its sentences are, and both validators accept it', async () => {
  const document = await heartInSpanish({ ...healthy.answers, chestPain: 'now' });
  const languages = (type: string) =>
    document.entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource.language] : []));
  expect([document.language, languages('Flag'), languages('RiskAssessment')]).toEqual(['en-GB', ['es-US'], ['es-US']]);
  expect(languages('Observation').filter(Boolean)).toEqual(['en-GB']);
  expect([...faultsByMedplum(document), ...faultsByFhir(document)]).toEqual([]);
});

test('each page shows the warnings of the other language by their headings, and its own as they were said', async () => {
  const document = await heartInSpanish({ ...healthy.answers, chestPain: 'now' });
  const own = await contentOf(asFile(document));
  expect(own.warnings.map(({ text }) => text)).toEqual(['Chest pain right now']);
  const [spanishPage = expect.fail('nothing')] = await contentsInSpanish([asFile(document)]);
  const said = document.entry.flatMap(({ resource }) => (resource.resourceType === 'Flag' ? [resource.code.text] : []));
  expect(spanishPage.warnings.map(({ text }) => text)).toEqual(said);
});

test('why nothing was estimated is not shown in a page of another language', async () => {
  const noEstimate = cardiacPersonas.dialysis57M ?? expect.fail('no such persona');
  const document = await heartInSpanish(noEstimate.answers);
  const { results } = await contentOf(asFile(document));
  expect(results.at(-1)?.figures.map(({ value }) => value)).toEqual([notEstimated]);
  const foreign = wordsOf({ name: '', results, warnings: [], measured: [] }).filter((text) => /[áéíóúñ]/.test(text));
  expect(foreign).toEqual([]);
});
