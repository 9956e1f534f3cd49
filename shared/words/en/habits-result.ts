import { listOf } from './list.ts';
import { plural } from './plural.ts';

// The figures, under 'What these numbers mean'. A sensitive page does not mention death.

export const ageMeansForWomen = (age: number) =>
  `Women with habits like yours do about as well as an average woman of ${age}. Their chance of dying in the coming year is about that of an average woman of ${age}. It’s not the age of your heart, skin or cells.`;

export const ageMeansForMen = (age: number) =>
  `Men with habits like yours do about as well as an average man of ${age}. Their chance of dying in the coming year is about that of an average man of ${age}. It’s not the age of your heart, skin or cells.`;

export const ageMeansForPeople = (age: number) =>
  `People with habits like yours do about as well as an average person of ${age}. Their chance of dying in the coming year is about that of an average person of ${age}. It’s not the age of your heart, skin or cells.`;

export const ageMeansOnSensitivePage =
  'It’s the age that habits like yours fit best. It’s not the age of your heart, skin or cells.';

export const likelyRangeMeans = 'Two people with the same answers can be many years apart, so the range is wide.';

export const factorMeansForWomen = (count: number) =>
  `Your habits compare well with those of about ${count} in 100 women your age. Average is 50.`;

export const factorMeansForMen = (count: number) =>
  `Your habits compare well with those of about ${count} in 100 men your age. Average is 50.`;

export const factorMeansForPeople = (count: number) =>
  `Your habits compare well with those of about ${count} in 100 people your age. Average is 50.`;

// The heading of the first card: the age that the habits fit.

export const fitsAge = (age: number) => `Your habits fit an age of about ${age}.`;

export const fitsAgeWithRange = (age: number, range: string) =>
  `Your habits fit an age of about ${age}, likely ${range}.`;

export const fitsAgeUncompared = (age: number, own: number) => `Your habits fit an age of about ${age}. You’re ${own}.`;

export const fitsOwnAge = (age: number) => `Your habits fit an age of about ${age}. You’re ${age} too.`;

export const fitsCloseToOwnAge = (age: number, own: number) =>
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

// The heading with a warning.

export const warningTitle = 'Please read the notice first.';

// What the number leaves out.

export const leavesOutAllButHabits = 'This number leaves out illness, medicines and blood tests.';

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

// The introduction. The last three mean the same; a language model may choose one.

export const introWarning = 'Please read the notice first. It’s about one of your answers.';

export const introNoAge = 'Here’s what your answers tell us, and one thing to do next.';

export const introSensitive = 'Here’s what your answers say, and one small step.';

export const introNoPlan = 'Here’s what your answers say about your habits: one number, and what it means.';

export const introOfNumber = 'Here’s your number, and a first step.';

export const introOfHabits = 'Here’s what your habits say, and where to start.';

export const introCalm = 'One number, and one small thing to try.';

// The summary. Here and in the rows, the names of strengths and steps follow a colon, so that no name has to fit a verb.

export const summaryWarning = 'Read the notice first. The rest of this page can wait until you’ve been seen.';

export const summarySensitive = 'Your answers are below. There’s no hurry.';

export const summaryUnderweight = 'Here’s what to do next, and who can help.';

export const summaryNoAge = 'Here’s what your answers say, without an age.';

export const summaryNothingStandsOut = 'No single answer stands out.';

export const summaryStrengths = (strengths: readonly string[]) => `Your strengths: ${listOf(strengths)}.`;

export const summaryStrengthsToBuildOn = (strengths: readonly string[]) =>
  `Strengths to build on: ${listOf(strengths)}.`;

export const summarySteps = (steps: readonly string[]) => `What could help most: ${listOf(steps)}.`;

export const summaryStepsSmall = (steps: readonly string[]) => `One small step is enough to start: ${listOf(steps)}.`;

// Above the plan. The last three mean the same.

export const planWarning = 'Do the first one before anything else. The rest can wait.';

export const planSupportFirst = 'Talking to someone comes first. The rest can wait.';

export const planSensitive = 'Start with the first one. The others can wait.';

export const planOneStep = 'One thing stands out. Start small, and give it time.';

export const planStepByStep = 'One step at a time.';

export const planAnyFirst = 'You can start with any of these.';

export const planCalm = 'One at a time is enough.';

// In place of a plan.

export const noPlanNoAge = 'There’s no plan yet. We work it out together with the age.';

export const noPlanNotice = 'Read the notice first. No habit stands out as one to change.';

export const noPlanFewAnswers = 'You answered too few questions for us to suggest a first step.';

export const noPlanNeeded = 'Nothing here needs to change first.';

// The last words of the page. The three about a retake mean the same.

export const outroQuestions = 'Take your questions to a doctor.';

export const outroRetake = 'Take it again in three months to see what’s changed.';

export const outroRetakeOptional = 'You can take it again in three months.';

export const outroRetakeNoHaste = 'There’s no hurry. Take it again in three months.';

// The row of a category.

export const rowMindLowMood = 'Please talk to someone about how you feel. That matters more than any score.';

