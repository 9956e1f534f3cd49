import { product } from '#shared/product.ts';

// /methods: the biological age, step by step and by hand, and the numbers behind it.

// What it is.

export const meaningTitle = 'What the biological age is';
export const meaningIs =
  'It is the age of an average person of your sex in the US with the same death rate as people with answers like yours. “Younger” means better habits than average. It does not mean good health.';
export const meaningQuestions = (questions: number) =>
  `${questions} questions count for it. Each answer has a hazard ratio: how much more often people with this answer died, in a given time, than those with another. We set it against the average person, weigh it by how sure we are, and turn it into years.`;
export const meaningOverlap = 'Habits overlap. So the more there is already, the less each further answer adds.';
export const meaningRange =
  'The range is wide. It covers studies that are not exact, each question that you left open, and what the model leaves out. It does not cover illness.';
export const meaningFactor = `The ${product.name} Factor runs from 1 to 99: how many of 100 people of your sex have habits linked to a higher death rate. 50 is average.`;

// From answers to years.

export const stepsTitle = 'From answers to years';
export const stepsCurves =
  'Only questions with a weight count. On a curve, ln HR and the ends of its interval are read off a straight line between the points, and stay constant outside them. Someone who never exercises counts as exercising lightly.';
export const stepsSlope = (of: {
  womenMid: number;
  menMid: number;
  midUpTo: number;
  womenOld: number;
  menOld: number;
  oldFrom: number;
  fadingFrom: number;
  faded: number;
  fadedFrom: number;
}) =>
  `The slope is ${of.womenMid} (women) or ${of.menMid} (men) up to ${of.midUpTo}, ${of.womenOld} or ${of.menOld} from ${of.oldFrom}, and on a straight line between. Fading is 1 up to ${of.fadingFrom}, ${of.faded} from ${of.fadedFrom}, straight between. ln HR below is already faded. Weight does not fade: above a BMI of 25 it is stronger in young people and weaker in old ones, by its own table.`;
export const stepsUnknownSex = (extraYears: number, toBmi: number) =>
  `With no answer for a sex that the tables know, years are worked out for both and averaged; the half-width is the larger of the two plus ${extraYears}; the factor takes the mean of the two slopes. BMI is ${toBmi} × pounds ÷ inches².`;
export const stepsMobility = (from: number, to: number) =>
  `If you can’t get up from the floor, this doesn’t count up to the age of ${from}, and neither does sitting. From ${to} on both count in full, and in between in proportion.`;
export const averageFormula = 'average = sum of (share × ln HR) ÷ sum of shares, over the answers of a question';
export const sumFormula = (lambda: number) => `L = sum of ${lambda} × weight × (ln HR − average)`;
export const yearsFormula = 'years = L ÷ slope';
export const shownFormula = (younger: number, older: number) =>
  `shown(years) = C × tanh(years ÷ C), C = ${younger} if years is below 0, else ${older}`;
export const differenceFormula = (youngest: string, oldest: number) =>
  `difference = shown(years), not below ${youngest} × age, not above ${oldest} × age`;
export const ageFormula = (min: number, max: number) =>
  `biological age = age + difference, not below ${min}, not above ${max}`;
export const errorFormula = 'se = (ln of the high end − ln of the low end) ÷ 3.92, faded like ln HR';
export const openQuestionFormula = (inflation: number) =>
  `open question: S = ${inflation}² × variance of ln HR over the population + mean of se², not below the largest se²`;
export const varianceFormula = (lambda: number, model: number) =>
  `V = sum of (${lambda} × weight × se)² over answers + sum of (${lambda} × weight)² × S over open questions + ${model}²`;
export const halfWidthFormula = (z: number, min: number) => `half-width = ${z} × √V ÷ slope, not below ${min}`;
export const rangeFormula = 'range = biological age − half-width to biological age + half-width';
export const oneAnswerFormula = 'years of one answer = its part of L ÷ slope × shown(years) ÷ years';
export const factorFormula = (spread: number, min: number, max: number) =>
  `factor = 100 × Φ(−shown(years) × slope ÷ ${spread}), rounded, from ${min} to ${max}`;

// The headline over the age.

