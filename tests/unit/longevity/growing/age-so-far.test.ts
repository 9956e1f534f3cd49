import { describe, expect, test } from 'vitest';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { ageSoFar, type Silence } from '#shared/longevity/growing/age-so-far.ts';
import { firstLook } from '#shared/longevity/growing/first-look.ts';
import { hasCard } from '#shared/longevity/growing/screens.ts';
import { sectionCard } from '#shared/longevity/growing/section-card.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { countAnswers, visibleQuestions } from '#shared/quiz/visible.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';

const average: Answers = longevityPersonas.average45F?.answers ?? expect.fail('no persona');
const healthyHeart: Answers = cardiacPersonas.ideal60M?.answers ?? expect.fail('no persona');

const soFar = (answers: Answers, heart: Answers = {}) => ageSoFar({ longevity: answers, heart, today }, aboutNotice);

/** average45F with these answers instead of her own. */
const people: Readonly<Record<string, { answers: Answers; heart?: Answers; silence: Silence | null }>> = {
  'the average person': { answers: {}, silence: null },
  'signs of danger in pregnancy': { answers: { pregnancyNow: 'yesSigns' }, silence: 'warning' },
  'a very low weight (BMI below 15)': { answers: { weight: 84 }, silence: 'warning' },
  'chest pain of this moment, told in the heart quiz': {
    answers: {},
    heart: { ...healthyHeart, chestPain: 'now' },
    silence: 'warning',
  },
  'hopeless and alone': { answers: { lifeOutlook: 'veryPessimistic', closeRelationships: 'none' }, silence: 'lowMood' },
  'a low weight (BMI below 17)': { answers: { weight: 97 }, silence: 'soonNotice' },
  'swollen legs, told in the heart quiz': {
    answers: {},
    heart: { ...healthyHeart, edema: 'daily' },
    silence: 'soonNotice',
  },
  'a pregnancy': { answers: { pregnancyNow: 'yes' }, silence: 'pregnant' },
  'a pregnancy below 25: the pregnancy is said': {
    answers: { pregnancyNow: 'yes', birthdate: '2005-06-01' },
    silence: 'pregnant',
  },
  'the day before the 25th birthday': { answers: { birthdate: '2001-01-16' }, silence: 'tooYoung' },
  'the 25th birthday': { answers: { birthdate: '2001-01-15' }, silence: null },
  'heavy drinking': { answers: { alcoholConsumption: '23to32' }, silence: 'heavyDrinking' },
  'heavier drinking': { answers: { alcoholConsumption: '33plus' }, silence: 'heavyDrinking' },
  'less drinking': { answers: { alcoholConsumption: '13to22' }, silence: null },
  'an underweight (BMI below 18.5)': { answers: { weight: 105 }, silence: 'illness' },
  'diabetes, told in the heart quiz': {
    answers: {},
    heart: { ...healthyHeart, diabetesStatus: 'type2' },
    silence: 'illness',
  },
  'a poor health by the own rating': { answers: { selfRatedHealth: 'poor' }, silence: 'illness' },
  'a fair health by the own rating': { answers: { selfRatedHealth: 'fair' }, silence: null },
};

describe('the growing number is silent if the result shows no figure, or if a figure would do harm (SAFETY 8)', () => {
  test.each(Object.entries(people))('%s', (_, { answers, heart, silence }) => {
    const found = soFar({ ...average, ...answers }, heart);
    expect(found.silence).toBe(silence);
    expect(found.years === null).toBe(silence !== null);
  });

  test('without a birth date, and below 18, where there is no plan either, nothing is shown', () => {
    const { birthdate: _, ...ageless } = average;
    expect(soFar(ageless).silence).toBe('noAge');
    expect(soFar({ ...average, birthdate: '2009-06-01' }).silence).toBe('noAge');
  });

  test('a range of more than 20 years is too early to show', () => {
    // The model is least sure of a young person whose sex it does not know and who answered nothing else.
    const wide = soFar({ birthdate: '2000-06-01', gender: 'other' });
    expect(wide.silence).toBe('tooWide');
    expect(soFar({ ...average, birthdate: '2000-06-01', gender: 'other' }).silence).toBeNull();
  });
});

