import { plural } from '#words/plural.ts';

// 'What if…', and the plan that is made of it.

export const title = 'What if…';
export const titlePaused = 'What if… (after you’ve been seen)';
export const lede =
  'Move what you could change. Your saved result stays as it is, and nothing leaves this device until you save a plan.';
export const marks = 'The small mark under each slider is your answer today.';
export const backToResult = 'Back to the result';
export const backToMyResult = 'Back to my result';

// The page without sliders.

export const olderTitle = 'These answers are from an earlier version of the quiz';
export const older =
  'We’ve changed the questions since then. Take the quiz again, and you can try changes with your new answers.';
export const noNumberTitle = 'There’s no number to start from';
export const noNumber =
  'We don’t give a number for your answers, on purpose. Your result says why. Without one, there’s nothing to compare.';
export const nothingToChangeTitle = 'There’s nothing to change here';
export const nothingToChange =
  'None of your answers has a slider. Either changing it would make little difference, you skipped it, or it’s best to talk to a doctor first.';

// The sliders and switches.

export const habitsTitle = 'Habits you can change';
export const heartTitle = 'What you can change';
export const today = (answer: string) => `Today: ${answer}`;
export const todaySwitch = (answer: string) => `Today: ${answer}.`;
export const yes = 'Yes';
export const no = 'No';
export const howSure = 'How sure is this?';
export const howSureAbout = (lever: string) => `How sure is this? ${lever}`;
export const equationsCompare =
  'Published equations compare people with different numbers. They can’t say what a change would do for you.';
export const everythingElse = 'Everything else stays as you answered it';
export const withoutSlider = (answers: number) =>
  plural(answers, {
    one: 'Age, family, conditions and everything else without a slider: 1 answer',
    other: 'Age, family, conditions and everything else without a slider: # answers',
  });

// Today and with the changes.

export const todayAndChanged = 'Today and with your changes';
export const todayTitle = 'Today';
export const changedTitle = 'With your changes';
export const nothingChangedYet = 'nothing changed yet';
export const numberWithRange = (figure: string, range: string) => `${figure}, likely ${range}`;
export const yourAge = (age: number) => `you, ${age}`;
export const moveSlider = 'Move a slider. Your new number will appear here.';
export const comparesGroups = 'This compares groups of people. It’s not a promise of what would happen to you.';
export const otherMethod =
  'We worked out your result slightly differently. Both numbers here come from our current method.';

// What an age would be. It compares people, and does not promise an effect.

export const ageSame = (answers: number, age: number, range: string) =>
  plural(answers, {
    one: `People who differ from you only in this answer come out about the same: the number would stay about ${age}, likely ${range}.`,
    other: `People who differ from you only in these # answers come out about the same: the number would stay about ${age}, likely ${range}.`,
  });
export const ageFits = (answers: number, age: number, range: string) =>
  plural(answers, {
    one: `People who differ from you only in this answer have habits that fit an age of about ${age}, likely ${range}.`,
    other: `People who differ from you only in these # answers have habits that fit an age of about ${age}, likely ${range}.`,
  });
export const yearsYoungerOneAnswer = (years: number, age: number, range: string) =>
  plural(years, {
    one: `People who differ from you only in this answer come out about 1 year younger: ${age}, likely ${range}.`,
    other: `People who differ from you only in this answer come out about # years younger: ${age}, likely ${range}.`,
  });
export const yearsYounger = (answers: number, years: number, age: number, range: string) =>
  plural(years, {
    one: `People who differ from you only in these ${answers} answers come out about 1 year younger: ${age}, likely ${range}.`,
    other: `People who differ from you only in these ${answers} answers come out about # years younger: ${age}, likely ${range}.`,
  });
export const yearsOlderOneAnswer = (years: number, age: number, range: string) =>
  plural(years, {
    one: `People who differ from you only in this answer come out about 1 year older: ${age}, likely ${range}.`,
    other: `People who differ from you only in this answer come out about # years older: ${age}, likely ${range}.`,
  });
export const yearsOlder = (answers: number, years: number, age: number, range: string) =>
  plural(years, {
    one: `People who differ from you only in these ${answers} answers come out about 1 year older: ${age}, likely ${range}.`,
    other: `People who differ from you only in these ${answers} answers come out about # years older: ${age}, likely ${range}.`,
  });

