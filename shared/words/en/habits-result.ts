import { product } from '#shared/product.ts';
import { listOf } from './list.ts';
import { plural } from './plural.ts';

// The figures, under 'What these numbers mean'.

export const biologicalAge = 'Biological Age';

export const fitsHabitsBest =
  'It’s the age that habits like yours fit best. It’s not the age of your heart, skin or cells.';

export const ageMeansForWomen = (age: number) =>
  `Women with habits like yours do about as well as an average woman of ${age}. Their chance of dying in the coming year is about that of an average woman of ${age}. It’s not the age of your heart, skin or cells.`;

export const ageMeansForMen = (age: number) =>
  `Men with habits like yours do about as well as an average man of ${age}. Their chance of dying in the coming year is about that of an average man of ${age}. It’s not the age of your heart, skin or cells.`;

export const ageMeansForPeople = (age: number) =>
  `People with habits like yours do about as well as an average person of ${age}. Their chance of dying in the coming year is about that of an average person of ${age}. It’s not the age of your heart, skin or cells.`;

export const likelyRange = 'Likely range';

export const whyTheRangeIsWide = 'Two people with the same answers can be many years apart, so the range is wide.';

export const factor = `${product.name} Factor`;

export const factorMeansForWomen = (count: number) =>
  `Your habits compare well with those of about ${count} in 100 women your age. Average is 50.`;

export const factorMeansForMen = (count: number) =>
  `Your habits compare well with those of about ${count} in 100 men your age. Average is 50.`;

export const factorMeansForPeople = (count: number) =>
  `Your habits compare well with those of about ${count} in 100 people your age. Average is 50.`;

// Headings: the age that the habits fit.

export const fitsAge = (age: number) => `Your habits fit an age of about ${age}.`;

export const fitsAgeLikely = (age: number, range: string) => `Your habits fit an age of about ${age}, likely ${range}.`;

export const fitsAgeYouAre = (age: number, own: number) => `Your habits fit an age of about ${age}. You’re ${own}.`;

export const fitsYourOwnAge = (age: number) => `Your habits fit an age of about ${age}. You’re ${age} too.`;

export const fitsCloseToYourAge = (age: number, own: number) =>
  `Your habits fit an age of about ${age}. That’s close to your own age, ${own}.`;

export const fitsYounger = (age: number, years: number) =>
  plural(years, {
    one: `Your habits fit an age of about ${age}. That’s about 1 year younger than you are.`,
    other: `Your habits fit an age of about ${age}. That’s about # years younger than you are.`,
  });

export const fitsOlder = (age: number, years: number) =>
  plural(years, {
    one: `Your habits fit an age of about ${age}. That’s about 1 year older than you are.`,
    other: `Your habits fit an age of about ${age}. That’s about # years older than you are.`,
  });

// What the number leaves out.

export const leavesOutPregnancy = 'This number leaves out pregnancy and your weight.';

export const leavesOutCondition =
  'Your condition isn’t part of this number, and it matters more than these habits alone. Keep going to your appointments.';

export const leavesOutTreatment =
  'Your treatment isn’t part of this number, and it matters more than these habits alone. Keep going to your appointments.';

export const leavesOutPressure = 'This number leaves out your blood pressure.';

export const leavesOutTests = 'This number leaves out your test results.';

export const leavesOutTheNotice = 'This number leaves out what the notice is about.';

export const leavesOutAlcohol = 'This number only includes part of what alcohol can do.';

export const leavesOutBreathing = 'This number leaves out your breathing.';

// Strengths and steps: names after a colon, so that no name has to fit a verb.

export const goingWell = (strengths: readonly string[]) => `Going well: ${listOf(strengths)}.`;

export const keepItUp = (strengths: readonly string[]) => `Keep it up: ${listOf(strengths)}.`;

export const couldHelpMost = (steps: readonly string[]) => `What could help most here: ${listOf(steps)}.`;

export const placeToStart = (steps: readonly string[]) => `A place to start: ${listOf(steps)}.`;

export const goingWellAndStep = (strengths: readonly string[], steps: readonly string[]) =>
  `Going well: ${listOf(strengths)}. What could help most here: ${listOf(steps)}.`;

export const stepAndGoingWell = (steps: readonly string[], strengths: readonly string[]) =>
  `What could help most here: ${listOf(steps)}. Going well: ${listOf(strengths)}.`;

export const scoreOnly = (names: readonly string[]) =>
  `These count towards this score but not your age: ${listOf(names)}.`;

export const yourStrengths = (strengths: readonly string[]) => `Your strengths: ${listOf(strengths)}.`;

export const buildOn = (strengths: readonly string[]) => `Strengths to build on: ${listOf(strengths)}.`;

export const couldHelpMostOfAll = (steps: readonly string[]) => `What could help most: ${listOf(steps)}.`;

export const smallStep = (steps: readonly string[]) => `One small step is enough to start: ${listOf(steps)}.`;

// The age with a change.

export const withThisChange = (age: number, range: string) =>
  `With only this change, your number would be ${age}, likely ${range}.`;

export const afterTenSmokeFreeYears = (age: number) =>
  `Your number could be ${age} in time, after ten or more smoke-free years.`;

export const bothTogether = (age: number, range: string) =>
  `Both together: your number would be ${age}, likely ${range}.`;

export const allTogether = (steps: number, age: number, range: string) =>
  plural(steps, { other: `All # together: your number would be ${age}, likely ${range}.` });

export const someTogether = (steps: number, age: number, range: string) =>
  plural(steps, { other: `The # steps with a number, together: your number would be ${age}, likely ${range}.` });

export const bothTogetherSmokeFree = (age: number, range: string) =>
  `Both together: your number could be ${age}, likely ${range}, in time. That includes ten or more smoke-free years.`;

export const allTogetherSmokeFree = (steps: number, age: number, range: string) =>
  plural(steps, {
    other: `All # together: your number could be ${age}, likely ${range}, in time. That includes ten or more smoke-free years.`,
  });

export const someTogetherSmokeFree = (steps: number, age: number, range: string) =>
  plural(steps, {
    other: `The # steps with a number, together: your number could be ${age}, likely ${range}, in time. That includes ten or more smoke-free years.`,
  });

// What an open answer would change.

export const couldNarrow = 'It could make your range a little narrower.';

export const couldNarrowByYears = (years: number) =>
  plural(years, {
    one: 'It could make your range up to 1 year narrower.',
    other: 'It could make your range up to # years narrower.',
  });

// The self-rated health.

export const ratedPoor =
  'You rate your health as poor. This number knows your habits only, and may be too young for you. Talk to a doctor about how you feel.';

export const ratedFair =
  'You rate your health as fair. This number knows your habits only, and may be too young for you. Talk to a doctor about how you feel.';
