import { listOf, plural } from './language.ts';

// How many of a hundred people, and how many not. Both halves, always.

export const aboutOf100Women = (count: number, others: number) =>
  plural(count, {
    one: `About 1 in 100 women with answers like yours has a first heart attack or stroke in the next 10 years. About ${others} don’t.`,
    other: `About # in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. About ${others} don’t.`,
  });

export const betweenOf100Women = (low: number, high: number, othersLow: number, othersHigh: number) =>
  `About ${low} to ${high} in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. About ${othersLow} to ${othersHigh} don’t.`;

export const upToOf100Women = (high: number, others: number) =>
  plural(high, {
    one: `Up to about 1 in 100 women with answers like yours has a first heart attack or stroke in the next 10 years. At least about ${others} don’t.`,
    other: `Up to about # in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. At least about ${others} don’t.`,
  });

export const atLeastOf100Women = (count: number, others: number) =>
  plural(count, {
    one: `At least 1 in 100 women with answers like yours has a first heart attack or stroke in the next 10 years. At most ${others} don’t.`,
    other: `At least # in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. At most ${others} don’t.`,
  });

export const atMostOf100Women = (count: number, others: number) =>
  plural(count, {
    one: `At most 1 in 100 women with answers like yours has a first heart attack or stroke in the next 10 years. At least ${others} don’t.`,
    other: `At most # in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. At least ${others} don’t.`,
  });

export const moreThanOf100Women = (count: number, others: number) =>
  `More than ${count} in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. Fewer than ${others} don’t.`;

export const fewerThan1Of100Women =
  'Fewer than 1 in 100 women with answers like yours has a first heart attack or stroke in the next 10 years. More than 99 don’t.';

export const oneOrMoreOf100Women =
  '1 or more in 100 women with answers like yours may have a first heart attack or stroke in the next 10 years. The others don’t.';

export const heartAgeMeansForWomen =
  'It’s the age at which a woman with healthy numbers has the same 10-year risk of heart disease as you.';

export const aboutOf100Men = (count: number, others: number) =>
  plural(count, {
    one: `About 1 in 100 men with answers like yours has a first heart attack or stroke in the next 10 years. About ${others} don’t.`,
    other: `About # in 100 men with answers like yours have a first heart attack or stroke in the next 10 years. About ${others} don’t.`,
  });

export const betweenOf100Men = (low: number, high: number, othersLow: number, othersHigh: number) =>
  `About ${low} to ${high} in 100 men with answers like yours have a first heart attack or stroke in the next 10 years. About ${othersLow} to ${othersHigh} don’t.`;

export const upToOf100Men = (high: number, others: number) =>
  plural(high, {
    one: `Up to about 1 in 100 men with answers like yours has a first heart attack or stroke in the next 10 years. At least about ${others} don’t.`,
    other: `Up to about # in 100 men with answers like yours have a first heart attack or stroke in the next 10 years. At least about ${others} don’t.`,
  });

export const atLeastOf100Men = (count: number, others: number) =>
  plural(count, {
    one: `At least 1 in 100 men with answers like yours has a first heart attack or stroke in the next 10 years. At most ${others} don’t.`,
    other: `At least # in 100 men with answers like yours have a first heart attack or stroke in the next 10 years. At most ${others} don’t.`,
  });

export const atMostOf100Men = (count: number, others: number) =>
  plural(count, {
    one: `At most 1 in 100 men with answers like yours has a first heart attack or stroke in the next 10 years. At least ${others} don’t.`,
    other: `At most # in 100 men with answers like yours have a first heart attack or stroke in the next 10 years. At least ${others} don’t.`,
  });

export const moreThanOf100Men = (count: number, others: number) =>
  `More than ${count} in 100 men with answers like yours have a first heart attack or stroke in the next 10 years. Fewer than ${others} don’t.`;

export const fewerThan1Of100Men =
  'Fewer than 1 in 100 men with answers like yours has a first heart attack or stroke in the next 10 years. More than 99 don’t.';

export const oneOrMoreOf100Men =
  '1 or more in 100 men with answers like yours may have a first heart attack or stroke in the next 10 years. The others don’t.';

export const heartAgeMeansForMen =
  'It’s the age at which a man with healthy numbers has the same 10-year risk of heart disease as you.';

export const aboutOf100People = (count: number, others: number) =>
  plural(count, {
    one: `About 1 in 100 people with answers like yours has a first heart attack or stroke in the next 10 years. About ${others} don’t.`,
    other: `About # in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. About ${others} don’t.`,
  });

export const betweenOf100People = (low: number, high: number, othersLow: number, othersHigh: number) =>
  `About ${low} to ${high} in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. About ${othersLow} to ${othersHigh} don’t.`;

