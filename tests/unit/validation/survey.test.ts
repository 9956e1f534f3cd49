import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { filtrationRate } from '#tests/validation/heart.ts';
import { read2009, today2009 } from '#tests/validation/nhanes-2009.ts';
import { columns2011, read2011, today2011 } from '#tests/validation/nhanes-2011.ts';
import { type Reading, type Row, readRows } from '#tests/validation/survey.ts';
import { earlierPerson, person } from './invented-people.ts';

// Invented people, so that every mapping has a known answer.

const folder = mkdtempSync(join(tmpdir(), 'survey-'));
afterAll(() => rmSync(folder, { recursive: true }));

const answersIn = (reading: Reading) => (reading.status === 'usable' ? reading.respondent.answers : {});
const answersOf = (over: Row = {}) => answersIn(read2011({ ...person, ...over }, 'detailed'));
const earlierAnswersOf = (over: Row = {}) => answersIn(read2009({ ...earlierPerson, ...over }));

test('a person of 2011-2014 becomes answers that our screens accept', () => {
  const answers = answersOf();
  expect(answers).toEqual({
    birthdate: '1963-06-30',
    gender: 'female',
    height: { ft: 5, in: 5 },
    weight: 150,
    education: 'highSchool',
    smoking: 'never',
    alcoholConsumption: 'never',
    sittingHours: 7.5,
    exerciseFrequency: '0',
  });
  expect(scoreLongevity(answers, today2011)).toMatchObject({ status: 'ok', chronologicalAge: 50 });
});

test('a person of 2009-2010 becomes answers that our screens accept', () => {
  const answers = earlierAnswersOf();
  expect(answers).toEqual({
    birthdate: '1959-06-30',
    gender: 'male',
    height: { ft: 5, in: 8.9 },
    weight: 176,
    education: 'bachelor',
    smoking: 'former10',
    alcoholConsumption: 'upTo12',
    exerciseFrequency: '3to4',
    sleepHours: 6,
    sleepQuality: 'fair',
  });
  expect(scoreLongevity(answers, today2009)).toMatchObject({ status: 'ok', chronologicalAge: 50 });
});

test.each([
  ['2011-2014', answersOf(), today2011],
  ['2009-2010', earlierAnswersOf(), today2009],
])('every answer of %s is one that its screen accepts', (_, answers, today) => {
  for (const question of longevityQuiz.questions)
    if (answers[question.id] !== undefined)
      expect(refuseAnswer(question, answers[question.id], today), question.id).toBeNull();
});

test.each([
  ['152.3', { ft: 5, in: 0 }],
  ['182.8', { ft: 6, in: 0 }],
  ['152.0', { ft: 4, in: 11.8 }],
])('a height of %s cm is feet and inches that a screen accepts', (centimetres, height) => {
  const answer = answersOf({ standing_height_cm: centimetres }).height;
  expect(answer).toEqual(height);
  const question = longevityQuiz.questions.find(({ id }) => id === 'height');
  expect(question && refuseAnswer(question, answer, today2011)).toBeNull();
});

test.each<[string, Row, string, unknown]>([
  ['smokes 25 a day', { SMQ020: '1', SMQ040: '1', SMD650: '25' }, 'smoking', 'daily20plus'],
  ['smokes 9 a day', { SMQ020: '1', SMQ040: '1', SMD650: '9' }, 'smoking', 'dailyUnder10'],
  ['smokes on some days', { SMQ020: '1', SMQ040: '2' }, 'smoking', 'someDays'],
  ['quit fifty years ago or more', { SMQ020: '1', SMQ040: '3', SMQ050Q: '66666' }, 'smoking', 'former10'],
  ['quit 18 months ago', { SMQ020: '1', SMQ040: '3', SMQ050Q: '18', SMQ050U: '3' }, 'smoking', 'former1'],
  ['quit 3 weeks ago', { SMQ020: '1', SMQ040: '3', SMQ050Q: '3', SMQ050U: '2' }, 'smoking', 'former0'],
  [
    'drinks 2 on 3 days a week',
    { ALQ101: '1', ALQ120Q: '3', ALQ120U: '1', ALQ130: '2' },
    'alcoholConsumption',
    'upTo12',
  ],
  [
    'drinks 6 on 20 days a month',
    { ALQ101: '1', ALQ120Q: '20', ALQ120U: '2', ALQ130: '6' },
    'alcoholConsumption',
    '23to32',
  ],
  ['drank in former years', { ALQ101: '1', ALQ120Q: '0' }, 'alcoholConsumption', 'former'],
  [
    'does not say how much',
    { ALQ101: '1', ALQ120Q: '3', ALQ120U: '1', ALQ130: '999' },
    'alcoholConsumption',
    undefined,
  ],
  [
    'is hard at it on 2 days, moderate on 4',
    { PAQ650: '1', PAQ655: '2', PAQ665: '1', PAQ670: '4' },
    'exerciseFrequency',
    '3to4',
  ],
  ['moves, and the file has no days', { PAQ650: '1', PAQ665: '2' }, 'exerciseFrequency', undefined],
  ['sits and does not know how long', { minutes_sedentary_activity: '9999' }, 'sittingHours', undefined],
  ['finished college', { education_level_adults_20: 'College graduate or above' }, 'education', 'bachelor'],
])('a person of 2011-2014 who %s is read', (_, over, question, answer) => {
  expect(answersOf(over)[question]).toBe(answer);
});

