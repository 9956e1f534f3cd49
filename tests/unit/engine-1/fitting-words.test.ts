import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { runs } from '#tests/support/runs.ts';
import * as people from './personas.ts';
import { ownWords, proseOf } from './prose.ts';
import { cardiacPerson, longevityPerson } from './random-person.ts';

// Sentences that fit most people and would be false, useless or unkind for some.

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It is not there.');
  return value;
};

const { today } = people;
const { average45F } = people.longevityPersonas;
const woman = must(average45F).answers;
const heartOf45F = must(people.cardiacPersonas.average45F).answers;

const longevity = (change: Answers): ResultContent =>
  composeResult({ quizId: productQuizId, answers: { ...woman, ...change }, today });
const heart = (change: Answers, longevityChange: Answers = {}, base: Answers = heartOf45F): ResultContent =>
  composeResult({
    quizId: cardiacQuizId,
    answers: { ...base, ...change },
    longevityAnswers: { ...woman, ...longevityChange },
    today,
  });
const row = (content: ResultContent, id: string): string =>
  must(content.category_breakdown.find((category) => category.id === id)).explanationParagraph;
const advice = (content: ResultContent, code: string) =>
  must(content.focus_areas.topRecommendations.find((one) => one.code === code));

describe('nobody is sent for a walk who should ask first', () => {
  const inactive = { moderateMinutes: '10', vigorousMinutes: '0', fitnessCompare: 'less' };
  test.each<[string, Answers]>([
    ['with chest pain now and then', { chestPain: 'occasional', chestPainContext: 'meals' }],
    ['slower than others on level ground', { dyspnea: 'level' }],
    ['with a heart condition', { knownHeartConditions: 'heartFailure' }],
    ['who cannot climb stairs', { exertional: 'cannot' }],
    ['with an urgent sign', { dyspnea: 'minimal' }],
  ])('%s', (_who, answers) => {
    const content = heart({ ...inactive, ...answers });
    expect(advice(content, 'le8.activity').recommendation).toMatch(/clinician|look after your heart/);
    expect(row(content, 'fitness')).toContain('Ask a clinician how much activity is right for you.');
    expect(proseOf(content).join(' ')).not.toMatch(/brisk|short walk|more walking|walk after/i);
  });

  test('others are', () => {
    expect(advice(heart(inactive), 'le8.activity').recommendation).toContain('brisk walking');
    expect(row(heart(inactive), 'fitness')).toContain('Even a short walk');
  });

  test('someone who cannot get up from the floor alone is offered exercises in a chair', () => {
    const weak = { exerciseFrequency: '0', gripStrengthSelf: 'stronger', strengthTraining: '2to3', sittingHours: 4 };
    expect(advice(longevity({ ...weak, sitToStand: 'cannot' }), 'exerciseFrequency').recommendation).toContain('chair');
    const strong = longevity({ ...weak, sitToStand: 'noSupport' });
    expect(advice(strong, 'exerciseFrequency').recommendation).not.toContain('chair');
  });
});

test('a very high pressure alone is a notice to follow, not symptoms to be looked at', () => {
  const content = heart({ bpReading: 'numbers', bpSystolic: '186', bpDiastolic: '96', moderateMinutes: '10' });
  expect(content.redFlags.map(({ code }) => code)).toContain('bpVeryHigh');
  expect(proseOf(content).join(' ')).not.toMatch(/your symptoms/);
  expect(row(content, 'symptoms')).not.toContain('Nothing you reported stands out');
});

test('somebody who may work shifts is not left with weekends and a fixed wake-up time', () => {
  const bedtimes = (sleepConsistency: string) =>
    advice(longevity({ sleepConsistency, sleepQuality: 'veryGood' }), 'sleepConsistency').recommendation;
  expect(bedtimes('irregular')).toContain('If you work shifts');
  expect(bedtimes('somewhat')).not.toContain('shifts');
});

