import { describe, expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { liveVersion } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { cardiacPersonas, today } from '#tests/personas/read-personas.ts';
import { inputOf } from '#tests/unit/fhir/people.ts';
import { readFile } from '#web/features/numbers/form/lab-file.tsx';
import type { Base } from '#web/features/numbers/form/use-base.ts';

const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'percent' } as const;
const persona = cardiacPersonas.average45F ?? expect.fail('no such persona');
const base: Base = {
  submissionId: asSubmissionId('submission-1'),
  quiz: heartQuiz,
  earlier: { answers: { ...persona.answers, restingHeartRate: '70' }, typed: {} },
  longevity: persona.longevityAnswers,
  today,
};

const numbers = {
  bpReading: 'numbers',
  bpSystolic: '128',
  bpDiastolic: '79',
  restingHeartRate: '64',
  hdlCholesterol: '50.3',
  labDate: '2025-11-03',
};
const typed: GivenAnswers['typed'] = { hdlCholesterol: { text: '1,3', unit: 'mmol' } };
const fileOf = (answers: Readonly<Record<string, string>>): string => {
  const { bpBand: _, ...rest } = persona.answers;
  const heart = { ...rest, ...answers };
  return JSON.stringify(bundleOf(inputOf({ longevity: persona.longevityAnswers, heart, typed })));
};
const read = (text: string) => readFile(base, text, units, 'en-GB');

describe('the numbers of a file', () => {
  const reading = read(fileOf(numbers));
  const found = reading.kind === 'found' ? reading : expect.fail('nothing found');

  test('are shown as typed, next to the stored ones', () => {
    expect(found.values.map(({ id, value, now }) => [id, value, now])).toEqual([
      ['bpSystolic', '128 mmHg', null],
      ['bpDiastolic', '79 mmHg', null],
      ['restingHeartRate', '64 beats a minute', '70 beats a minute'],
      ['hdlCholesterol', '1.3 mmol/L', null],
      ['labDate', expect.stringMatching(/3\b.*2025/), null],
    ]);
  });

  test('are exactly the answers that the file was made from', () => {
    const { bpReading: _, ...given } = numbers;
    expect(found.given.answers).toEqual(given);
  });

  test('come with the name and the day in the file', () => {
    expect(found.who).toContain('Ines');
    expect(found.authored).toBe(`${today}T09:30:00.000Z`);
  });

  test('that are impossible are not offered, with the reason', () => {
    const late = read(fileOf({ ...numbers, labDate: '2031-01-01' }));
    const refused = late.kind === 'found' ? late.values.filter(({ refusal }) => refusal !== null) : [];
    expect(refused.map(({ id }) => id)).toEqual(['labDate']);
    expect(refused[0]?.refusal).toMatch(/^[A-Z].*[.]$/);
  });
});