export const headlineTable = 'The headline over the age';
export const headlineColumn = 'Headline';
export const youngerWhen = 'the whole range lies below your age';
export const olderWhen = 'the whole range lies above your age';
export const onParWhen = 'your age lies inside the range';

// Category scores.

export const categoriesTitle = 'Category scores';
export const categoriesScores =
  'The score of each answer is in the tables of its question. A category needs half of its weight to be answered. “How hard you exercise” scores 0 for someone who never exercises. “Excellent” and “Good” are not said next to a warning.';
export const categoryFormula =
  'score = sum of (share × score of the answer) ÷ sum of shares of the answered questions, rounded';
export const categoryShares = (category: string) => `${category}: shares`;
export const scoreWordTable = 'The word next to a score';

// What it does not say.

export const caveatsTitle = 'What the age does not say';
export const caveatsWhen = 'Each of these is shown with the number when it applies. The first one always does.';

// The numbers behind it: the name of each, and its value.

export const constantSlope = 'Rise of the death rate per year of age';
export const constantSlopeIs = (women: number, men: number) => `${women} women, ${men} men`;
export const constantFading = 'Fading of risks with age';
export const constantFadingIs = (fullUpTo: number, floor: number, floorFrom: number) =>
  `1 up to ${fullUpTo}, ${floor} from ${floorFrom}`;
export const constantOverall = 'Overall factor';
export const constantFurthest = 'Furthest from average';
export const constantFurthestIs = (younger: number, older: number) => `${younger} years younger, ${older} years older`;
export const constantLimits = 'Limits of the difference';
export const constantLimitsAre = (youngest: number, oldest: number, min: number, max: number) =>
  `${youngest}% to +${oldest}% of the age; ages ${min} to ${max}`;
export const constantWidth = 'Width of the range';
export const constantWidthIs = (model: number, open: number, min: number) =>
  `${model} on ln HR for the model, ${open} for open questions, at least ${min} years to each side`;
export const constantFactor = `Spread behind the ${product.name} Factor`;
export const constantPrevent = 'PREVENT coefficients';
export const constantPreventIs = 'as published, unrounded';
export const constantPreventHow = 'Equal to the preventr package on 600 test rows, six risks each.';

// One age by hand.

export const handSum = (terms: string, sum: string) => `L = ${terms} = ${sum}`;
export const handYears = (sum: string, slope: number, years: string) => `years = ${sum} ÷ ${slope} = ${years}`;
export const handShown = (limit: number, years: string, shown: string) =>
  `shown = ${limit} × tanh(${years} ÷ ${limit}) = ${shown}`;
export const handAge = (sum: string, result: string) => `biological age = ${sum} = ${result}`;
export const handVariance = (answered: string, open: string, model: number, sum: string) =>
  `V = ${answered} + ${open} + ${model}² = ${sum}`;
export const handHalfWidth = (z: number, slope: number, result: string) =>
  `half-width = ${z} × √V ÷ ${slope} = ${result}`;
export const handRange = (low: string, high: string) => `range = ${low} to ${high}`;
export const handFactor = (shown: string, slope: number, spread: number, result: string) =>
  `factor = 100 × Φ(${shown} × ${slope} ÷ ${spread}) = ${result}`;
export const handTitle = 'A biological age by hand';
export const handWoman = (of: {
  age: number;
  feet: number;
  inches: number;
  pounds: number;
  bmi: string;
  result: string;
  factor: string;
}) =>
  `A woman of ${of.age}, ${of.feet} feet ${of.inches} inches, ${of.pounds} pounds (BMI ${of.bmi}), who never smoked, is active one or two days a week and sleeps six hours; she skipped everything else. Her biological age would be ${of.result} years, and her ${product.name} Factor ${of.factor}.`;
export const handCounts = (age: number, lambda: number) =>
  `At ${age} nothing fades, so each answer counts ${lambda} × weight × (ln HR − average). The hazard ratios, intervals, weights and averages are those of the questions below; her BMI lies between two points of the curve, and above BMI 25 its strength is that of her age.`;
export const handTable = 'Answer by answer';
export const lnHrColumn = 'ln HR';
export const averageColumn = 'Average';
export const weightColumn = 'Weight';
export const countsColumn = 'Counts';