// How many of 100 people. `people` already says 'about', 'at least' or 'at most'.

export const fewerThanOne = 'fewer than 1';
export const oneOrMore = '1 or more';
export const ofHundred = (people: string) => `${people} of 100`;
export const todayOfHundred = (people: string) => `Today: <b>${people} of 100</b>`;
export const changedOfHundred = (people: string) => `With your changes: <b>${people} of 100</b>`;
export const riskSame = (answers: number, people: string) =>
  plural(answers, {
    one: `Among 100 people who differ from you only in this answer, ${people} have a first heart attack or stroke in the next 10 years. With your answers it’s the same.`,
    other: `Among 100 people who differ from you only in these # answers, ${people} have a first heart attack or stroke in the next 10 years. With your answers it’s the same.`,
  });
export const riskChanged = (answers: number, people: string, before: string) =>
  plural(answers, {
    one: `Among 100 people who differ from you only in this answer, ${people} have a first heart attack or stroke in the next 10 years. With your answers it’s ${before}.`,
    other: `Among 100 people who differ from you only in these # answers, ${people} have a first heart attack or stroke in the next 10 years. With your answers it’s ${before}.`,
  });

// The changes in a table.

export const tableTitle = 'Your changes in a table';
export const changeColumn = 'Change';
export const ageColumn = 'Number with only this change';
export const riskColumn = '10-year risk with only this change';
export const ageCaption = 'Each change, and your number with only that change';
export const riskCaption = 'Each change, and your risk with only that change';
export const bothTogether = 'Both together';
export const allTogether = (changes: number) => plural(changes, { other: 'All # together' });

// The bar at the bottom.

export const noChanges = 'no changes yet';
export const changes = (count: number) => plural(count, { one: '1 change', other: '# changes' });
export const undo = 'Undo';
export const reset = 'Reset';
export const savePlan = 'Save my plan';
export const removePlan = 'Remove my plan';
export const planNotSaved =
  'Your plan wasn’t saved. Check your connection and save again. Nothing on this page is lost.';

// After a plan was saved.

export const planSavedTitle = 'Your plan is saved';
export const plannedChanges = (count: number) => plural(count, { one: '1 change.', other: '# changes.' });
export const changeInWords = (name: string, answer: string) => `${name}: ${answer}.`;
export const onYourResult = 'You’ll find this on your result. Next time, we’ll show you how it went.';
export const startWithOne = 'Start with one. The others can wait.';
export const changePlan = 'Change the plan';

// The plan on a result and on the dashboard.

export const inYourPlanTitle = 'In your plan';
export const planned = (name: string, answer: string) => `${name}: ${answer}`;
export const startWithOneNextTime = 'Start with one. Next time, we’ll show you how it went.';
export const yourPlan = 'Your plan';
export const andMore = (changes: number) => `and ${changes} more`;

// What became of a plan.

export const youDidIt = 'You did it';
export const howItWent = 'How your plan went';
export const about = (name: string) => `${name}:`;
export const noChangeYet = 'No change yet, and that’s fine.';
export const lastTime = (answer: string) => `Last time: ${answer}.`;
export const aimingFor = (answer: string) => `You were aiming for: ${answer}.`;
export const notAnswered = 'not answered';

// The button under a step of the plan.

export const add = 'Add to my plan';
export const adding = 'Adding…';
export const isInPlan = 'In your plan. Next time, we’ll show you how it went.';
export const remove = 'Remove from my plan';
export const removing = 'Removing…';
export const planNotChanged = 'We couldn’t change your plan. Check your connection and try again.';
export const cannotBePlanned = 'You can’t add this one to your plan. It stays on this page, and you can print it.';

// What the API says.

export const answerNotPlannable = 'You can’t add this answer to a plan.';

// What can be changed: the name of each slider, its places, and each place as a screen reader says it.

export const smoking = 'Smoking';
export const smoking20OrMore = '20 a day or more';
export const smoking10To19 = '10 to 19 a day';
export const smokingUnder10 = 'Fewer than 10 a day';
export const smokingSomeDays = 'On some days';
export const stoppedUnder1 = 'Stopped less than a year ago';
export const stopped1To4 = 'Stopped 1 to 4 years ago';
export const stopped5To9 = 'Stopped 5 to 9 years ago';
export const stopped10OrMore = 'Stopped 10 or more years ago';
export const smokingNote = 'In studies, the risk falls with each smoke-free year, over ten years or more.';
export const smokeFree = 'Smoke-free';