describe('blood pressure advice', () => {
  const high = { bpReading: 'numbers', bpSystolic: '146', bpDiastolic: '86' };

  test('tells people to drink less only if they drink', () => {
    expect(advice(heart(high, { alcoholConsumption: '13to22' }), 'lowerBp').recommendation).toContain('less alcohol');
    for (const alcoholConsumption of ['never', 'former'])
      expect(advice(heart(high, { alcoholConsumption }), 'lowerBp').recommendation).not.toContain('alcohol');
  });

  test('does not ask somebody without a monitor to measure at home', () => {
    expect(advice(heart({ ...high, bpHomeMonitor: 'yes' }), 'lowerBp').recommendation).toContain('Measure at home');
    expect(advice(heart({ ...high, bpHomeMonitor: 'no' }), 'lowerBp').recommendation).not.toContain('at home');
  });

  test('a pressure that is high in spite of medicine is not said to be kept down', () => {
    const treated = (bpSystolic: string) => row(heart({ ...high, bpSystolic, bpMedication: 'yes' }), 'bloodPressure');
    expect(treated('124')).toContain('kept down by medicine');
    for (const bpSystolic of ['146', '190']) expect(treated(bpSystolic)).not.toContain('kept down');
  });

  test('a very low reading is not called ideal, nor praised', () => {
    const content = heart({ bpReading: 'numbers', bpSystolic: '82', bpDiastolic: '50' });
    expect(row(content, 'bloodPressure')).toContain('That is low.');
    expect(content.summaryParagraph).not.toMatch(/Going well: [^.]*blood pressure/);
  });
});

describe('smoking', () => {
  const unestimated: [string, Answers, Answers][] = [
    ['after a heart attack', { knownHeartConditions: 'heartAttack' }, {}],
    ['at 25', {}, { birthdate: '2000-06-01' }],
  ];
  test.each(unestimated)(
    'somebody who smokes %s is told to stop though there is no percentage',
    (_who, answers, about) => {
      const smoker = heart(answers, { ...about, smoking: 'daily10to19' });
      expect(smoker.overall_summary.cardiacRiskScore).toBeNull();
      expect(row(smoker, 'smokingWeight')).toContain('Stopping smoking helps most.');
      const inSmoke = heart({ ...answers, secondhandSmoke: 'yes' }, { ...about, smoking: 'daily10to19' });
      expect(advice(inSmoke, 'le8.nicotine').recommendation).toContain('Pick a day to stop smoking');
    },
  );

  test('nobody else is told to stop, and vaping is spoken of to those who vape', () => {
    const never = heart({ secondhandSmoke: 'yes' }, { smoking: 'never' });
    expect(proseOf(never).join(' ')).not.toMatch(/stop smoking|vaping/i);
    expect(advice(heart({}, { smoking: 'vapeOnly' }), 'le8.nicotine').recommendation).toContain('vaping');
  });
});

describe('sleep apnea that is known', () => {
  const sleeper = { sleepHours: 8 };
  test('is not to be looked for once more, and enough sleep is not asked of who sleeps enough', () => {
    for (const sleepApneaTreatment of ['none', 'cpapSome']) {
      const content = heart({ sleepApneaDiagnosed: 'yes', sleepApneaTreatment }, sleeper);
      const { recommendation } = advice(content, 'le8.sleep');
      expect(recommendation).not.toMatch(/seven to nine|sleep check/);
      expect(recommendation).toMatch(/treated|device/);
      expect(row(content, 'sleep')).not.toContain('good amount of rest');
      expect(content.summaryParagraph).not.toMatch(/Going well: [^.]*sleep/);
    }
  });

  test('leaves the advice on hours to who sleeps too little', () => {
    const treated = heart({ sleepApneaDiagnosed: 'yes', sleepApneaTreatment: 'cpapMost' }, { sleepHours: 5 });
    expect(advice(treated, 'le8.sleep').recommendation).toMatch(/^Aim for seven to nine hours[^.]*\.$/);
    const untreated = heart({ sleepApneaDiagnosed: 'yes', sleepApneaTreatment: 'none' }, { sleepHours: 5 });
    expect(advice(untreated, 'le8.sleep').recommendation).toMatch(/treated.*seven to nine/);
  });
});

