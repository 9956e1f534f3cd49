import { describe, expect, test } from 'vitest';
import { assessmentOf, type Example, pain, pressure, pulse } from './example.ts';

// Stories of our own, one on each side of a limit of SAFETY 3. The expected words (the level, the flag and the date)
// come from the reference's prose and were written before the rules. 'nothing' is a page without any notice.

type Expected = 'nothing' | `${'emergency' | 'urgent' | 'soon'} ${string}`;

const said = (example: Example): string => {
  const { notices } = assessmentOf(example);
  const [first] = notices;
  return first
    ? notices.map(({ level, code, by }) => [level, code, by].filter(Boolean).join(' ')).join(', ')
    : 'nothing';
};

const pregnant: Example = { pregnancyNow: 'yes', age: 30 };
const type2: Example = { diabetesStatus: 'type2', age: 50 };
const sugar = (fastingGlucose: string, labDate = '2026-01-14') => ({ numbers: { fastingGlucose, labDate } });
const needle = (syncope: Example['syncope'], more: Example = {}): Example => ({
  ...{ syncope, syncopeContext: 'trigger', syncopeFamily: 'no', pregnancyNow: 'no' },
  ...more,
});

const stories: readonly (readonly [who: string, example: Example, expected: Expected])[] = [
  // Low sugar
  ['type 2, sugar 53', { ...type2, ...sugar('53') }, 'urgent sugarVeryLow'],
  ['type 2, sugar 54', { ...type2, ...sugar('54') }, 'soon sugarLow days'],
  ['type 2, sugar 69', { ...type2, ...sugar('69') }, 'soon sugarLow days'],
  ['type 2, sugar 70', { ...type2, ...sugar('70') }, 'nothing'],
  ['type 2, sugar 45 of 7 days ago', { ...type2, ...sugar('45', '2026-01-08') }, 'urgent sugarVeryLow'],
  ['type 2, sugar 45 of 8 days ago', { ...type2, ...sugar('45', '2026-01-07') }, 'soon sugarLow days'],
  ['no diabetes, sugar 53', { age: 62, diabetesStatus: 'no', ...sugar('53') }, 'soon sugarLow days'],
  ['no diabetes, sugar 54', { age: 62, diabetesStatus: 'no', ...sugar('54') }, 'nothing'],
  // Blood tests in pregnancy
  ['pregnant, sugar 91', { ...pregnant, ...sugar('91') }, 'nothing'],
  ['pregnant, sugar 92', { ...pregnant, ...sugar('92') }, 'soon sugarPregnancy days'],
  ['pregnant, urine 299', { ...pregnant, numbers: { uacr: '299', labDate: '2026-01-14' } }, 'nothing'],
  ['pregnant, urine 300', { ...pregnant, numbers: { uacr: '300', labDate: '2026-01-14' } }, 'urgent pregnancyKidney'],
  [
    'pregnant, urine 400 of 100 days ago',
    { ...pregnant, numbers: { uacr: '400', labDate: '2025-10-07' } },
    'soon uacrHigh tomorrow',
  ],
  ['pregnant, fats 999', { ...pregnant, numbers: { triglycerides: '999', labDate: '2026-01-14' } }, 'soon tg500 days'],
  [
    'pregnant, fats 1000',
    { ...pregnant, numbers: { triglycerides: '1000', labDate: '2026-01-14' } },
    'urgent pregnancyFats',
  ],
  // Stairs
  ['out of breath on the stairs at 59', { age: 59, exertional: 'breathless' }, 'nothing'],
  ['out of breath on the stairs at 60', { age: 60, exertional: 'breathless' }, 'soon breathlessEffort twoWeeks'],
  // Harmless signs
  ['a needle ten months ago at 64', needle('yes', { age: 64 }), 'nothing'],
  ['a needle ten months ago at 65', needle('yes', { age: 65 }), 'soon syncopeAny twoWeeks'],
  ['usual heartburn now and then at 49', { age: 49, ...pain('occasional', 'meals') }, 'nothing'],
  ['usual heartburn now and then at 50', { age: 50, ...pain('occasional', 'meals') }, 'soon chestPainOther weeks'],
  [
    'a smoker of 28, sore now and then',
    { age: 28, first: { smoking: 'dailyUnder10' }, ...pain('occasional', 'press') },
    'nothing',
  ],
  [
    'a smoker of 41, sore now and then',
    { age: 41, first: { smoking: 'dailyUnder10' }, ...pain('occasional', 'press') },
    'soon chestPainOther weeks',
  ],
  ['stabs of seconds every week at 27', { age: 27, ...pain('week', 'brief') }, 'soon chestPainOther twoWeeks'],
  // Signs that look banal
  [
    'hard to describe this week, 40',
    { age: 40, first: { gender: 'male' }, ...pain('week', 'unsure') },
    'urgent chestPainUrgent',
  ],
  [
    'hard to describe this week, well at 39',
    { age: 39, first: { gender: 'male' }, ...pain('week', 'unsure') },
    'soon chestPainOther twoWeeks',
  ],
  [
    'an aneurysm, sore today at 70',
    { age: 70, knownHeartConditions: 'aneurysm', ...pain('today', 'press') },
    'emergency aorticPain',
  ],
  [
    'an aneurysm, heartburn today at 70',
    { age: 70, knownHeartConditions: 'aneurysm', ...pain('today', 'meals') },
    'urgent chestPainUrgent',
  ],
  ['89/55 and pulse 101', { age: 45, ...pressure(89, 55), ...pulse(101) }, 'urgent bpVeryLow, soon pulseHigh days'],
  ['89/55 and pulse 100', { age: 45, ...pressure(89, 55), ...pulse(100) }, 'soon bpLow twoWeeks'],
  ['sugar 200 at 39, slim', { age: 39, bmi: 24.9, diabetesStatus: 'no', ...sugar('200') }, 'urgent sugarVeryHigh'],
  ['sugar 200 at 40, slim', { age: 40, bmi: 24.9, diabetesStatus: 'no', ...sugar('200') }, 'soon diabetesRange week'],
  [
    'sugar 199 at 39, slim',
    { age: 39, bmi: 24.9, diabetesStatus: 'no', ...sugar('199') },
    'soon diabetesRange twoWeeks',
  ],
  [
    'pregnant, stairs and pulse 101',
    { ...pregnant, exertional: 'breathless', ...pulse(101) },
    'urgent pregnancyBreath, soon pulseHigh days',
  ],
  [
    '65, slow at 49, stairs',
    { age: 65, exertional: 'breathless', ...pulse(49) },
    'urgent pulseSlow, soon breathlessEffort twoWeeks',
  ],
  ['64, slow at 50, stairs', { age: 64, exertional: 'breathless', ...pulse(50) }, 'soon breathlessEffort twoWeeks'],
  ['type 2, pain today, hard to describe', { ...type2, ...pain('today', 'unsure') }, 'emergency chestPainHeartLike'],
  ['50, pain today, hard to describe', { age: 50, ...pain('today', 'unsure') }, 'urgent chestPainUrgent'],
  [
    'sore today, smoker of 40',
    { age: 40, first: { smoking: 'dailyUnder10' }, ...pain('today', 'press') },
    'urgent chestPainUrgent',
  ],
  [
    'sore today, smoker of 39',
    { age: 39, first: { smoking: 'dailyUnder10' }, ...pain('today', 'press') },
    'soon chestPainOther twoWeeks',
  ],
  ['sharp on breathing in, this week, 27', { age: 27, ...pain('week', 'sharpBreath') }, 'urgent chestPainUrgent'],
  ['sharp on breathing in, often, 27', { age: 27, ...pain('often', 'sharpBreath') }, 'soon chestPainOther twoWeeks'],
  [
    'low every day, very dark outlook',
    { age: 41, moodLow: 'daily', first: { lifeOutlook: 'veryPessimistic' } },
    'soon moodSupport tomorrow',
  ],
  [
    'low every day, dark outlook',
    { age: 41, moodLow: 'daily', first: { lifeOutlook: 'pessimistic' } },
    'soon moodSupport days',
  ],
  [
    'atrial fibrillation on a thinner, device alert',
    { age: 70, rhythmProblem: 'afib', bloodThinner: 'yes', wearableUse: 'yes', rhythmAlert: 'yes' },
    'nothing',
  ],
  [
    'device alert without a known rhythm',
    { age: 70, rhythmProblem: 'no', wearableUse: 'yes', rhythmAlert: 'yes' },
    'soon rhythmAlert twoWeeks',
  ],
  // Fewer alarms
  ['discomfort on the stairs, 57', { age: 57, exertional: 'discomfort' }, 'soon chestPainOther days'],
  ['discomfort on the stairs, type 2', { ...type2, exertional: 'discomfort' }, 'urgent anginaPattern'],
  [
    'worried about eating, a rare flutter',
    { age: 22, weightChange: 'eatingWorry', palpitations: 'rare', palpitationsContext: 'none' },
    'soon eatingSupport days',
  ],
  [
    'worried about eating, a flutter at exercise',
    { age: 22, weightChange: 'eatingWorry', palpitations: 'rare', palpitationsContext: 'exercise' },
    'urgent eatingUrgent, soon palpitationsFrequent twoWeeks',
  ],
  ['gasping at 45', { age: 45, orthopnea: 'gasping' }, 'soon apneaCheck weeks'],
  ['gasping at 72 on tablets', { age: 72, orthopnea: 'gasping', bpMedication: 'yes' }, 'soon apneaCheck days'],
  [
    'gasping at 45, pulse 101',
    { age: 45, orthopnea: 'gasping', ...pulse(101) },
    'urgent orthopnea, soon pulseHigh twoWeeks',
  ],
  ['88/56 at 25', { age: 25, ...pressure(88, 56) }, 'nothing'],
  ['84/54 at 25', { age: 25, ...pressure(84, 54) }, 'soon bpLow twoWeeks'],
  ['88/56 at 40', { age: 40, ...pressure(88, 56) }, 'soon bpLow twoWeeks'],
  ['149/78 at 82', { age: 82, ...pressure(149, 78) }, 'nothing'],
  ['150/78 at 82', { age: 82, ...pressure(150, 78) }, 'soon bpStage2 twoWeeks'],
  ['140/78 at 79', { age: 79, ...pressure(140, 78) }, 'soon bpStage2 twoWeeks'],
  ['heartburn often at 52', { age: 52, ...pain('often', 'meals') }, 'soon chestPainOther weeks'],
  ['heartburn often with diabetes', { ...type2, ...pain('often', 'meals') }, 'soon chestPainOther twoWeeks'],
  ['kidney 50 at 80', { age: 80, numbers: { egfr: '50', labDate: '2026-01-14' } }, 'soon kidneyLow weeks'],
  ['kidney 50 at 79', { age: 79, numbers: { egfr: '50', labDate: '2026-01-14' } }, 'soon kidneyLow twoWeeks'],
  [
    'steady atrial fibrillation, 76',
    {
      age: 70,
      rhythmProblem: 'afib',
      bloodThinner: 'yes',
      palpitations: 'persistent',
      palpitationsContext: 'none',
      ...pulse(76),
    },
    'soon palpitationsFrequent days',
  ],
  [
    'a fast one, 101',
    {
      age: 70,
      rhythmProblem: 'afib',
      bloodThinner: 'yes',
      palpitations: 'persistent',
      palpitationsContext: 'none',
      ...pulse(101),
    },
    'urgent palpitationsUrgent, soon pulseHigh twoWeeks',
  ],
  [
    'type 2, fainted today at a needle',
    { ...type2, ...needle('faintToday', { age: 50 }) },
    'urgent syncopeUnexplained',
  ],
  ['well at 30, fainted today at a needle', needle('faintToday', { age: 30 }), 'soon syncopeAny twoWeeks'],
  ['64, fainted today at a needle', needle('faintToday', { age: 64 }), 'soon syncopeAny days'],
  [
    'heartburn today, pulse 108',
    { age: 45, ...pain('today', 'meals'), ...pulse(108) },
    'urgent chestPainUrgent, soon pulseHigh twoWeeks',
  ],
  ['a pulse of 44 at 46, no sport', { age: 46, ...pulse(44) }, 'soon pulseLow twoWeeks'],
  ['a pulse of 45 at 46', { age: 46, ...pulse(45) }, 'nothing'],
  ['a pulse of 41 at 84', { age: 84, ...pulse(41) }, 'soon pulseLow days'],
  ['swollen legs daily at 70', { age: 70, edema: 'daily' }, 'soon heartFailureSigns twoWeeks'],
  [
    'swollen legs daily and stairs at 58',
    { age: 58, edema: 'daily', exertional: 'breathless' },
    'soon heartFailureSigns days',
  ],
  ['nearly fainted today at a needle, 100/60', needle('nearlyToday', { age: 39, ...pressure(100, 60) }), 'nothing'],
  [
    'nearly fainted today at a needle, 95/60',
    needle('nearlyToday', { age: 39, ...pressure(95, 60) }),
    'soon syncopeAny days',
  ],
];

describe('a story of our own has the level, the sign and the date of the reference', () => {
  test('there are enough stories', () => {
    expect(new Set(stories.map(([who]) => who)).size).toBe(stories.length);
    expect(stories.length).toBeGreaterThanOrEqual(60);
  });

  test.each(stories)('%s', (_, example, expected) => {
    expect(said(example)).toBe(expected);
  });
});