export const upToOf100People = (high: number, others: number) =>
  plural(high, {
    one: `Up to about 1 in 100 people with answers like yours has a first heart attack or stroke in the next 10 years. At least about ${others} don’t.`,
    other: `Up to about # in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. At least about ${others} don’t.`,
  });

export const atLeastOf100People = (count: number, others: number) =>
  plural(count, {
    one: `At least 1 in 100 people with answers like yours has a first heart attack or stroke in the next 10 years. At most ${others} don’t.`,
    other: `At least # in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. At most ${others} don’t.`,
  });

export const atMostOf100People = (count: number, others: number) =>
  plural(count, {
    one: `At most 1 in 100 people with answers like yours has a first heart attack or stroke in the next 10 years. At least ${others} don’t.`,
    other: `At most # in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. At least ${others} don’t.`,
  });

export const moreThanOf100People = (count: number, others: number) =>
  `More than ${count} in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. Fewer than ${others} don’t.`;

export const fewerThan1Of100People =
  'Fewer than 1 in 100 people with answers like yours has a first heart attack or stroke in the next 10 years. More than 99 don’t.';

export const oneOrMoreOf100People =
  '1 or more in 100 people with answers like yours may have a first heart attack or stroke in the next 10 years. The others don’t.';

export const heartAgeMeansForPeople =
  'It’s the age at which a person with healthy numbers has the same 10-year risk of heart disease as you.';

// The percentage beside a notice or an illness, and for whom it was made.

export const inTenYears = (percent: string) => `${percent} in ten years.`;

export const atLeastInTenYears = (percent: string) => `At least ${percent} in ten years.`;

export const atMostInTenYears = (percent: string) => `At most ${percent} in ten years.`;

export const belowInTenYears = (percent: string) => `Below ${percent} in ten years.`;

export const aboveInTenYears = (percent: string) => `Above ${percent} in ten years.`;

export const madeWithoutASign = 'This figure was made for people without such a sign.';

export const madeWithoutAnIllness = 'This figure was made for people without such an illness.';

export const leavesOutAlcohol = 'What alcohol can do is not in this figure.';

export const leavesOutHowYouFeel = 'This figure does not know how you feel.';

export const saysNothingAboutNow = 'This number says nothing about how you feel now or what you’ve just measured.';

// The other figures.

export const ascvd30 = (count: number) =>
  plural(count, {
    one: 'About 1 in 100 people with answers like yours has a first heart attack or stroke in the next 30 years.',
    other: 'About # in 100 people with answers like yours have a first heart attack or stroke in the next 30 years.',
  });

export const ascvd30FewerThan1 =
  'Fewer than 1 in 100 people with answers like yours has a first heart attack or stroke in the next 30 years.';

export const anyOfThree10 = (count: number) =>
  plural(count, {
    one: 'About 1 in 100 people with answers like yours has any of the three in the next 10 years.',
    other: 'About # in 100 people with answers like yours have any of the three in the next 10 years.',
  });

export const anyOfThree10FewerThan1 =
  'Fewer than 1 in 100 people with answers like yours has any of the three in the next 10 years.';

export const anyOfThree30 = (count: number) =>
  plural(count, {
    one: 'About 1 in 100 people with answers like yours has any of the three in the next 30 years.',
    other: 'About # in 100 people with answers like yours have any of the three in the next 30 years.',
  });

export const anyOfThree30FewerThan1 =
  'Fewer than 1 in 100 people with answers like yours has any of the three in the next 30 years.';

export const heartFailure10 = (count: number) =>
  plural(count, {
    one: 'About 1 in 100 people with answers like yours gets a heart that pumps too weakly in the next 10 years.',
    other: 'About # in 100 people with answers like yours get a heart that pumps too weakly in the next 10 years.',
  });

export const heartFailure10FewerThan1 =
  'Fewer than 1 in 100 people with answers like yours gets a heart that pumps too weakly in the next 10 years.';

export const doNotAdd = 'Each number is worked out separately, so please don’t add them up.';

export const essentialsScore = (score: number, known: number, all: number) =>
  `${score} out of 100, from ${known} of ${all} parts`;

export const essentialsTooFew = (known: number, all: number) => `From ${known} of ${all} parts: no average`;

// The number to measure or look up first, and those that were averages.

export const exactPressure = 'Your blood pressure, as an exact number';
export const exactTotalCholesterol = 'Your total cholesterol, as an exact number';
export const exactLdl = 'Your LDL cholesterol, as an exact number';
export const exactHdl = 'Your HDL cholesterol, as an exact number';
export const exactTriglycerides = 'Your triglycerides, as an exact number';
export const exactA1c = 'Your HbA1c, as an exact number';
export const exactEgfr = 'Your kidney test (eGFR), as an exact number';

