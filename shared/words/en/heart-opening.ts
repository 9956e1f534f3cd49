import { listOf } from './list.ts';

export const foldedFigureLimit = 'This number says nothing about how you feel now or what you’ve just measured.';

// Headings for a user with a known illness, who gets no percentage.

export const withHeartAttack = 'You have had a heart attack, so we look at what helps you now';

export const withStroke = 'You have had a stroke or mini-stroke, so we look at what helps you now';

export const withHeartFailure = 'You have heart failure, so we look at what helps you now';

export const withStentOrBypass = 'You have had a stent or bypass, so we look at what helps you now';

export const withAngina = 'You have angina, so we look at what helps you now';

export const withAneurysm = 'You have an aortic aneurysm, so we look at what helps you now';

export const withNarrowedArteries = 'You have narrowed arteries, so we look at what helps you now';

export const withHeartMuscleDisease = 'You have a heart muscle disease, so we look at what helps you now';

export const withHeartDefect = 'You were born with a heart defect, so we look at what helps you now';

export const withHighCalciumScore = 'You have a high calcium score, so we look at what helps you now';

export const withHeartCondition = 'You have a heart or artery condition, so we look at what helps you now';

export const onDialysis = 'You’ve told us you’re on dialysis or have a kidney transplant.';

export const veryLowKidneyTest = 'You’ve told us about a kidney test result far below the usual range.';

// Numbers outside the range of the studies.

export const outsideStudies = (names: readonly string[]) =>
  `The studies included few people with a number like yours, so we used the nearest number we could for: ${listOf(names)}.`;

export const outsideStudiesAtLeast = 'So the percentage is at least this much.';

export const outsideStudiesAtMost = 'So the percentage is at most this much.';

export const inputEgfr = 'kidney test result';

// Why there is no percentage: a heading, and two short paragraphs.

export const conditionPeopleWhat =
  'Our percentage is about a first heart attack or stroke in people without a known heart or artery condition.';

export const conditionWhat = 'It isn’t made for you, so we don’t show one.';

export const conditionNowWhat = 'What matters now is keeping your heart and arteries safe.';

export const conditionPlanWhat = 'Your plan has the steps that help most, in order.';

export const kidneyTitle = 'Your kidneys come first, and this quiz isn’t made for them';

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

// Cautions about the figure.

export const ldlVeryHighCaution =
  'With an LDL of 190 mg/dL (4.9 mmol/L) or more, do not go by the percentage. Please have it treated, whatever the percentage says.';

export const averagesCaution =
  'It’s based on averages for your age, because we don’t know your blood pressure and some of your cholesterol numbers. So we don’t give a risk level.';

export const partAveragesCaution =
  'Part of it is based on averages for your age, because we don’t know some of your numbers.';

export const lowKidneyTestCaution = 'The studies included few people with a kidney test result like yours.';

export const highByAgeCaution =
  'At your age most people are at this level. The appointment is about what’s right for you.';

// Paragraphs with a choice of true sentences.

export const introAnswers = 'Here’s what your answers say about your heart.';

export const introTalk = 'Here’s what your answers say about your heart, to take to a doctor.';

export const introSteps = 'Here’s what your answers say about your heart, and the steps that fit them.';

export const noticeFirstEmergency =
  'Please read the notice at the top before anything else. One of your answers needs care now.';

export const noticeFirstUrgent =
  'Please read the notice at the top first. One of your answers should be checked today or tomorrow.';

export const summaryNoticeFirst = 'The notice at the top comes first. It matters more than any number.';

export const summaryNoFigure = 'There’s no percentage on this page. It tells you what to do next.';

export const summaryGroups = 'This compares groups of people. It can’t say what will happen to you.';

export const summaryNotFate = 'A number like this compares groups of people. It can’t say what will happen to you.';

export const focusNoticeFirst = 'The notice at the top comes first. The rest can wait until you’ve been seen.';

export const focusCondition = 'Take this to your heart clinic or doctor. The step that helps most comes first.';

export const focusOnlyNotice = 'Read the notice first. There’s no other step for now.';

export const focusNothing =
  'There’s no particular step to take first. Take the quiz again in a year, or sooner if a number changes.';

export const focusOne = 'One step stands out.';

export const focusOnePace = 'One step stands out. Take it at your own pace.';

export const outroNotice = 'Take this page with you when you’re seen.';

export const outroTalk = 'Take this page when you see a doctor.';

export const outroNext = 'Use this page to start the conversation with your doctor.';