describe('a card', () => {
  const card = (screenId: string, answers: Answers, heart: Answers = {}) => {
    if (!hasCard(screenId)) return expect.fail(`no card on ${screenId}`);
    return sectionCard(longevityQuiz, screenId, answers, { heart, today }, aboutNotice);
  };
  const upTo = (screenId: string, answers: Answers): Answers => {
    const asked = longevityQuiz.questions.slice(
      0,
      longevityQuiz.questions.findIndex(({ id }) => id === screenId),
    );
    return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.some((question) => question.id === id)));
  };

  test('is on four screens: none at the start, before the questions on mood, or at the end', () => {
    const titles = longevityQuiz.questions.filter(({ type }) => type === 'section-title').map(({ id }) => id);
    expect(titles.filter(hasCard)).toEqual(['nutrition-title', 'activity-title', 'sleep-title', 'environment-title']);
  });

  test('has one band for each section before, the oldest first, as each card showed it', () => {
    const bands = ['nutrition-title', 'activity-title', 'sleep-title', 'environment-title'].map(
      (screenId) => card(screenId, upTo(screenId, average)).years,
    );
    expect(card('environment-title', upTo('environment-title', average)).earlier).toEqual(bands.slice(0, 3));
    expect(card('nutrition-title', average).earlier).toEqual([]);
  });

  test('a warning is new on the first screen after its answer, and known on the next', () => {
    const thin = { ...average, weight: 84 };
    expect(card('nutrition-title', upTo('nutrition-title', thin)).isNoticeNew).toBe(true);
    expect(card('activity-title', upTo('activity-title', thin)).isNoticeNew).toBe(false);
    const swollen = { ...healthyHeart, edema: 'daily' };
    expect(card('nutrition-title', upTo('nutrition-title', average), swollen).isNoticeNew).toBe(true);
    expect(card('sleep-title', upTo('sleep-title', average), swollen).isNoticeNew).toBe(false);
  });

  test('offers the end from half of the visible questions on, with the four that are needed, never on the first', () => {
    expect(card('nutrition-title', average).mayEndEarly).toBe(false);
    expect(card('sleep-title', average).mayEndEarly).toBe(true);
    expect(card('activity-title', upTo('nutrition-title', average)).mayEndEarly).toBe(false);
    for (const needed of ['birthdate', 'gender', 'height', 'weight']) {
      const { [needed]: _, ...without } = average;
      expect(card('environment-title', without).mayEndEarly, needed).toBe(false);
    }
  });
});

