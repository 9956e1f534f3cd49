/** What the number does not say, in this order. Who sees which: `../caveats.ts`. */
export const caveatLabels = {
  habitsOnly:
    'This number compares your habits with the average person of your age. It does not see illnesses, medicines, blood pressure or lab values.',
  twoAges:
    'Biological age compares you with the average, heart age with ideal values. Heart age is above the own age for most people, so the two may differ: for your heart, go by the heart age and your clinician.',
  illnessNotCounted: 'Your illness or your medicine is not in this number. Your real risk may be higher.',
  heartConditionKnown: 'With a known heart condition, follow the plan you made with your clinician.',
  earlierWarning: 'In the heart quiz you told us about a warning sign: please have it checked first.',
  pregnant: 'This number is not made for pregnancy.',
  lowWeight: 'Your weight is low for your height: please talk to a clinician.',
  fewAnswers: 'Many questions are open, so the range is wide.',
} as const satisfies Record<string, string>;

export type CaveatCode = keyof typeof caveatLabels;

/** Kind words that an answer calls for, whatever the score. */
const noticeLabels = {
  suggestSeeClinician: 'Worth showing to a clinician',
  strengthCheck: 'If getting up has become harder, tell a clinician',
  mentionSleepApneaCheck: 'Ask about a sleep apnea check',
  supportLines: 'You do not have to carry this alone',
  eatingLines: 'Help with eating',
  alcoholLimitWomen: 'More than 7 drinks a week is above the limit for women; none is best',
  alcoholStop: 'Please do not stop suddenly without medical help',
} as const satisfies Record<string, string>;

export type NoticeCode = keyof typeof noticeLabels;

/** The rows of the category breakdown, in this order; the id is the quiz's section. */
export const longevityCategories = [
  { id: 'health', title: 'Health and habits' },
  { id: 'nutrition', title: 'Nutrition' },
  { id: 'activity', title: 'Movement and strength' },
  { id: 'sleep', title: 'Sleep' },
  { id: 'psychosocial', title: 'Mind and relationships' },
  { id: 'environment', title: 'Surroundings' },
] as const;
export type LongevityCategoryId = (typeof longevityCategories)[number]['id'];
