import type { CaveatCode } from '#shared/longevity/evidence/caveat-labels.ts';

/** What the number does not say about this person. They may stand beside a warning, so they reassure nobody. */
export const caveatTexts = {
  habitsOnly: 'This number sets your habits beside those of people of your age. It knows nothing else about you.',
  twoAges:
    'The age here compares you with the average, the heart age with the best values. So the two may differ. For your heart, go by the heart age and your clinician.',
  illnessNotCounted: 'Your illness or your medicine is not in this number. Your real risk may be higher.',
  heartConditionKnown: 'With a known heart condition, follow the plan that you made with your clinician.',
  // It may come from either quiz: a very low weight is one, too.
  earlierWarning: 'You told us about a warning sign. Please have it checked first.',
  pregnant: 'This number was not made for pregnancy. Your maternity team knows more than it does.',
  lowWeight: 'Please talk with a clinician about your weight. It is worth a visit.',
  fewAnswers: 'Many questions are open, so the range is wide. You can fill them in under My answers.',
} as const satisfies Record<CaveatCode, string>;