export const yourPressure = 'Your blood pressure';
export const yourTotalCholesterol = 'Your total cholesterol';
export const yourLdl = 'Your LDL cholesterol';
export const yourHdl = 'Your HDL cholesterol';
export const yourTriglycerides = 'Your triglycerides';
export const yourA1c = 'Your HbA1c';
export const yourEgfr = 'Your kidney test (eGFR)';

export const youChose = (answer: string) => `You chose “${answer}”.`;

export const notGiven = 'You haven’t given it, so we used an average.';

export const wouldNarrow = (from: string, to: string) =>
  `With the exact number, your range would probably narrow from ${from} to about ${to}.`;

export const averageNarrows = 'We used the average for your age. Your own number would narrow the range.';

export const averagePersonal = 'We used the average for your age. Your own number would make this more about you.';

// Headings with a known illness, which has no percentage.

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

// Numbers outside those of the studies.

export const outsideStudies = (names: readonly string[]) =>
  `The studies included few people with a number like yours, so we used the nearest number we could for: ${listOf(names)}.`;

export const soAtLeast = 'So the percentage is at least this much.';

export const soAtMost = 'So the percentage is at most this much.';

export const inputPressure = 'blood pressure';
export const inputTotalCholesterol = 'total cholesterol';
export const inputHdl = 'HDL cholesterol';
export const inputEgfr = 'kidney test result';
export const inputA1c = 'HbA1c';

// Answers, as rows and steps quote them.

export const answerItem = (name: string, answer: string) => `${name} (“${answer}”)`;

export const youToldUs = (answers: readonly string[]) => `You told us: ${listOf(answers)}.`;

export const minutesModerate = (minutes: number) =>
  plural(minutes, { one: '1 minute of moderate activity a week', other: '# minutes of moderate activity a week' });

export const minutesVigorous = (minutes: number) =>
  plural(minutes, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' });

export const minutesBoth = (moderate: number, vigorous: number) =>
  plural(moderate, {
    one: `1 minute of moderate activity and ${plural(vigorous, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' })}`,
    other: `# minutes of moderate activity and ${plural(vigorous, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' })}`,
  });

export const noMinutes = 'None yet';

export const missedDoses = (answer: string) => `Missed: ${answer}`;

// What steps are about: contrasts between people, and sugar.

export const riskWithoutSmoking = (risk: string) => `People like you who don’t smoke have a risk of ${risk}.`;

export const riskWithTopNumber = (top: number, risk: string) =>
  `People like you with a top blood pressure number of ${top} have a risk of ${risk}.`;

export const riskWithNonHdl = (nonHdl: string, risk: string) =>
  `People like you with a non-HDL cholesterol of ${nonHdl} have a risk of ${risk}.`;

export const riskWithA1c = (a1c: string, risk: string) =>
  `People like you with an HbA1c of ${a1c} have a risk of ${risk}.`;

export const prediabetesByA1c = (a1c: string) => `Your HbA1c of ${a1c} is in the range called prediabetes.`;

export const prediabetesByA1cBand = 'Your HbA1c is in the range called prediabetes.';

export const prediabetesByGlucose = (glucose: string) =>
  `Your fasting blood sugar of ${glucose} is in the range called prediabetes.`;

export const prediabetesByGlucoseBand = 'Your fasting blood sugar is in the range called prediabetes.';

export const toldRaisedSugar = 'You were told that your sugar is raised.';

export const askWhenTested = 'Ask when it is tested next.';

export const testAgainYearly = 'Have the test again once a year.';

export const tellYourDoctor = 'Tell your doctor.';

export const helpsWithWeight = 'A change in weight, food and activity can lower your risk of diabetes.';

export const helpsWithoutWeight = 'A change in food and activity can lower your risk of diabetes.';

export const a1cAboveGoal = (a1c: string) => `Your HbA1c of ${a1c} is above the usual goal.`;

export const a1cBandAboveGoal = 'Your HbA1c is above the usual goal.';

export const lessSalt = 'Less salt can help bring it down.';

export const lessSaltAndAlcohol = 'Less salt and less alcohol can help bring it down.';

export const raisesYourRisk = (causes: readonly string[]) =>
  `Your risk can be higher than this number because of: ${listOf(causes)}.`;

export const causeFamily = 'your family history';
export const causeCholesterol = 'your cholesterol';
export const causeTriglycerides = 'your triglycerides';
export const causeKidneys = 'your kidneys';
export const causeInflammation = 'your inflammatory illness';
export const causeMenopauseOrPregnancy = 'early menopause or what happened in a pregnancy';
export const causeLipoprotein = 'your lipoprotein(a)';
