import { describe, expect, test } from 'vitest';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { assess } from '#shared/safety/assess.ts';
import { type NoticeCase, noticesFor } from '#shared/safety/notices.ts';
import { raisedSoFar, symptomSection } from '#shared/words/raised-so-far.ts';
import { type Example, faint, pain, personOf, pressure, pulse } from './example.ts';

type Page = Pick<NoticeCase, 'quiz' | 'planRaisesActivity' | 'plannedInPregnancy'>;
const plain: Page = { quiz: 'longevity', planRaisesActivity: false, plannedInPregnancy: [] };

const noticesOf = (example: Example, page: Page = plain): string[] => {
  const person = personOf(example);
  return noticesFor({ person, assessment: assess(person), ...page }).map(({ code }) => code);
};

describe('notices', () => {
  test('always say that this is not an emergency service, and in the heart result say something about medicines', () => {
    expect(noticesOf({})).toEqual(['notEmergency']);
    expect(noticesOf({}, { ...plain, quiz: 'heart' })).toEqual(['notEmergency', 'medicines']);
  });

  test('warn next to a plan that raises activity', () => {
    expect(noticesOf({}, { ...plain, planRaisesActivity: true })).toContain('activityStop');
  });

  test('give the support lines to a dark mood and to a worry about eating', () => {
    expect(noticesOf({ moodLow: 'daily' })).toEqual(['notEmergency', 'supportLines', 'afterBirthLine']);
    expect(noticesOf({ first: { stressLevels: 5 } })).toContain('supportLines');
    expect(noticesOf({ weightChange: 'eatingWorry' })).toEqual(['notEmergency', 'supportLines', 'eatingLines']);
  });

  test.each<[string, Example, Example]>([
    ['alcoholStop', { first: { alcoholConsumption: '23to32' } }, { first: { alcoholConsumption: '13to22' } }],
    ['alcoholStop', { first: { alcoholConsumption: '33plus' } }, {}],
    ['suggestSeeClinician', { first: { digestiveSymptoms: 'daily' } }, { first: { digestiveSymptoms: 'weekly' } }],
    ['strengthCheck', { first: { sitToStand: 'cannot' } }, { first: { sitToStand: 'moreSupport' } }],
    ['mentionSleepApneaCheck', { first: { sleepQuality: 'poor' } }, { first: { sleepQuality: 'fair' } }],
    ['mentionSleepApneaCheck', { first: { nightAwakenings: 'more' } }, { first: { nightAwakenings: 'twoThree' } }],
    ['checkTyping', pressure(220, 100), pressure(219, 100)],
    ['checkTyping', pressure(79, 50), pressure(80, 50)],
    ['checkTyping', pressure(100, 100), pressure(101, 100)],
    ['checkTyping', pulse(150), pulse(149)],
    ['checkTyping', pulse(34), pulse(35)],
    ['checkTyping', { bmi: 18.49 }, { bmi: 18.5 }],
    ['checkTyping', { bmi: 60 }, { bmi: 59.99 }],
    ['checkTyping', { bmi: 18.49 }, { bmi: null }],
    ['checkTyping', { numbers: { fastingGlucose: '53.9' } }, { numbers: { fastingGlucose: '54' } }],
    ['checkTyping', { numbers: { fastingGlucose: '300' } }, { numbers: { fastingGlucose: '299' } }],
    ['heartSport', { knownHeartConditions: 'valve' }, { knownHeartConditions: 'stentBypass' }],
    ['vapeOnly', { first: { smoking: 'vapeOnly' } }, { first: { smoking: 'former0' } }],
  ])('%s for %j but not for %j', (code, withNotice, without) => {
    expect(noticesOf(withNotice)).toContain(code);
    expect(noticesOf(without)).not.toContain(code);
  });
});

const textOf = (wanted: string, example: Example, page: Page): string | undefined => {
  const person = personOf(example);
  return noticesFor({ person, assessment: assess(person), ...page }).find(({ code }) => code === wanted)?.text;
};

const heart: Page = { ...plain, quiz: 'heart' };

describe('a sign without a notice has a sentence of its own', () => {
  test.each<[string, string, Example]>([
    ['harmlessSign', 'your usual heartburn', pain('occasional', 'meals')],
    ['harmlessSign', 'a sore spot', pain('today', 'press')],
    ['harmlessSign', 'a stab that lasts seconds', pain('occasional', 'brief')],
    ['harmlessSign', 'a faint with a clear cause', faint('faintWeeks', 'trigger')],
    ['quietLow', 'see a doctor', pressure(88, 56)],
    ['teamKnows', 'call them the same day', { dyspnea: 'minimalKnown' }],
    ['teamKnows', 'call them the same day', { orthopnea: 'proppedKnown' }],
  ])('%s says "%s" for %j', (code, words, example) => {
    expect(textOf(code, example, heart)).toContain(words);
    expect(textOf(code, example, plain)).toBeUndefined();
  });

  test('but none if a notice says more', () => {
    expect(textOf('harmlessSign', { ...pain('occasional', 'meals'), age: 50 }, heart)).toBeUndefined();
    expect(textOf('quietLow', { ...pressure(88, 56), ...pulse(120) }, heart)).toBeUndefined();
  });

  test('an aneurysm adds when to call', () => {
    expect(textOf('heartSport', { knownHeartConditions: 'aneurysm' }, plain)).toContain('local emergency number');
    expect(textOf('heartSport', { knownHeartConditions: 'valve' }, plain)).not.toContain('emergency');
  });
});

