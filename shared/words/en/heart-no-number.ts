// Why there is no percentage: a heading, and two short paragraphs.

export const conditionPeopleWhat =
  'Our percentage is about a first heart attack or stroke in people without a known heart or artery condition.';

export const conditionWhat = 'It isn’t made for you, so we don’t show one.';

export const conditionNowWhat = 'What matters now is keeping your heart and arteries safe.';

export const conditionPlanWhat = 'Your plan has the steps that help most, in order.';

export const kidneyTitle = 'Your kidneys come first, and this quiz isn’t made for them';

export const onDialysisWhat = 'You’ve told us you’re on dialysis or have a kidney transplant.';

export const veryLowKidneyTestWhat = 'You’ve told us about a kidney test result far below the usual range.';

export const kidneyWhat =
  'The studies we use left out people with kidneys like yours, so a number would look exact but be wrong.';

export const kidneyTeamWhat = 'Your kidney team can judge your heart far better.';

export const kidneyKind = 'With their help, many people in your situation do well.';

export const thinWhat = 'Going by your answers, your body may not be getting enough.';

export const thinNoNumberWhat =
  'We’ve left the percentage out on purpose, because no number would be fair to you here.';

export const thinKind = 'You do not need to be sure that something is wrong.';

export const pregnantTitle = 'We give no percentage in pregnancy or just after a birth';

export const pregnantWhat = 'The numbers behind this quiz come from people who weren’t pregnant.';

export const pregnantWhyWhat =
  'Pregnancy changes blood pressure, pulse and cholesterol, so a percentage would be wrong.';

export const pregnantSavedWhat = 'Your answers are all saved.';

export const pregnantLaterWhat = 'Take the quiz again from six weeks after giving birth, and we’ll work it out then.';

export const noBirthdateTitle = 'One answer is missing: your date of birth';

export const noBirthdateWhat = (quiz: string) =>
  `We need your age to work out your risk, and there’s no date of birth in your ${quiz} Quiz.`;

export const noBirthdateAct = 'Add it there and we’ll work out your risk.';

export const noBirthdateSavedWhat = 'All your other answers are saved.';

export const tooYoungTitle = 'You’re younger than the people in these studies';

export const tooYoungWhat = (age: number) => `The studies we use start at age ${age}, so there’s no percentage yet.`;

export const tooYoungKind = 'What you do now still counts.';

export const tooYoungOtherWhat = 'Your other results show where to start.';

export const tooOldTitle = (age: number) => `These studies stop at age ${age}`;

export const tooOldWhat = 'The studies we use had no one of your age, so there’s no percentage.';

export const tooOldDoctorWhat = 'A doctor who knows you can judge your heart far better.';

export const tooOldOtherWhat = 'Your other results still apply.';

export const tooYoungQuietTitle = (age: number) => `These studies start at age ${age}`;
