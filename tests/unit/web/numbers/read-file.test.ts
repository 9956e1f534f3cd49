import { describe, expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { cardiacPersonas, today } from '#tests/personas/personas.ts';
import { inputOf } from '#tests/unit/fhir/people.ts';
import { readFile } from '#web/numbers/lab-file.tsx';
import type { Base } from '#web/numbers/use-base.ts';

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

  test('are shown as typed, beside the stored ones', () => {
    expect(found.values.map(({ id, value, now }) => [id, value, now])).toEqual([
      ['bpSystolic', '128 mmHg', null],
      ['bpDiastolic', '79 mmHg', null],
      ['restingHeartRate', '64 beats a minute', '70 beats a minute'],
      ['hdlCholesterol', '1.3 mmol/L', null],
      ['labDate', expect.stringMatching(/3\b.*2025/), null],
    ]);
  });

  test('are exactly the answers that the file was made of', () => {
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
])('%s is answered with a sentence that says what to do', (_, text) => {
  expect(read(text)).toEqual({ kind: 'unclear', sentence: expect.stringContaining('Choose the file you saved') });
});

test('a heart result without a measured number says so', () => {
  const { restingHeartRate: _, bpSystolic: __, bpDiastolic: ___, ...few } = persona.answers;
  const text = JSON.stringify(bundleOf(inputOf({ longevity: persona.longevityAnswers, heart: few })));
  expect(read(text)).toMatchObject({ kind: 'unclear', sentence: expect.stringContaining('no measured numbers') });
});