describe('a user who may be pregnant reads only what fits the plan', () => {
  const wordsFor = (plannedInPregnancy: Page['plannedInPregnancy'], example: Example = {}) =>
    textOf('maybePregnant', example, { ...plain, plannedInPregnancy });

  test('a never-smoker is not told to stop smoking', () => {
    expect(wordsFor(['weight'])).toBe(
      'If you are or may be pregnant: don’t try to lose weight. Ask your midwife or doctor about your weight.',
    );
    expect(wordsFor(['weight', 'alcohol'])).toContain('No alcohol is safest.');
    expect(wordsFor(['smoking'])).toContain('stop smoking');
  });

  test('nobody who drinks a lot is told to stop at once', () => {
    const words = wordsFor(['alcohol'], { first: { alcoholConsumption: '33plus' } });
    expect(words).toMatch(/don’t stop alcohol all at once: ask your midwife or doctor today/);
    expect(words).not.toMatch(/no alcohol is safest/i);
  });

  test('but not with an answer on pregnancy, for a man, from 56 on, or without such an item', () => {
    expect(wordsFor(['weight'], { pregnancyNow: 'no' })).toBeUndefined();
    expect(wordsFor(['weight'], { first: { gender: 'male' } })).toBeUndefined();
    expect(wordsFor(['weight'], { age: 56 })).toBeUndefined();
    expect(wordsFor([])).toBeUndefined();
  });
});

describe('what the unfinished heart quiz may show', () => {
  const longevity = { birthdate: '1990-06-01' };
  const raised = (heart: unknown) =>
    raisedSoFar({ longevity, heart, today: '2026-01-15' }, aboutNotice).map(({ code, level }) => `${level} ${code}`);

  test('is emergencies only, with their message', () => {
    expect(raised({ chestPain: 'now', moodLow: 'daily', restingHeartRate: '105' })).toEqual(['emergency chestPainNow']);
    expect(raised({ orthopnea: 'propped' })).toEqual([]);
    const [notice] = raisedSoFar({ longevity, heart: { chestPain: 'now' }, today: '2026-01-15' }, aboutNotice);
    expect(notice?.message).toContain('do not drive yourself');
  });

  test('waits until the section on chest pain, breath and faints is complete', () => {
    const sectionOf = (asked: string) => heartQuiz.questions.find(({ id }) => id === asked)?.section;
    expect(['chestPain', 'dyspnea', 'syncope'].map(sectionOf)).toEqual(Array(3).fill(symptomSection));
  });

  test('ignores hidden and impossible answers, and needs no answer at all', () => {
    expect(raised({ chestPain: 'never', chestPainContext: 'tearing', dyspnea: 'REST' })).toEqual([]);
    expect(raised(null)).toEqual([]);
  });

  test('can be added by a later answer', () => {
    const symptoms = { exertional: 'breathless' };
    expect(raised(symptoms)).toEqual([]);
    expect(raised({ ...symptoms, restingHeartRate: '130' })).toEqual(['emergency pulseFastSymptoms']);
  });
});

describe('a mistyped blood pressure', () => {
  const codes = (example: Example) => assess(personOf(example)).redFlags.map(({ code }) => code);

  test('raises nothing', () => {
    expect(codes(pressure(75, 80))).toEqual([]);
    expect(codes(pressure(120, 120))).toEqual([]);
    expect(codes(pressure(75, 139))).toEqual([]);
  });

  test('still warns in pregnancy from 140, read as the upper number', () => {
    const pregnant: Example = { pregnancyNow: 'yes' };
    expect(codes({ ...pregnant, ...pressure(90, 140) })).toEqual(['pregnancyBp']);
    expect(codes({ ...pregnant, ...pressure(90, 139) })).toEqual([]);
  });

  test('still warns everyone from 180', () => {
    const person = { ...personOf({}), givenSbp: 120, givenDbp: 180, isPressureMistyped: true };
    expect(assess(person).redFlags.map(({ code }) => code)).toEqual(['bpVeryHigh']);
    expect(assess({ ...person, givenDbp: 179 }).redFlags).toEqual([]);
  });
});
