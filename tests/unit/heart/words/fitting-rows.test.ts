import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { besideWarnings, wordIn } from '#tests/support/result-texts.ts';
import { bothAnswers, type Changed, pageWith } from './everyone.ts';

const poorDiet = { dietFruitVeg: '0to1', dietSalt: 'daily', dietSugaryDrinks: 'daily', dietFriedMeat: 'daily' };
const rowOf = (id: string, changed: Changed) => pageWith(changed).category_breakdown.find((row) => row.id === id);

test.each([{ weightChange: 'lostWeight' }, { wearableUse: 'yes', rhythmAlert: 'yes' }, { moodLow: 'daily' }])(
  'a page with a notice does not say that no sign was reported: %j',
  (answers) => {
    expect(rowOf('symptoms', { heart: answers })).toMatchObject({
      score: null,
      explanationParagraph: 'Please read the notice on this page first.',
    });
  },
);

test.each([{ kidneyDisease: 'dialysisOrTransplant' }, { kidneyDisease: 'severe' }])(
  'no row asks a person with failing kidneys to swap foods: %j',
  (answers) => {
    expect(rowOf('diet', { heart: { ...answers, ...poorDiet } })?.explanationParagraph).toContain(
      'Ask your kidney team what you can eat and drink.',
    );
  },
);

test('the page in pregnancy does not say that there is room to bring the pressure down', () => {
  const row = rowOf('bloodPressure', { heart: { pregnancyNow: 'yes', bpSystolic: '132' } });
  expect(row?.explanationParagraph).toContain('Tell your maternity team about this.');
});

test('a former smoker is not asked for a change', () => {
  const row = rowOf('smokingWeight', { longevity: { smoking: 'former0' } });
  expect(row?.explanationParagraph).toMatch(/Staying smoke-free counts here\.$/);
});

test('a non-smoker reads that weight lowers the score, except next to a warning', () => {
  const heavy = { weight: 250 };
  expect(rowOf('smokingWeight', { longevity: heavy })?.explanationParagraph).toMatch(
    /weight for your height lowers this score/,
  );
  const warned = rowOf('smokingWeight', { longevity: heavy, heart: { chestPain: 'now' } });
  expect(warned?.explanationParagraph).toMatch(/This can wait\.$/);
});

test.each([
  [{ a1cBand: '5_7to6_4' }, 'Prediabetes range'],
  [{ totalCholesterol: '70', a1c: '3.5' }, 'Tell a doctor'],
  [{ fastingGlucose: '110', fastingGlucoseBand: 'unknown', a1cBand: 'unknown' }, 'Prediabetes range'],
])('blood values outside the usual are not called close to what guidelines recommend: %j', (answers, descriptor) => {
  expect(rowOf('bloodTests', { heart: answers })).toMatchObject({ descriptor });
});

test('a blood sugar that was typed is shown as typed', () => {
  const row = rowOf('bloodTests', { heart: { fastingGlucose: '110' } });
  expect(row?.explanationParagraph).toContain('fasting blood sugar (“110 mg/dL (6.1 mmol/L)”)');
});

test('an impossible pressure is not called unanswered', () => {
  const row = rowOf('bloodPressure', { heart: { bpSystolic: '80', bpDiastolic: '120' } });
  expect(row?.explanationParagraph).toMatch(/^The bottom number you entered isn’t lower than the top one/);
});

test('the page names what to tell a doctor', () => {
  expect(rowOf('psychosocial', { heart: { moodLow: 'several' } })?.explanationParagraph).toBe(
    'Tell a doctor how you’ve been feeling lately.',
  );
  expect(rowOf('familyEnvironment', { heart: { secondhandSmoke: 'yes' } })?.explanationParagraph).toBe(
    'Mention the smoke at home to a doctor or nurse.',
  );
});

test('no note mentions weight loss to an underweight person', () => {
  const content = pageWith({ longevity: { weight: 108, digestiveSymptoms: 'daily' } });
  expect(content.sideNotes?.map(({ code }) => code)).toContain('suggestSeeClinician');
  expect(besideWarnings(content).filter((text) => wordIn(text, ['lose weight']))).toEqual([]);
});

/** Both pages of the same person. */
const bothWith = (changed: Changed) => {
  const { heart, longevity, today } = bothAnswers(changed);
  return {
    first: composeResult({ quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today }),
    second: pageWith(changed),
  };
};

test.each([
  [{ heart: { weightChange: 'eatingWorry' } }],
  [{ heart: { knownHeartConditions: 'stroke' }, longevity: { weight: 100 } }],
  [{ heart: { moodLow: 'daily' } }],
])('both pages offer the same lines to talk to: %j', (changed) => {
  const { first, second } = bothWith(changed);
  expect(second.supportLines?.length).toBeGreaterThan(0);
  expect(second.supportLines).toEqual(first.supportLines);
});

test('a worry about eating in pregnancy shows the signs of both on both pages', () => {
  const { first, second } = bothWith({ heart: { pregnancyNow: 'yes', weightChange: 'eatingWorry' } });
  for (const { whenToCall = [] } of [first, second]) {
    const all = whenToCall.join(' ');
    expect(all).toContain('flashing lights');
    expect(all).toContain('140 over 90');
    expect(all).toContain('harming yourself');
  }
});