test.each([
  ['no text at all', ''],
  ['no JSON', '{'],
  ['another thing', '[1,2]'],
  [
    'another person’s document',
    JSON.stringify({ resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Patient' } }] }),
  ],
  ['a longevity result alone', JSON.stringify(bundleOf(inputOf({ longevity: persona.longevityAnswers, heart: null })))],
])('%s gets a sentence that says what to do', (_, text) => {
  expect(read(text)).toEqual({ kind: 'unclear', sentence: expect.stringContaining('Choose the file you saved') });
});

test('a heart result without a measured number says so', () => {
  const { restingHeartRate: _, bpSystolic: __, bpDiastolic: ___, ...few } = persona.answers;
  const text = JSON.stringify(bundleOf(inputOf({ longevity: persona.longevityAnswers, heart: few })));
  expect(read(text)).toMatchObject({ kind: 'unclear', sentence: expect.stringContaining('no measured numbers') });
});

// Forms in which other programs pass on such a file. The names of people are invented.

const responseOf = (items: readonly object[], more: object = {}) => ({
  resourceType: 'QuestionnaireResponse',
  questionnaire: `https://longevity.example/api/fhir/Questionnaire/cardiac-health|${liveVersion}`,
  status: 'completed',
  authored: '2026-01-15T09:30:00.000Z',
  subject: { reference: 'urn:uuid:person-a' },
  item: [{ linkId: 'numbers', item: items }],
  ...more,
});
const patient = (id: string, name: string) => ({
  fullUrl: `urn:uuid:${id}`,
  resource: { resourceType: 'Patient', id, name: [{ text: name }] },
});
const systolic = (value: number) => ({ linkId: 'bpSystolic', answer: [{ valueDecimal: value }] });
const diastolic = { linkId: 'bpDiastolic', answer: [{ valueDecimal: 79 }] };
const hdl = (more: object = {}) => ({
  linkId: 'hdlCholesterol',
  answer: [
    { valueQuantity: { value: 50, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL', ...more } },
  ],
});
const three = [systolic(128), diastolic, hdl()];
const bundle = (...entry: readonly object[]) => ({ resourceType: 'Bundle', type: 'collection', entry });
const good = bundle(patient('person-a', 'Ada Example'), { resource: responseOf(three) });

const readJson = (document: unknown) => read(JSON.stringify(document));
const valuesOf = (reading: ReturnType<typeof read>) =>
  reading.kind === 'found' ? reading.values.map(({ id, value }) => [id, value]) : reading.sentence;
const whose = (reading: ReturnType<typeof read>) => (reading.kind === 'found' ? reading.who : reading.sentence);
const threeValues = [
  ['bpSystolic', '128 mmHg'],
  ['bpDiastolic', '79 mmHg'],
  ['hdlCholesterol', '50 mg/dL'],
];

test.each([
  ['our own Bundle', JSON.stringify(good)],
  ['a Bundle inside a search result', JSON.stringify(bundle({ resource: good }))],
  ['the response alone', JSON.stringify(responseOf(three))],
  [
    'a canonical without a version',
    JSON.stringify(
      responseOf(three, { questionnaire: 'https://longevity.example/api/fhir/Questionnaire/cardiac-health' }),
    ),
  ],
  [
    'one resource in each line',
    `${JSON.stringify(patient('person-a', 'Ada Example').resource)}\r\n${JSON.stringify(responseOf(three))}\n`,
  ],
])('%s is read', (_, text) => {
  expect(valuesOf(read(text))).toEqual(threeValues);
});

test('in a file with two people, the person who gave the answers is named, and no one if that is unclear', () => {
  const [ada, otto] = [patient('person-a', 'Ada Example'), patient('person-b', 'Otto Other')];
  const of = (reference: string) => ({ resource: responseOf(three, { subject: { reference } }) });
  expect(whose(readJson(good))).toBe('Ada Example');
  expect(whose(readJson(bundle(otto, ada, of('urn:uuid:person-a'))))).toBe('Ada Example');
  expect(whose(readJson(bundle(otto, ada, of('https://clinic.example/fhir/Patient/person-a'))))).toBe('Ada Example');
  expect(whose(readJson(bundle(otto, ada, of('Patient/person-a'))))).toBe('Ada Example');
  expect(whose(readJson(bundle(otto, of('urn:uuid:person-a'))))).toBe('');
  expect(whose(readJson(bundle(otto, ada, { resource: responseOf(three, { subject: null }) })))).toBe('');
});

test('answers that were entered in error are not offered', () => {
  const withdrawn = responseOf(three, { status: 'entered-in-error' });
  expect(readJson(bundle({ resource: withdrawn })).kind).toBe('unclear');
});

test('a value that is only a bound is not offered as that number', () => {
  expect(valuesOf(readJson(responseOf([systolic(128), diastolic, hdl({ comparator: '<' })])))).toEqual(
    threeValues.slice(0, 2),
  );
});

test('the newest answers are found in any time zone', () => {
  const at = (authored: string, value: number) => ({
    resource: responseOf([systolic(value), diastolic], { authored }),
  });
  const newest = at('2026-01-15T08:00:00-05:00', 131);
  const older = at('2026-01-15T12:30:00Z', 119);
  expect(valuesOf(readJson(bundle(newest, older)))).toContainEqual(['bpSystolic', '131 mmHg']);
  expect(valuesOf(readJson(bundle(older, newest)))).toContainEqual(['bpSystolic', '131 mmHg']);
});

test('a file that was made to break readers gets a sentence', () => {
  const deep = (count: number) => `${'{"item":['.repeat(count)}${']}'.repeat(count)}`;
  const response = JSON.stringify(bundle({ resource: responseOf([]) }));
  const nested = response.replace('"item":[]', `"item":[${deep(20_000)}]`);
  const wrapped = `${'{"resourceType":"Bundle","entry":[{"resource":'.repeat(5000)}{}${'}]}'.repeat(5000)}`;
  for (const text of [
    nested,
    wrapped,
    JSON.stringify(bundle({ resource: responseOf(three, { questionnaire: { toString: 1 } }) })),
  ])
    expect(read(text)).toEqual({ kind: 'unclear', sentence: expect.stringMatching(/file/) });
});
