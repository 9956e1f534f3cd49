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

export const pleaseReadTheNotice = 'Please read the notice first.';

export const thisNumberLeavesOut = 'This number leaves out illness, medicines and blood tests.';

export const weNeedYourDate = 'We need your date of birth to work out an age';

export const withoutItWeHaveNoAge = 'Without it, we have no age to compare your habits with.';

export const addItUnderMy = 'Add it under My answers and we’ll work it out.';

export const yourOtherAnswersAreSaved = 'Your other answers are saved.';

export const ifYouEnteredTheWrong = 'If you entered the wrong date of birth, change it under My answers.';

export const hereAreYourHabits = 'Here are your habits and your plan.';

export const youMatterMoreThanANumber = 'You matter more than a number';

export const goingByYourHeight = 'Going by your height and weight, your body may not be getting enough.';

export const weveLeftTheAge = 'We’ve left the age out on purpose, because no number would be fair to you here.';

export const pleaseShowThisToADoctor = 'Please show this to a doctor.';

export const youDontNeedToBeSure = 'You don’t need to be sure that something is wrong.';

export const pleaseReadTheNoticeFirst = 'Please read the notice first. It’s about one of your answers.';

export const heresWhatYourAnswers = 'Here’s what your answers tell us, and one thing to do next.';

export const heresWhatYourAnswersSay = 'Here’s what your answers say, and one small step.';

export const heresWhatYourAnswersSayAboutYourHabits =
  'Here’s what your answers say about your habits: one number, and what it means.';

export const heresYourNumberAndAFirst = 'Here’s your number, and a first step.';

export const heresWhatYourHabits = 'Here’s what your habits say, and where to start.';

export const oneNumberAndOne = 'One number, and one small thing to try.';

export const readTheNoticeFirst = 'Read the notice first. The rest of this page can wait until you’ve been seen.';

export const yourAnswersAreBelow = 'Your answers are below. There’s no hurry.';

export const heresWhatToDoNext = 'Here’s what to do next, and who can help.';

export const heresWhatYourAnswersSayWithout = 'Here’s what your answers say, without an age.';

export const noSingleAnswerStands = 'No single answer stands out.';

export const doTheFirstOne = 'Do the first one before anything else. The rest can wait.';

export const talkingToSomeoneComes = 'Talking to someone comes first. The rest can wait.';

export const startWithTheFirst = 'Start with the first one. The others can wait.';

export const oneThingStandsOut = 'One thing stands out. Start small, and give it time.';

export const oneStepAtATime = 'One step at a time.';

export const youCanStartWithAny = 'You can start with any of these.';

export const oneAtATime = 'One at a time is enough.';

export const theresNoPlanYet = 'There’s no plan yet. We work it out together with the age.';

export const readTheNoticeFirstNoHabit = 'Read the notice first. No habit stands out as one to change.';

export const youAnsweredTooFew = 'You answered too few questions for us to suggest a first step.';

export const nothingHereNeedsToChange = 'Nothing here needs to change first.';

export const takeYourQuestionsToADoctor = 'Take your questions to a doctor.';

export const takeItAgainInThree = 'Take it again in three months to see what’s changed.';

export const youCanTakeItAgain = 'You can take it again in three months.';

export const theresNoHurryTake = 'There’s no hurry. Take it again in three months.';

export const notRatedForNow = 'Not rated for now';

export const pleaseTalkToSomeone = 'Please talk to someone about how you feel. That matters more than any score.';

export const thisOnlyScoresYourAnswers = 'This only scores your answers.';

export const thisOnlyScoresYourAnswersItCanWait = 'This only scores your answers. It can wait.';

export const nothingStandsOutHere = 'Nothing stands out here.';

export const forWomenTheLimit = 'For women the limit is 7 drinks a week. None is best.';

export const thisNumberComparesYourHabits =
  'This number compares your habits with those of other people your age. It knows nothing else about you.';

export const thisAgeComparesYouWithTheAverage =
  'This age compares you with the average. The heart age compares you with the best numbers, so the two may differ. For your heart, go by the heart age and your doctor.';

export const thisNumberLeavesOutYourCondition =
  'This number leaves out your condition or your medicine. Your real risk may be higher.';

export const ifYouHaveAHeart = 'If you have a heart condition, follow the plan you’ve made with your doctor.';

export const youveToldUsAboutAWarning = 'You’ve told us about a warning sign. Please have it checked first.';

export const thisNumberIsntMade = 'This number isn’t made for pregnancy. Your maternity team can tell you more.';

export const pleaseTalkToADoctor = 'Please talk to a doctor about your weight.';

export const youSkippedManyQuestions =
  'You skipped many questions, so the range is wide. You can answer them under My answers.';

export const weNeedItToWork = 'We need it to work out an age.';

export const withItWeCanUse = 'With it we can use one set of tables instead of two.';

export const youFaint = 'You faint.';

export const yourHeartPoundsOrFlutters = 'Your heart pounds or flutters.';

export const youHaveChestPain = 'You have chest pain.';

export const youCannotCatchYourBreath = 'You cannot catch your breath.';

export const youCannotKeepFood = 'You cannot keep food or drink down.';

export const youHaveThoughtsOfHarming = 'You have thoughts of harming yourself.';

export const youHaveABad = 'You have a bad headache that will not go away.';

export const youHaveTroubleSeeing = 'You have trouble seeing, or see flashing lights.';

export const youHavePainJust = 'You have pain just under your ribs.';

export const yourFaceOrHands = 'Your face or hands swell up quickly.';

export const at160Over110 = 'At 160 over 110 or more, call your local emergency number.';

export const withChestPainCall = 'With chest pain, call your local emergency number.';

export const ifYouCannotCatch = 'If you cannot catch your breath, call your local emergency number.';

export const from189StudiesCombined = 'From 189 studies, combined in 2016.';

export const fromTrialsIn233 = 'From trials in 233,298 people, combined in 2019.';

export const from119315Adults = 'From 119,315 adults (Shan, 2023).';

export const from6StudiesOf661 = 'From 6 studies of 661,137 adults (Arem, 2015).';

export const from16StudiesCombined = 'From 16 studies, combined in 2022.';

export const from40StudiesCombined = 'From 40 studies, combined in 2017.';

export const from29StudiesCombined = 'From 29 studies, combined in 2019.';

export const from60977Adults = 'From 60,977 adults in the UK (Windred, 2024).';

export const strongEvidenceFromMany = 'Strong evidence from many studies.';

export const largeStudiesFoundNoLink =
  'Large studies found no link with how long people live. It may still help you feel better.';

export const fairEvidenceWithSome = 'Fair evidence, with some doubt.';

export const limitedEvidenceTreatItAsAHint = 'Limited evidence. Treat it as a hint.';

export const littleEvidenceItCounts = 'Little evidence. It counts towards a score but not your age.';