test.each<[string, Row, string, unknown]>([
  ['smokes', { SmokeNow: 'Yes' }, 'smoking', 'daily10to19'],
  ['never smoked', { Smoke100: 'No', SmokeNow: '' }, 'smoking', 'never'],
  [
    'never drank, and was not asked how often',
    { Alcohol12PlusYr: 'No', AlcoholYear: '' },
    'alcoholConsumption',
    'never',
  ],
  ['drank in former years', { AlcoholYear: '0', AlcoholDay: '' }, 'alcoholConsumption', 'former'],
  ['drank, and the file does not say how often', { AlcoholYear: '' }, 'alcoholConsumption', undefined],
  ['sleeps 2 hours', { SleepHrsNight: '2' }, 'sleepHours', 3],
  ['refused the days of exercise', { PhysActiveDays: '99' }, 'exerciseFrequency', undefined],
])('a person of 2009-2010 who %s is read', (_, over, question, answer) => {
  expect(earlierAnswersOf(over)[question]).toBe(answer);
});

test('cholesterol of the earlier file is converted from mmol/L to mg/dL', () => {
  const reading = read2009(earlierPerson);
  expect(reading.status === 'usable' && reading.respondent.measured).toMatchObject({
    totalCholesterol: expect.closeTo(193.35, 2),
    hdl: expect.closeTo(38.67, 2),
  });
});

test.each<[string, Row, Reading['status']]>([
  ['a weight', { weight_kg: '' }, 'incomplete'],
  ['a weight that a screen takes', { weight_kg: '200' }, 'incomplete'],
  ['height', { standing_height_cm: '' }, 'incomplete'],
  ['smoking', { SMQ020: '7' }, 'incomplete'],
  ['an amount of smoking', { SMQ020: '1', SMQ040: '1', SMD650: '999' }, 'incomplete'],
  ['follow-up', { permth_int: '' }, 'incomplete'],
  ['an examination', { full_sample_2_year_mec_exam_weight: '0' }, 'notExamined'],
])('without %s a person is left out', (_, over, status) => {
  expect(read2011({ ...person, ...over }, 'detailed').status).toBe(status);
});

test('pregnant women are left out of both files', () => {
  expect(read2011({ ...person, RIDEXPRG: '1' }, 'detailed').status).toBe('pregnant');
  expect(read2009({ ...earlierPerson, PregnantNow: 'Yes' }).status).toBe('pregnant');
});

test('three classes cover a smoker whose amount is not known', () => {
  const reading = read2011({ ...person, SMQ020: '1', SMQ040: '1' }, 'coarse');
  expect(answersIn(reading).smoking).toBe('daily10to19');
});

describe('deaths', () => {
  test('by accident count', () => {
    const reading = read2011({ ...person, died: '1', ucod_leading: '004' }, 'detailed');
    expect(reading.status === 'usable' && reading.respondent).toMatchObject({ died: true, cause: 4 });
  });

  test.each([
    ['a cause without a death', { died: '0', ucod_leading: '004' }, 'not counted as dead'],
    ['a death without a cause', { died: '1', ucod_leading: '' }, 'without a cause'],
    ['neither alive nor dead', { died: '', ucod_leading: '' }, 'not 0 or 1'],
  ])('%s is an error, in either file', (_, over, message) => {
    expect(() => read2011({ ...person, ...over }, 'detailed')).toThrow(message);
    expect(() => read2009({ ...earlierPerson, ...over })).toThrow(message);
  });
});

// Inker 2021 (PMID 34554658), calculated by hand from the published formula.
test.each([
  [0.7, 50, true, 142 * 0.9938 ** 50 * 1.012],
  [0.9, 50, false, 142 * 0.9938 ** 50],
  [1.4, 60, true, 142 * 2 ** -1.2 * 0.9938 ** 60 * 1.012],
])('a creatinine of %s at %s years gives the filtration rate of CKD-EPI 2021', (creatinine, age, isFemale, rate) => {
  expect(filtrationRate(creatinine, age, isFemale)).toBeCloseTo(rate, 8);
});

test('a file with a missing column is refused by its name', () => {
  const path = join(folder, 'short.csv');
  writeFileSync(path, 'SEQN,gender\n1,Female\n');
  expect(() => readRows(path, columns2011)).toThrow('permth_int');
});

test('a whole file is read, with either kind of line ending', () => {
  const path = join(folder, 'whole.csv');
  writeFileSync(path, `${columns2011.join(',')}\r\n${columns2011.map((name) => person[name] ?? '').join(',')}\r\n`);
  expect(answersIn(read2011(readRows(path, columns2011)[0] ?? {}, 'detailed'))).toEqual(answersOf());
});
