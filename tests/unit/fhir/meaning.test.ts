import { describe, expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { openSideIn } from '#shared/fhir/heart-risk.ts';
import { bandValue } from '#shared/fhir/measurements.ts';
import type { Observation } from '#shared/fhir/resources.ts';
import { type ToBundle, yearsLater } from '#shared/fhir/setting.ts';
import { bandQuestions } from '#shared/person/my-numbers.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { objectsIn, ofType } from './own-checks.ts';
import { everyPersona, inputOf } from './people.ts';

const heartOf = (name: string, typed: NonNullable<Parameters<typeof inputOf>[0]['typed']> = {}) => {
  const persona = cardiacPersonas[name];
  if (!persona) throw new Error(`The cast has no ${name}.`);
  return { persona, input: inputOf({ longevity: persona.longevityAnswers, heart: persona.answers, typed }) };
};
const withHeart = (input: ToBundle, answers: Readonly<Record<string, string>>): ToBundle => {
  const [first, second = first] = input.results;
  return { ...input, results: [first, { ...second, answers: { ...second.answers, ...answers } }] };
};
const loincOf = ({ code }: Observation) => code.coding?.find(({ system }) => system === 'http://loinc.org')?.code;
const observed = (input: ToBundle, code: string) =>
  ofType(bundleOf(input), 'Observation').find((one) => loincOf(one) === code);

describe('the heart’s percentage', () => {
  test.each(Object.entries(cardiacPersonas))(
    'of %s matches the reference, as a percentage, or a reason is given',
    (name, { output }) => {
      const { input } = heartOf(name);
      const [risk] = ofType(bundleOf(input), 'RiskAssessment');
      if (output.eligibility !== 'ok') {
        expect(risk?.status).toBe('cancelled');
        expect(risk?.prediction).toBeUndefined();
        expect(risk?.note[0]?.text).toBe(input.results[1]?.content.overall_summary.notEstimatedReason);
        return;
      }
      const [figure, range] = risk?.prediction ?? [];
      expect(figure).toMatchObject({ probabilityDecimal: output.cardiacRiskScore });
      expect(range).toMatchObject({
        probabilityRange: { low: { value: output.range[0], code: '%' }, high: { value: output.range[1], code: '%' } },
      });
      expect(risk?.basis.length).toBeGreaterThan(0);
      expect(risk?.method.text).toContain(input.results[1]?.content.engine?.version);
    },
  );

  test('below the model’s limit is a range down to that limit, and never 0', () => {
    const { input } = heartOf('average45F');
    const [first, second = first] = input.results;
    const content = { ...second.content, overall_summary: { ...second.content.overall_summary, cardiacRiskScore: 0 } };
    const [risk] = ofType(bundleOf({ ...input, results: [first, { ...second, content }] }), 'RiskAssessment');
    expect(risk?.prediction?.[0]).toMatchObject({ probabilityRange: { low: { value: 0 }, high: { value: 0.1 } } });
    expect(risk?.prediction?.[0]).not.toHaveProperty('probabilityDecimal');
  });

  test.each([
    ['high', 'trueRiskHigher'],
    ['low', 'trueRiskLower'],
  ] as const)(
    'with a range open to the %s side says so in our extension, as the slot of the grade holds grades alone',
    (side, code) => {
      const { input } = heartOf('average45F');
      const [first, second = first] = input.results;
      const content = { ...second.content, heart: { ...second.content.heart, rangeOpen: side } };
      const [risk] = ofType(bundleOf({ ...input, results: [first, { ...second, content }] }), 'RiskAssessment');
      const [figure, range] = risk?.prediction ?? [];
      expect(range).not.toHaveProperty('qualitativeRisk');
      expect(range?.extension).toMatchObject([{ valueCoding: { code } }]);
      expect([figure, range].map(openSideIn)).toEqual([null, side]);
      const ofOthers = range?.extension?.map((one) => ({
        ...one,
        url: 'https://hospital.example/fhir/extension/shift',
      }));
      expect(openSideIn({ ...range, extension: ofOthers })).toBeNull();
    },
  );
});

test.each(Object.entries(longevityPersonas))(
  'the biological age of %s matches the reference, or a reason is given',
  (name, { output }) => {
    const [, input] = everyPersona.find(([each]) => each === `longevity ${name}`) ?? [];
    const age = input && ofType(bundleOf(input), 'Observation').find(({ method }) => method);
    if (output.biologicalAge === null) {
      expect(age).toMatchObject({ status: 'cancelled', dataAbsentReason: { coding: [{ code: 'not-performed' }] } });
      expect(JSON.stringify(age)).not.toContain('valueRange');
      return;
    }
    expect(age).toMatchObject({ status: 'final', valueQuantity: { value: output.biologicalAge, code: 'a' } });
    const [low, high] = output.biologicalAgeRange ?? [];
    expect(age?.component?.[0]).toMatchObject({ valueRange: { low: { value: low }, high: { value: high } } });
  },
);

test.each(everyPersona)('every warning of %s is one flag, and the document begins with it', (_, input) => {
  const bundle = bundleOf(input);
  const raised = new Set(input.results.flatMap(({ content }) => content.redFlags.map(({ code }) => `warning.${code}`)));
  const flags = ofType(bundle, 'Flag').map(({ code }) => code.coding?.[0]?.code);
  expect(new Set(flags)).toEqual(raised);
  expect(flags.length).toBe(raised.size);
  const [first] = ofType(bundle, 'Composition')[0]?.section ?? [];
  expect(first?.title === 'Signs that ask for care').toBe(raised.size > 0);
});

describe('a value', () => {
  const cholesterol = { totalCholesterol: '201.1', labDate: '2025-11-03' };
  test('typed in mmol/L stays in mmol/L, under the code for moles', () => {
    const { input } = heartOf('average45F', { totalCholesterol: { text: '5,2', unit: 'mmol' } });
    expect(observed(withHeart(input, cholesterol), '14647-2')).toMatchObject({
      valueQuantity: { value: 5.2, code: 'mmol/L' },
      effectiveDateTime: '2025-11-03',
    });
  });

  test('that does not match what was typed is in the first unit, as stored', () => {
    const { input } = heartOf('average45F', { totalCholesterol: { text: '9.9', unit: 'mmol' } });
    expect(observed(withHeart(input, cholesterol), '2093-3')).toMatchObject({
      valueQuantity: { value: 201.1, code: 'mg/dL' },
    });
  });

  test.each([
    ['older than three years', { totalCholesterol: '200', labDate: '2020-01-01' }, '2093-3', /Older than three years/],
    ['that cannot be', { totalCholesterol: '90', hdlCholesterol: '95' }, '2093-3', /Not above its own parts/],
    ['beyond the limits of the equations', { egfr: '150' }, '69405-9', /15 to 140.*nearest limit/],
    ['that is only kept', { uacr: '30' }, '9318-7', /no part in the estimate/],
    [
      'with its numbers the wrong way round',
      { bpReading: 'numbers', bpSystolic: '80', bpDiastolic: '120' },
      '85354-9',
      /not below the upper/,
    ],
  ] as const)('%s says so', (_, answers, code, words) => {
    const { input } = heartOf('average45F');
    expect(JSON.stringify(observed(withHeart(input, answers), code)?.note)).toMatch(words);
  });

  test('that is a chosen band is a range that says it was not measured', () => {
    const { input } = heartOf('average45F');
    const band = { labsAvailable: 'yes', ldlBand: '100to129' };
    const ldl = observed(withHeart(input, band), '2089-1');
    expect(ldl).toMatchObject({ valueRange: { low: { value: 100 }, high: { value: 129 } } });
    expect(JSON.stringify(ldl?.note)).toContain('not a measured value');
  });
});

test.each(Object.entries(bandQuestions))('the bands of %s match the numbers in their options', (id, bandId) => {
  const question = heartQuiz.questions.find((one) => one.id === bandId);
  const options = question?.type === 'multiple-choice' ? question.options : [];
  expect(options.length).toBeGreaterThan(3);
  for (const { value, label } of options) {
    const said = [...label.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    const held = bandValue(id, () => value);
    const numbers = objectsIn(held).flatMap(([, one]) => (typeof one.value === 'number' ? [one.value] : []));
    expect(numbers).toEqual(said);
    if (held && 'valueQuantity' in held)
      expect(held.valueQuantity.comparator).toBe(label.startsWith('Below') ? '<' : '>=');
  }
});

test('names and texts cannot become markup', () => {
  const { input } = heartOf('average45F');
  const [first] = input.results;
  const content = { ...first.content, missing: [{ id: 'x', label: '<script>alert("1")</script>\u0007', text: '' }] };
  const text = JSON.stringify(ofType(bundleOf({ ...input, results: [{ ...first, content }] }), 'Composition'));
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toMatch(/<script|\\u0007/);
});

test.each([
  ['2026-01-15', 10, '2036-01-15'],
  ['2024-02-29', 10, '2034-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['soon', 10, 'soon'],
])('%s and %i years later is %s', (day, years, later) => {
  expect(yearsLater(day, years)).toBe(later);
});

test('the user’s report of an examination is shown with the warning', () => {
  const { input } = heartOf('bpCrisis61M');
  const [first, second = first] = input.results;
  const code = second.content.notices?.[0]?.code ?? '';
  const checked = { at: '2026-01-17T10:00:00.000Z', signs: [{ code, on: '2026-01-16' }] };
  const bundle = bundleOf({ ...input, results: [first, { ...second, checked }] });
  expect(ofType(bundle, 'Flag').length).toBeGreaterThan(0);
  expect(JSON.stringify(ofType(bundle, 'Observation'))).toContain(
    'A doctor or nurse has examined the person for this, and it has not come back',
  );
  expect(JSON.stringify(ofType(bundle, 'Observation'))).toContain('"effectiveDateTime":"2026-01-16"');
});