describe('mind and support', () => {
  test('who has nobody is not told to lean on people, nor that the mood is low', () => {
    const words = row(heart({ moodLow: 'no', supportHeart: 'no' }), 'psychosocial');
    expect(words).not.toMatch(/Lean on|Low mood|Good company/);
    expect(words).toContain('Nobody has to do this alone');
  });

  test('low mood is answered whoever is there', () => {
    for (const supportHeart of ['yes', 'no'])
      expect(row(heart({ moodLow: 'daily', supportHeart }), 'psychosocial')).toContain('Low mood is common');
  });
});

describe('what counts beside the score', () => {
  test('kidney disease and cholesterol are in the percentage: nothing says they are left out', () => {
    const words = proseOf(heart({ kidneyDisease: 'yes', inflammatory: 'yes', ldlBand: '160to189' })).join(' ');
    expect(words).toContain('not added to it: high LDL cholesterol; kidney disease;');
    expect(words).not.toMatch(/leaves? (this |it )?out/);
  });

  test('where no percentage is shown, none is spoken of', () => {
    const content = heart(
      { bpReading: 'unknown', labsAvailable: 'no', kidneyDisease: 'yes' },
      { birthdate: '2004-01-01', smoking: 'never' },
    );
    const words = [...proseOf(content).slice(2), ...content.category_breakdown.map((one) => one.explanationParagraph)];
    expect(words.join(' ').replaceAll(must(content.overall_summary.notEstimatedReason), '')).not.toMatch(
      /percentage|the range|next score/,
    );
  });

  test('very high triglycerides are no values that look good', () => {
    const content = heart({ triglycerideBand: '500plus', totalCholesterolBand: 'under160', hdlBand: '50to59' });
    expect(row(content, 'bloodTests')).not.toContain('look good');
    expect(content.summaryParagraph).not.toMatch(/Going well: [^.]*cholesterol/);
  });

  test('smoke at home lightens no load', () => {
    for (const smoking of [undefined, 'never'] as const) {
      const content = heart({ secondhandSmoke: 'yes' }, { smoking, weight: 130 } as Answers);
      expect(row(content, 'smokingWeight')).toContain('Air without smoke at home');
      expect(row(content, 'smokingWeight')).not.toContain('This lightens');
      expect(content.summaryParagraph).not.toMatch(/Going well: [^.]*nicotine/);
    }
  });

  test('smoke at home does not hide what the weight asks for', () => {
    const words = row(heart({ secondhandSmoke: 'yes' }, { weight: 330 }), 'smokingWeight');
    expect(words).toMatch(/A change here.*Air without smoke at home/);
  });

  test('who is underweight is not praised for the weight', () => {
    expect(heart({}, { weight: 95 }).summaryParagraph).not.toMatch(/Going well: [^.]*weight/);
  });
});

test('only people with an urgent sign are pointed to the top of the page; others to their plan', () => {
  fc.assert(
    fc.property(cardiacPerson, longevityPerson, (answers, longevityAnswers) => {
      const content = composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today });
      const isUrgent = content.redFlags.some(({ level }) => level !== 'soon');
      const words = proseOf(content).join(' ');
      expect(/notice at the top/.test(words)).toBe(isUrgent);
      if (words.includes(`“${redFlagTitles.soon}” in your plan`)) expect(content.redFlags.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(300), seed: 9 },
  );
  expect(row(heart({ wearableUse: 'yes', rhythmAlert: 'yes' }), 'symptoms')).toContain('in your plan');
});