export const alcohol = 'Alcohol';
export const alcoholFormer = 'Not any more';
export const alcohol1To12 = '1 to 12 drinks';
export const alcohol13To22 = '13 to 22 drinks';
export const alcohol23To32 = '23 to 32 drinks';
export const alcohol33OrMore = '33 drinks or more';
export const alcoholNote = 'Light drinking doesn’t improve your number.';

export const activeDays = 'Active days';
export const activeDays1To2Spoken = '1 or 2 days a week';
export const activeDays3To4Spoken = '3 or 4 days a week';
export const activeDays5To6Spoken = '5 or 6 days a week';

export const easy = 'Easy';
export const moderate = 'Moderate';
export const hard = 'Hard';
export const moderateAndHard = 'Moderate and hard';

export const strength = 'Strength training';
export const strength1Spoken = '1 day a week';
export const strength2To3Spoken = '2 or 3 days a week';
export const strength4OrMoreSpoken = '4 or more days a week';
export const strengthNote = 'In studies, 2 or 3 days came out best. More days were no better.';

export const diet = 'Diet';
export const dietFastFood = 'Mostly fast food';
export const dietPlants = 'Mostly plants and fish';
export const dietNearlyAlways = 'Nearly always like that';

export const plants = 'Plant foods';
export const plants10To19Spoken = '10 to 19 kinds a week';
export const plants20To29Spoken = '20 to 29 kinds a week';
export const plants30OrMoreSpoken = '30 or more kinds a week';

export const sleepTimes = 'Regular sleep times';
export const sleepTimesOver2 = 'More than two hours apart';
export const sleepTimes1To2 = 'One or two hours apart';
export const sleepTimesUnder1 = 'Less than an hour apart';
export const sleepTimesSame = 'Nearly the same';

export const teeth = 'Teeth and gums';
export const teethLess = 'Less than daily';
export const teethOnce = 'Brushed once a day';
export const teethTwice = 'Brushed twice a day';
export const teethFull = 'Twice, between teeth, and a dentist';

export const community = 'Groups and volunteering';
export const communityNever = 'Almost never';
export const communityWeekly = 'Every week';

export const sitting = 'Sitting';
export const sittingNote = 'In studies, the risk rises above about eight hours and is nearly flat below.';
export const sleep = 'Sleep';
export const hours = (count: number) => plural(count, { one: '1 hour', other: '# hours' });
export const hoursADay = (hours: number) => plural(hours, { one: '1 hour a day', other: '# hours a day' });
export const hoursANight = (hours: number) => plural(hours, { one: '1 hour a night', other: '# hours a night' });
export const sleepNote =
  'In studies, about seven hours came out best. Much shorter and much longer sleep are both linked to a higher number.';
export const screenTime = 'Screen time';
export const packagedFoods = 'Packaged foods';
export const servings = (count: number) => plural(count, { one: '1 serving', other: '# servings' });
export const servingsADay = (count: number) => plural(count, { one: '1 serving a day', other: '# servings a day' });

export const weight = 'Weight';
export const weightNote = 'The slider stops at a healthy weight for your height.';
export const kilograms = (count: number) => plural(count, { one: '1 kilogram', other: '# kilograms' });
export const pounds = (count: number) => plural(count, { one: '1 pound', other: '# pounds' });
export const stoneAndPounds = (stone: number, pounds: number) =>
  plural(pounds, { one: `${stone} stone 1 pound`, other: `${stone} stone # pounds` });

export const pressureAt = (amount: string) => `${amount} mmHg`;
export const pressureSpoken = (amount: string) => `${amount} millimetres of mercury`;
export const totalCholesterol = 'Total cholesterol';
export const ldlCholesterol = 'LDL cholesterol';
export const inMilligramsSpoken = (amount: string) => `${amount} milligrams per decilitre`;
export const inMillimolesSpoken = (amount: string) => `${amount} millimoles per litre`;
export const statin = 'Taking a statin';
export const statinPlanned = 'A statin, with a doctor';