describe('the first look', () => {
  const look = (answers: Answers, heart: Answers = {}) =>
    firstLook({ longevity: { ...average, ...answers }, heart, today }, aboutNotice);

  test('shows figure, range, headline and first step of the result', () => {
    const { silence, summary, start, heading } = look({});
    const { output } = longevityPersonas.average45F ?? expect.fail('no persona');
    expect(silence).toBeNull();
    expect(summary.biologicalAge).toBe(output.biologicalAge);
    expect([summary.biologicalAgeLow, summary.biologicalAgeHigh]).toEqual(output.biologicalAgeRange);
    expect(start?.code).toBe(output.topRecommendations[0]?.code);
    expect(start?.effect).toMatch(/^With only this change, your number would be 42/);
    expect(heading).toMatch(/^Your habits fit an age of about 43\./);
  });

  test('without a figure the first step names no effect, and with a notice there is no step', () => {
    const young = look({ birthdate: '2003-06-01' });
    expect(young.silence).toBe('tooYoung');
    expect(young.start).not.toBeNull();
    const others: readonly Answers[] = [
      { birthdate: '2003-06-01' },
      { pregnancyNow: 'yes' },
      { alcoholConsumption: '33plus' },
    ];
    for (const answers of others) {
      const { start } = look(answers);
      expect(start).not.toBeNull();
      expect(start?.effect).toBeUndefined();
      expect(start?.wouldBe).toBeUndefined();
    }
    expect(look({ weight: 84 }).start).toBeNull();
    expect(look({ lifeOutlook: 'veryPessimistic', closeRelationships: 'none' }).start).toBeNull();
  });

  test('the notices are ordered by urgency: emergency, urgent, low mood, low weight, eating, then the others', () => {
    const heart = { ...healthyHeart, chestPain: 'now', edema: 'daily', weightChange: 'eatingWorry' };
    const { notices } = look({ weight: 97, lifeOutlook: 'veryPessimistic', closeRelationships: 'none' }, heart);
    const levels = notices.map(({ level }) => level);
    expect(levels).toEqual([...levels].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(levels).toContain('emergency');
    const soon = look(
      { weight: 97, lifeOutlook: 'veryPessimistic', closeRelationships: 'none' },
      { ...healthyHeart, edema: 'daily' },
    ).notices.filter(({ level }) => level === 'soon');
    expect(soon.map(({ code }) => code).slice(0, 2)).toEqual(['moodSupport', 'weightLow']);
    expect(soon.length).toBeGreaterThan(2);
  });
  const order = ['emergency', 'urgent', 'soon'];

  test('the place’s lines are ordered: after a birth first, then to talk to somebody, then about eating', () => {
    const low = { lifeOutlook: 'veryPessimistic', closeRelationships: 'none' };
    expect(look(low).lines).toEqual(['maternal', 'crisis']);
    expect(look({ ...low, gender: 'male' }).lines).toEqual(['crisis']);
    expect(look({ ...low, birthdate: '1960-01-01' }).lines).toEqual(['crisis']);
    expect(look({}, { ...healthyHeart, weightChange: 'eatingWorry' }).lines).toContain('eating');
    expect(look({}).lines).toEqual([]);
    expect(look({ pregnancyNow: 'yes' }).lines).toEqual([]);
  });

  test('alcoholStop and maybePregnant are shown with the notices, the other notes only with a figure', () => {
    expect(look({ alcoholConsumption: '33plus' }).cautions.map(({ code }) => code)).toContain('alcoholStop');
    expect(look({ sleepQuality: 'poor' }).notes.map(({ code }) => code)).toContain('mentionSleepApneaCheck');
    expect(look({ sleepQuality: 'poor', pregnancyNow: 'yes' }).notes).toEqual([]);
  });

  test('an early end counts the questions as the server does, and names the first open one', () => {
    expect(look({}).early).toBeNull();
    const questions = longevityQuiz.questions.filter(
      ({ section }) => section === 'psychosocial' || section === 'environment',
    );
    const complete: Answers = { ...average, pregnancyNow: 'no', selfRatedHealth: 'good' };
    const left: readonly string[] = questions.map(({ id }) => id);
    const early = Object.fromEntries(Object.entries(complete).filter(([id]) => !left.includes(id)));
    const found = firstLook({ longevity: early, heart: {}, today }, aboutNotice);
    const { answered, total } = countAnswers(longevityQuiz, early);
    expect(found.early).toEqual({ answered, total, firstOpen: 'stressLevels' });
    expect(found.isMoodUnasked).toBe(true);
  });

  test('skipping a question does not count as an early end', () => {
    const { sleepHours: _, ...fewer } = average;
    const found = firstLook({ longevity: fewer, heart: {}, today }, aboutNotice);
    expect(found.early).toBeNull();
    expect(found.isMoodUnasked).toBe(false);
  });
});

test('a visitor sees a first range after at most 22 presses', () => {
  const path = visibleQuestions(longevityQuiz, average);
  const before = path.slice(
    0,
    path.findIndex(({ id }) => hasCard(id)),
  );
  // Start, Continue on the intro, the tick, Continue on the consent. Then one press per screen: an option, or Continue.
  expect(4 + before.length).toBeLessThanOrEqual(22);
  const asked = before.map(({ id }) => id);
  const answers = Object.fromEntries(Object.entries(average).filter(([id]) => asked.includes(id)));
  const found = soFar(answers);
  expect(found.silence).toBeNull();
  expect(found.years).not.toBeNull();
});