test('with a little too little exercise, fitness is not what is advised', () => {
  const words = row(heart({ moderateMinutes: '90', vigorousMinutes: '0', fitnessCompare: 'more' }), 'fitness');
  expect(words).not.toContain('what is advised');
  expect(row(heart({ moderateMinutes: '150', fitnessCompare: 'less' }), 'fitness')).toContain('what is advised');
});

test('minutes have their week and their singular', () => {
  const { userAnswer } = advice(heart({ moderateMinutes: '1', vigorousMinutes: '20' }), 'le8.activity');
  expect(userAnswer).toBe('1 minute of moderate activity and 20 minutes of hard activity a week');
});

describe('figures at the ends', () => {
  const youngest = { birthdate: '1995-06-01', gender: 'female', smoking: 'dailyUnder10' };
  const smallest = {
    bpReading: 'numbers',
    bpSystolic: '100',
    bpDiastolic: '60',
    labsAvailable: 'yes',
    totalCholesterolBand: 'under160',
    hdlBand: '80plus',
    a1cBand: 'under5_7',
    statin: 'statin',
    diabetesStatus: 'no',
  };

  test('‘about’ and ‘below’ never stand together', () => {
    const content = heart(smallest, youngest, { knownHeartConditions: 'none' });
    expect(content.overall_summary.cardiacRiskScore).toBe(0.1);
    expect(advice(content, 'quitSmoking').recommendation).toContain('the score is below 0.1%.');
  });

  test('a range without width is one figure', () => {
    const narrow = { ...smallest, hdlBand: '60to79', a1cBand: 'unknown' };
    const content = heart(narrow, { ...youngest, smoking: 'never' }, { knownHeartConditions: 'none' });
    expect(content.overall_summary).toMatchObject({ cardiacRiskScoreLow: 0.1, cardiacRiskScoreHigh: 0.1 });
    expect(content.summaryParagraph).toMatch(/^Your score is 0\.1%, and its likely range is no wider than that\./);
  });

  test('low confidence does not say that all cholesterol values are unknown when some are known', () => {
    const some = heart(
      { bpReading: 'unknown', labsAvailable: 'yes', totalCholesterolBand: '200to239', hdlBand: 'unknown' },
      {},
    );
    expect(some.overall_summary.confidence).toBe('low');
    expect(some.summaryParagraph).toContain('some of your cholesterol values are not known');
  });

  test('a body of the calendar age has no gap to read into', () => {
    const answers = { birthdate: '1980-06-01', gender: 'female', height: { ft: 5, in: 4 }, weight: 172 };
    const content = composeResult({ quizId: productQuizId, answers, today });
    expect(Math.round(content.overall_summary.biologicalAge ?? 0)).toBe(45);
    expect(content.summaryParagraph).toContain('the same as your calendar age');
    expect(content.summaryParagraph).not.toContain('gap');
  });
});

test('a family’s illnesses and deaths are neither ‘worth a look’ nor ‘going well’', () => {
  for (const family of [
    { familyLongevity: 'bothShort', familyHistory: 'twoPlus' },
    { familyLongevity: 'bothLong', familyHistory: 'none' },
  ]) {
    const words = row(longevity(family), 'health');
    expect(ownWords(words)).not.toMatch(/parents’ ages|illness in the family/);
    expect(words).toContain('Your family’s health counts here too');
  }
});

test('with nothing to change but an appointment to book, the appointment is named', () => {
  const ideal = must(people.cardiacPersonas.ideal60M);
  const content = composeResult({
    quizId: cardiacQuizId,
    answers: { ...ideal.answers, wearableUse: 'yes', rhythmAlert: 'yes' },
    longevityAnswers: ideal.longevityAnswers,
    today,
  });
  expect(content.focus_areas.topRecommendations).toEqual([]);
  expect(content.focus_areas.introParagraph).toContain('Apart from the appointment to book');
});
