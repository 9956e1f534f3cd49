import { plural } from './plural.ts';

// How many of a hundred people have the event, and how many do not. A sentence always says both.

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

// The percentage beside a notice or an illness, and the people for whom the equations were made.

export const inTenYears = (percent: string) => `${percent} in ten years.`;

export const atLeastInTenYears = (percent: string) => `At least ${percent} in ten years.`;

export const atMostInTenYears = (percent: string) => `At most ${percent} in ten years.`;

export const belowInTenYears = (percent: string) => `Below ${percent} in ten years.`;

export const aboveInTenYears = (percent: string) => `Above ${percent} in ten years.`;

export const madeWithoutASign = 'This figure was made for people without such a sign.';

export const madeWithoutAnIllness = 'This figure was made for people without such an illness.';

export const leavesOutAlcohol = 'What alcohol can do is not in this figure.';

export const leavesOutHowYouFeel = 'This figure does not know how you feel.';

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

// The number to measure or look up first, and the numbers for which the estimate used averages.

export const exactPressure = 'Your blood pressure, as an exact number';

export const exactTotalCholesterol = 'Your total cholesterol, as an exact number';

export const exactLdl = 'Your LDL cholesterol, as an exact number';

export const exactHdl = 'Your HDL cholesterol, as an exact number';

export const exactTriglycerides = 'Your triglycerides, as an exact number';

export const exactA1c = 'Your HbA1c, as an exact number';

export const exactEgfr = 'Your kidney test (eGFR), as an exact number';

export const yourPressure = 'Your blood pressure';

export const oneNumberChosen = (answer: string) => `You chose “${answer}”.`;

export const oneNumberNotGiven = 'You haven’t given it, so we used an average.';

export const oneNumberNarrows = (from: string, to: string) =>
  `With the exact number, your range would probably narrow from ${from} to about ${to}.`;

export const missingNarrows = 'We used the average for your age. Your own number would narrow the range.';

export const missingIsPersonal = 'We used the average for your age. Your own number would make this more about you.';

// What was done with odd or old numbers.

export const checkTyping =
  'One of your exact numbers or its date looks odd. Please check it. We didn’t use any number that can’t be right.';

export const oldLabs =
  'One of your blood tests is more than three years old, so we didn’t use it. A new one would help.';

export const uacrNotUsed = 'We keep your urine albumin (UACR) for your doctor. It doesn’t change your numbers.';

// The line for the value of the UACR.

export const uacrUsual = 'Below 30 mg/g is the usual range.';

// Titles of the further figures, and what each figure means.

export const ascvd30Title = 'Heart attack or stroke, 30 years';

export const anyOfThree10Title = 'Heart attack, stroke or heart failure, 10 years';

export const anyOfThree30Title = 'Heart attack, stroke or heart failure, 30 years';

export const heartFailure10Title = 'Heart failure, 10 years';

export const heartAgeTitle = 'Heart age';

export const riskWhat =
  'This is how many in 100 people with answers like yours have a first heart attack or stroke in the next 10 years.';

export const rangeWhat =
  'The range is wider if you didn’t know a number or chose a rough one. It doesn’t include how far out the studies may be.';

export const levelWhat = 'The levels come from the 2026 guideline. They start at 3%, 5% and 10%.';

export const basisTitle = 'What it’s based on';

export const basisWhat = 'How much of the percentage is based on your own numbers, and how much on averages.';

export const basisOwn = 'Mostly your own numbers';

export const basisPartly = 'Partly averages';

export const basisAverages = 'Mostly averages';

export const essentialsTitle = 'Life’s Essential 8';

export const essentialsTooFewWhat =
  'Each part is scored from 0 to 100. An average of so few parts would mislead, so we don’t give one.';

export const essentialsWhat =
  'The average of the parts we know, each scored from 0 to 100. It’s not part of the percentage.';

export const yourBirthdate = 'Your date of birth';

export const birthdateMissing = (quiz: string) =>
  `We ask for it in the ${quiz} Quiz. Without it we can’t work out a percentage.`;

export const noLevelKidneys = 'No risk level: your kidney test matters more than this number.';

export const noLevelOpen = 'No risk level while this is open.';

export const noLevelCondition = 'No risk level: your heart condition matters more than this number.';

export const noLevelBreathing = 'No risk level: your breathing matters more than this number.';

export const noLevelAlcohol = 'No risk level: what alcohol can do is not in this number.';

export const noLevelBreath = 'No risk level until a doctor knows about your breath.';

export const noLevelHealth = 'No risk level: you told us that your health is poor.';

export const noLevelLdl = 'Don’t go by this: your LDL comes first';