export const rowLowMood = 'This only scores your answers.';

export const rowSensitive = 'This only scores your answers. It can wait.';

export const rowNothingStandsOut = 'Nothing stands out here.';

export const rowStrengths = (strengths: readonly string[]) => `Going well: ${listOf(strengths)}.`;

export const rowStrengthsToKeep = (strengths: readonly string[]) => `Keep it up: ${listOf(strengths)}.`;

export const rowSteps = (steps: readonly string[]) => `What could help most here: ${listOf(steps)}.`;

export const rowStepsToStart = (steps: readonly string[]) => `A place to start: ${listOf(steps)}.`;

export const rowStrengthsThenSteps = (strengths: readonly string[], steps: readonly string[]) =>
  `Going well: ${listOf(strengths)}. What could help most here: ${listOf(steps)}.`;

export const rowStepsThenStrengths = (steps: readonly string[], strengths: readonly string[]) =>
  `What could help most here: ${listOf(steps)}. Going well: ${listOf(strengths)}.`;

export const rowScoreOnly = (names: readonly string[]) =>
  `These count towards this score but not your age: ${listOf(names)}.`;

// The age with one step.

export const ageWithThisChange = (age: number, range: string) =>
  `With only this change, your number would be ${age}, likely ${range}.`;

export const ageAfterQuitting = (age: number) =>
  `Your number could be ${age} in time, after ten or more smoke-free years.`;

// The age with several steps. `Both` and `Every` are the whole plan.

export const ageWithBoth = (age: number, range: string) =>
  `Both together: your number would be ${age}, likely ${range}.`;

export const ageWithEvery = (steps: number, age: number, range: string) =>
  plural(steps, { other: `All # together: your number would be ${age}, likely ${range}.` });

export const ageWithSome = (steps: number, age: number, range: string) =>
  plural(steps, { other: `The # steps with a number, together: your number would be ${age}, likely ${range}.` });

export const ageWithBothSmokeFree = (age: number, range: string) =>
  `Both together: your number could be ${age}, likely ${range}, in time. That includes ten or more smoke-free years.`;

export const ageWithEverySmokeFree = (steps: number, age: number, range: string) =>
  plural(steps, {
    other: `All # together: your number could be ${age}, likely ${range}, in time. That includes ten or more smoke-free years.`,
  });

export const ageWithSomeSmokeFree = (steps: number, age: number, range: string) =>
  plural(steps, {
    other: `The # steps with a number, together: your number could be ${age}, likely ${range}, in time. That includes ten or more smoke-free years.`,
  });

// How good the evidence for a step is, and the size of the study. One sentence for each question.

export const evidenceStrong = 'Strong evidence from many studies.';

export const evidenceNoLink =
  'Large studies found no link with how long people live. It may still help you feel better.';

export const evidenceFair = 'Fair evidence, with some doubt.';

export const evidenceLimited = 'Limited evidence. Treat it as a hint.';

export const evidenceLittle = 'Little evidence. It counts towards a score but not your age.';

export const studyWeight = 'From 189 studies, combined in 2016.';

export const studyHealthCheckups = 'From trials in 233,298 people, combined in 2019.';

export const studyOverallDiet = 'From 119,315 adults (Shan, 2023).';

export const studyExerciseFrequency = 'From 6 studies of 661,137 adults (Arem, 2015).';

export const studyStrengthTraining = 'From 16 studies, combined in 2022.';

export const studySleepHours = 'From 40 studies, combined in 2017.';

export const studySleepQuality = 'From 29 studies, combined in 2019.';

export const studySleepConsistency = 'From 60,977 adults in the UK (Windred, 2024).';

// The questions that were not answered, and what an answer would change.

export const missingBirthDate = 'We need it to work out an age.';

export const missingSex = 'With it we can use one set of tables instead of two.';

export const missingNarrowsALittle = 'It could make your range a little narrower.';

export const missingNarrowsByYears = (years: number) =>
  plural(years, {
    one: 'It could make your range up to 1 year narrower.',
    other: 'It could make your range up to # years narrower.',
  });

// A note beside the result.

export const alcoholLimitWomenNote = 'For women the limit is 7 drinks a week (of 14 g of alcohol each). None is best.';

// When to call for help at once, with a very low weight or a risk of an eating disorder.

export const callForFaint = 'You faint.';

export const callForHeartbeat = 'Your heart pounds or flutters.';

export const callForChestPain = 'You have chest pain.';

export const callForBreathlessness = 'You cannot catch your breath.';

export const callForVomiting = 'You cannot keep food or drink down.';

export const callForSelfHarm = 'You have thoughts of harming yourself.';

// When to call in pregnancy and for six weeks after.

export const pregnancyCallForHeadache = 'You have a bad headache that will not go away.';

export const pregnancyCallForSight = 'You have trouble seeing, or see flashing lights.';

export const pregnancyCallForRibPain = 'You have pain just under your ribs.';

export const pregnancyCallForSwelling = 'Your face or hands swell up quickly.';

// Rows.

export const rowFamily = 'Your family’s health counts here too, though you can’t change it.';
