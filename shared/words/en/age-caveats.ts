// The headline over an age, and what the age does not cover. Only texts without arguments, as in `labels.ts`.

// The headline, for an age outside or inside the likely range.

export const younger = 'Younger than your years';

export const onPar = 'Close to your years';

export const older = 'Older than your years';

// Caveats, by their codes.

export const habitsOnly =
  'This number compares your habits with those of other people your age. It knows nothing else about you.';

export const twoAges =
  'This age compares you with the average. The heart age compares you with the best numbers, so the two may differ. For your heart, go by the heart age and your doctor.';

export const illnessNotCounted =
  'This number leaves out your condition or your medicine. Your real risk may be higher.';

export const heartConditionKnown = 'If you have a heart condition, follow the plan you’ve made with your doctor.';

export const earlierWarning = 'You’ve told us about a warning sign. Please have it checked first.';

export const pregnant = 'This number isn’t made for pregnancy. Your maternity team can tell you more.';

export const lowWeight = 'Please talk to a doctor about your weight.';

export const fewAnswers = 'You skipped many questions, so the range is wide. You can still answer them.';

export const ratedPoor =
  'You rate your health as poor. This number knows your habits only, and may be too young for you. Talk to a doctor about how you feel.';

export const ratedFair =
  'You rate your health as fair. This number knows your habits only, and may be too young for you. Talk to a doctor about how you feel.';
