import { describe, expect, test } from 'vitest';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import { questionNames } from '#shared/longevity/words/question-names.ts';
import { pageOf } from './pages.ts';

/** A middle-aged person with fair habits. Each test states the difference. */
const answers = {
  ...{ birthdate: '1976-05-02', gender: 'female', height: { ft: 5, in: 5 }, weight: 140, smoking: 'never' },
  ...{ alcoholConsumption: 'occasional', overallDiet: 'fair', plantVariety: '10to19', processedFoodServings: 5 },
  ...{ exerciseFrequency: '1to2', exerciseIntensity: 'moderate', strengthTraining: '2to3', sittingHours: 7 },
  ...{ sitToStand: 'oneSupport', gripStrengthSelf: 'average', sleepHours: 7.5, sleepQuality: 'good' },
  ...{ sleepConsistency: 'regular', stressLevels: 2, lifeOutlook: 'optimistic', closeRelationships: 'few' },
  ...{ communityInvolvement: 'monthly', screenTimeNonWork: 3, familyHistory: 'none', education: 'bachelor' },
};
type Changed = { readonly answers?: object; readonly heart?: object };
const pageWith = (changed: Changed) =>
  pageOf({ name: '', answers: { ...answers, ...changed.answers }, heart: changed.heart ?? {}, today: '2026-01-15' });
const stepOf = (code: string, changed: Changed) =>
  pageWith(changed).content.focus_areas.topRecommendations.find((item) => item.code === code);
const idsOf = (changed: Changed) => pageWith(changed).content.contributions.map(({ questionId }) => questionId);

const pregnant = { pregnancyNow: 'yes' };
const heavy = { weight: 230 };

describe('no part of the page names weight as the place to start if the plan asks for no change of it', () => {
  test.each([
    ['weightKeep', { answers: { birthdate: '1945-05-02', weight: 128 } }],
    ['weightLossUnplanned', { answers: heavy, heart: { weightChange: 'lostWeight' } }],
    ['weightAfterCheck', { answers: heavy, heart: { edema: 'daily' } }],
  ])('%s', (code, changed) => {
    const { content } = pageWith(changed);
    expect(content.focus_areas.topRecommendations.map((item) => item.code)).toContain(code);
    const texts = [content.summaryParagraph, ...content.category_breakdown.map((row) => row.explanationParagraph)];
    expect(texts.filter((text) => text.includes('your weight for your height'))).toEqual([]);
  });
});

test('a person in a wheelchair is not told to work on getting up from the floor', () => {
  const { content } = pageWith({ answers: { sitToStand: 'moreSupport' }, heart: { exertional: 'cannot' } });
  expect(content.focus_areas.topRecommendations.map(({ code }) => code)).not.toContain('legStrength');
  const texts = [content.summaryParagraph, ...content.category_breakdown.map((row) => row.explanationParagraph)];
  expect(texts.filter((text) => text.includes('getting up from the floor'))).toEqual([]);
});

test('a page for failing kidneys does not name water as the place to start', () => {
  const { frame } = pageWith({ answers: { waterIntakeCups: 1 }, heart: { kidneyDisease: 'severe' } });
  expect(frame.stanceOf('waterIntakeCups')).toBe('alone');
});

describe('no list of reasons for an older or younger age', () => {
  test.each([
    { answers: heavy, heart: pregnant },
    { answers: { ...heavy, birthdate: '1945-05-02' }, heart: { exertional: 'cannot' } },
  ])('includes weight if a word about weight could hurt: %j', (changed) => {
    expect(idsOf(changed)).not.toContain('weight');
  });

  test('includes weight, food or movement next to a worry about eating', () => {
    const shown = idsOf({ answers: heavy, heart: { weightChange: 'eatingWorry' } });
    for (const id of [
      'weight',
      'overallDiet',
      'plantVariety',
      'processedFoodServings',
      'exerciseFrequency',
      'sitToStand',
    ])
      expect(shown).not.toContain(id);
  });

  test('includes years for vaping, which are an assumption', () => {
    expect(idsOf({ answers: { smoking: 'vapeOnly' } })).not.toContain('smoking');
    expect(idsOf({ answers: { smoking: 'someDays' } })).toContain('smoking');
  });
});

test.each([{ answers: { weight: 108 } }, { answers: heavy, heart: { weightChange: 'eatingWorry' } }])(
  'food and movement have no score if a clinician decides on them: %j',
  (changed) => {
    const rows = pageWith(changed).content.category_breakdown.filter(
      ({ descriptor }) => descriptor === 'For your doctor',
    );
    expect(rows.map(({ id, score }) => [id, score])).toEqual([
      ['nutrition', null],
      ['activity', null],
    ]);
  },
);

test('a person who only vapes reads about nicotine, and no evidence about cigarettes', () => {
  const changed = { answers: { smoking: 'vapeOnly' } };
  const step = stepOf('quitVaping', changed);
  expect(step).toMatchObject({ area: 'Nicotine' });
  expect(step).not.toHaveProperty('grade');
  const { content } = pageWith(changed);
  const [health] = content.category_breakdown;
  expect(health?.explanationParagraph).toMatch(/nicotine/);
  expect(`${content.summaryParagraph} ${health?.explanationParagraph}`).not.toContain('smoking');
});

