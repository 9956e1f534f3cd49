import { plural } from './plural.ts';

// The table of the published levels.

export const riskLevels = 'Risk levels over 10 years';

export const riskLevelsLikely = (range: string) => `Risk levels over 10 years. Yours is likely ${range}.`;

export const levelBelow = (percent: number) => `under ${percent}%`;

export const levelFrom = (percent: number) => `from ${percent}%`;

// Notices that can wait.

export const earlierSignsTitle = 'What you told us before';

// The page around a result.

export const documentTitle = (quiz: string) => `${quiz} results`;
export const loading = 'Loading your results…';
export const notReadyTitle = 'Results not available yet';
export const notReady = 'Results not available yet.';
export const newResultsTakeWithMail = (minutes: number) =>
  `New results can take up to ${minutes} minutes. This page will show them, and we’ll email you when they’re ready.`;
export const newResultsTake = (minutes: number) =>
  `New results can take up to ${minutes} minutes. This page will show them, and so will your dashboard.`;

// The head, and what has become of this result.

export const banner = 'Growth rings with one ring marked';
export const heartBanner = 'Growth rings in the shape of a heart, with one ring marked';
export const wasWrong = (day: string, reason: string) =>
  `This result was wrong. We corrected it on ${day}. ${reason} <link>Please read the corrected result</link>.`;
export const wasChanged = 'You’ve changed these answers since. <link>Read your newer result</link>.';
export const wasCorrected = (day: string, reason: string) =>
  `We corrected this result on ${day}. ${reason} If you showed the earlier one to a doctor, please show them this one too. <link>Read the earlier result</link>.`;
export const newerNotice = 'A newer answer has a notice. <link>Read it first</link>.';
export const inAnotherLanguage = 'This result is in another language.';
export const information = 'This is for information, not a diagnosis. No one monitors your answers.';

// Notices and warnings.

export const checkedTitle = 'You told us this has been checked';
export const checkedNext = 'Your next result will start from there. Take the quiz again whenever you like.';
export const untilSeenTitle = 'Until you’ve been seen';
export const whenToCallTitle = 'When to call for help';
export const someoneToTalkTo = 'Someone to talk to';

// Opens the form in which the user says that a clinician has seen them.

export const seenTitle = 'I’ve already been seen about this';

// The summary: the number, or why there is none.

export const summaryTitle = 'Your summary';
export const summaryBelowNotice = 'Your summary (read the notice first)';
export const numberCanWait = 'Your number can wait. Open it when you like.';
export const numberForUntreated =
  'This number is made for people without a known heart or artery condition. If one was found, it isn’t right for you. Take the quiz again and choose your condition.';
export const bestEstimate = (risk: string) => `best estimate ${risk}`;

// The areas, one row each.

export const rowsTitle = 'What your answers say';
export const rowWithScore = (descriptor: string, score: number) => `${descriptor} • Score ${score}`;
export const rowInPlan = (descriptor: string, steps: number) =>
  plural(steps, { one: `${descriptor} • 1 step in your plan`, other: `${descriptor} • # steps in your plan` });

// The first step, and the plan.

export const withOnlyThisChange = (age: number) => `With only this change, your number would be ${age}.`;
export const planPicture = 'A path across hills with three marked stops';
export const planTitle = 'Key action plan';
export const allSteps = (steps: number) => `All ${steps} steps`;
export const allStepsTogether = 'All steps together';
export const stepsForLater = 'Your steps for later';
export const yourAnswer = (answer: string) => `Your answer: ${answer}`;
export const whyWeSayThis = 'Why we say this';
export const citedFrom = 'From:';
export const askYourDoctor = 'Ask your doctor';
export const moreQuestions = 'More questions';

// The ways on.

export const whatNext = 'What next';

// The details: what the numbers mean.

export const detailsTitle = 'Details';
export const detailsAbout = 'What the numbers mean, and how we worked them out';
export const questionsToAsk = 'Questions to ask';
export const meaningsTitle = 'What these numbers mean';
export const moreNumbersTitle = 'More numbers';
export const moreNumbersCaption = 'More numbers from your answers';
export const riskEnhancersTitle = 'What may raise your risk further';
export const riskEnhancersNotCounted = 'Your percentage doesn’t include these. Tell your doctor about them.';
export const partsKnown = (known: number, all: number) => `${known} of ${all} parts known`;
export const scoreFromParts = (score: number, known: number, all: number) =>
  `${score} out of 100, ${known} of ${all} parts known`;
export const essentialsAbout = 'Eight habits and measurements that look after your heart, each scored from 0 to 100.';
export const essentialsCaption = 'Life’s Essential 8 scores';
export const missingTitle = 'What’s missing, and what it would change';
export const helpsMostTitle = 'The number that would help most';
export const moversTitle = 'How each answer compares with average';
export const moversCaption = 'Years younger or older than an average person of your sex and age';
export const comparedWithAverage = 'Compared with an average person of your sex and age.';
export const moreAnswersDiffer = (answers: number) =>
  plural(answers, {
    one: '1 more answer makes a difference of less than a tenth of a year.',
    other: '# more answers make a difference of less than a tenth of a year.',
  });
export const comparesGroups = 'This compares groups of people. It doesn’t show what caused what.';
export const yearsYounger = (years: number, shown: string) =>
  plural(years, { one: '1 year younger', other: `${shown} years younger` });
export const yearsOlder = (years: number, shown: string) =>
  plural(years, { one: '1 year older', other: `${shown} years older` });
export const allResults = 'All your results';

// The details: how it was worked out.

export const workedOutTitle = 'How we worked this out';
export const ageMethod =
  'We compare your answers with large studies that followed people for years. The age is that of an average person of your sex with about the same outlook as people with answers like yours. The range is wide, because a quiz misses a lot and people with the same answers still differ.';
export const riskMethod =
  'The percentage comes from the American Heart Association’s PREVENT equations. Where we don’t know a number, we use the average for your age and sex, and the range gets wider.';
export const answeredShare = (percent: number) => `You answered ${percent}% of the questions that count.`;
export const answeredOn = (day: string) => `Answered on ${day}.`;
export const workedOutWith = (method: string) => `Worked out with method ${method}.`;
export const sourcesTitle = 'Sources';
export const chosenByAi =
  'An AI language model chose some of the sentences here. People wrote and reviewed every one. The AI saw neither your name nor your answers, and it chose no warning and no next step.';
export const greeting = 'The greeting';
export const summaryText = 'The summary';
export const textUnder = (heading: string) => `The text under “${heading}”`;
export const lineAbovePlan = 'The line above the plan';
export const closingWords = 'The closing words';
export const linkingSentence = 'A linking sentence';
export const partNotLoaded = 'This didn’t load. Check your connection and open the page again.';

// Under the person's own level.

export const you = 'You';
