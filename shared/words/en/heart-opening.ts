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

// Numbers outside the range of the studies.

export const outsideStudies = (names: readonly string[]) =>
  `The studies included few people with a number like yours, so we used the nearest number we could for: ${listOf(names)}.`;

export const outsideStudiesAtLeast = 'So the percentage is at least this much.';

export const outsideStudiesAtMost = 'So the percentage is at most this much.';

export const inputEgfr = 'kidney test result';

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