test('measuring a waist does not cite the evidence for weight', () => {
  const step = stepOf('waistHint', { answers: { weight: 170, strengthTraining: '4plus' } });
  expect(step).toBeDefined();
  expect(step).not.toHaveProperty('grade');
  expect(step).not.toHaveProperty('evidenceLine');
});

test('each answer that counts towards a score but not the age has a name in that list', () => {
  const ids = longevityQuestionIds.filter((id) => {
    const { catWeight = 0, grade } = evidenceOf(id);
    return catWeight > 0 && (grade === 'D' || grade === 'A-null');
  });
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => questionNames[id].inList === undefined)).toEqual([]);
});

describe('in pregnancy', () => {
  test('no limit for drinking appears next to “no alcohol”', () => {
    const { content } = pageWith({ answers: { alcoholConsumption: 'upTo12' }, heart: pregnant });
    expect(content.focus_areas.topRecommendations.map(({ code }) => code)).toContain('alcoholNoneInPregnancy');
    expect(content.sideNotes?.map(({ code }) => code)).not.toContain('alcoholLimitWomen');
  });

  test('help with smoking comes from the care team', () => {
    const step = stepOf('quitSmoking', { answers: { smoking: 'someDays' }, heart: pregnant });
    expect(step?.recommendation).toMatch(/^Ask your maternity team this week for the stop-smoking service/);
    expect(step?.recommendation).toContain('do not stop on your own');
  });
});

test.each([
  ['male', 'alcoholCutMen', 'No more than 14 drinks a week (of 14 g of alcohol each)'],
  ['female', 'alcoholCutWomen', 'No more than 7 drinks a week (of 14 g of alcohol each)'],
])('the limit for drinking is that of the rules: %s', (gender, code, title) => {
  expect(stepOf(code, { answers: { gender, alcoholConsumption: '13to22' } })?.title).toBe(title);
});

test.each([
  [108, {}, 'estimated', /^Make an appointment\./],
  [98, {}, 'notEstimated', /^Make an appointment\./],
  [108, { chestPain: 'now' }, 'checkFirst', /^When you’re seen, ask about your weight too\./],
])('a talk about low weight uses the days of the page: %d lb, %j', (weight, heart, standing, how) => {
  const changed = { answers: { weight }, heart };
  expect(pageWith(changed).content.standing).toBe(standing);
  expect(stepOf('weightClinician', changed)?.recommendation).toMatch(how);
});

describe('several steps together', () => {
  test('are called “both” if there are two', () => {
    const fewSteps = {
      overallDiet: 'veryGood',
      plantVariety: '30plus',
      processedFoodServings: 0,
      sitToStand: 'noSupport',
    };
    const { content } = pageWith({ answers: { ...fewSteps, smoking: 'former1' } });
    expect(content.focus_areas.topRecommendations).toHaveLength(2);
    expect(content.together).toMatch(/^Both together: your number (would|could) /);
  });

  test('are named if only some of the plan have an age', () => {
    const { content } = pageWith({
      answers: { overallDiet: 'veryGood', plantVariety: '30plus', sitToStand: 'noSupport', smoking: 'former1' },
    });
    expect(content.focus_areas.topRecommendations.filter(({ effect }) => effect)).toHaveLength(2);
    expect(content.together).toMatch(/^The 2 steps with a number, together: your number (would|could) /);
  });

  test('name the longer time if giving up smoking is one of them', () => {
    const { content } = pageWith({ answers: { smoking: 'dailyUnder10' } });
    expect(content.together).toMatch(
      /: your number could be \d\d, likely .* in time\. That includes ten or more smoke-free years/,
    );
  });
});

describe('an empty plan is not praised', () => {
  test.each([
    ['of a smoker without a birth date', { birthdate: undefined, smoking: 'daily20plus' }, {}, 'There’s no plan yet.'],
    [
      'of somebody beside a note',
      {
        exerciseFrequency: '7',
        overallDiet: 'excellent',
        plantVariety: '30plus',
        processedFoodServings: 0,
        sitToStand: 'noSupport',
      },
      { wearableUse: 'yes', rhythmAlert: 'yes' },
      'Read the notice first.',
    ],
  ])('%s', (_, changed, heart, words) => {
    const { content } = pageWith({ answers: changed, heart });
    expect(content.focus_areas.topRecommendations).toEqual([]);
    expect(content.focus_areas.introParagraph.startsWith(words)).toBe(true);
  });

  test('for a person who answered next to nothing', () => {
    const { content } = pageOf({ name: '', answers: { birthdate: '1976-05-02' }, heart: {}, today: '2026-01-15' });
    expect(content.focus_areas.introParagraph).toBe('You answered too few questions for us to suggest a first step.');
    expect(content.intro).not.toMatch(/one (small )?thing to/);
  });
});

test('a page without an age does not speak of “this number”', () => {
  const { content } = pageWith({
    answers: { birthdate: undefined },
    heart: { ...pregnant, knownHeartConditions: 'stroke' },
  });
  expect([...(content.meaning ?? []), ...(content.caveats ?? []).map(({ text }) => text)].join(' ')).not.toMatch(
    /this number/i,
  );
});
