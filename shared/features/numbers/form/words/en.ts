import { plural } from '#words/plural.ts';

// The form for measured numbers.

export const errorTitle = 'Error: Add my numbers';
export const lede = 'Measured numbers beat any guess. Fill in what you have and leave the rest empty.';
export const best = (number: string) => `Your ${number} would probably narrow your range most.`;
export const bestTwo = (first: string, second: string) =>
  `Your ${first} would probably narrow your range most, then your ${second}.`;
export const bestHint = 'This would probably narrow your range most.';
export const saveAndUpdate = 'Save and update my result';
export const checkNumbers = (numbers: number) => plural(numbers, { one: 'Check one number', other: 'Check # numbers' });
export const problemWith = (number: string, problem: string) => `${number}: ${problem}`;
export const nothingChanged = 'Nothing has changed yet. Fill in a number first.';

// The numbers by group.

export const pressureTitle = 'Blood pressure';
export const pressureHint = 'Sit still for five minutes first. If you have several readings, use their average.';
export const topNumber = 'Top number';
export const bottomNumber = 'Bottom number';
export const pulse = 'Pulse at rest';
export const pulseHint = 'After sitting still for five minutes. It doesn’t change your percentage.';
export const beatsAMinute = 'a minute';
export const bloodTestTitle = 'Blood test';
export const bloodTestHint = 'From your lab results or patient app. Choose the unit shown next to each number.';
export const labDate = 'Date on your results';
export const oldNumbers =
  'More than three years old: we keep these numbers but don’t use them, because they may have changed.';
export const totalCholesterol = 'Total cholesterol';
export const hdlCholesterol = 'HDL cholesterol';
export const ldlCholesterol = 'LDL cholesterol';
export const triglycerides = 'Triglycerides';
export const triglyceridesHint = 'Best measured before eating.';
export const a1cLong = 'HbA1c, long-term blood sugar';
export const a1c = 'HbA1c';
export const fastingSugar = 'Fasting blood sugar';
export const fastingSugarHint = 'Measured before breakfast.';
export const kidneyTest = 'Kidney test (eGFR)';
export const kidneyTestHint = 'If your results say “above 90”, leave this empty.';
export const lipoprotein = 'Lipoprotein(a)';
export const lipoproteinHint = 'One test in a lifetime is usually enough. We can only convert roughly from mg/dL.';
export const urineRatio = 'Urine albumin-creatinine ratio (UACR)';
export const urineRatioHint = 'We keep it for you. It doesn’t change your numbers.';
export const bodyTitle = 'Body';
export const waist = 'Waist';
export const waistHint = 'Level with your navel, after breathing out. It doesn’t change your numbers.';

// What is wrong with a number, and what it may have meant.

export const unitOf = (number: string) => `Unit of ${number}`;
export const inOtherUnit = (value: string) => `That is ${value}.`;
export const beforeBirth = 'That is before you were born. Check the year.';
export const topToo = 'Enter the top number too.';
export const yes = (meant: string) => `Yes, ${meant}`;
export const noCorrect = 'No, I’ll correct it';
export const noRight = 'No, it’s right';
export const yesRight = 'Yes, they’re right';

// Numbers from a file.

export const haveFile = 'Already have a file from us? Import its numbers. You’ll confirm each one.';
export const chooseFile = 'A file saved from a heart result';
export const importFile = 'Import from a file';
export const notOurs = 'This file has no heart quiz from us. Choose the file you saved with a heart result.';
export const noNumbers = 'There are no measured numbers in this file. Please enter your numbers yourself.';
export const tooLarge = 'This file is too big to be one of ours. Please choose another.';
export const unreadable = 'We couldn’t read this file. Please choose it again.';
export const fileDocumentTitle = 'Numbers from a file';
export const fileTitle = 'Are these numbers right?';
export const fileAbout = (name: string) => `This file is about ${name}.`;
export const fileWithoutName = 'This file has no name on it.';
export const fileFrom = (day: string) => `Its answers are from ${day}.`;
export const tickEach = 'Tick each number that’s yours and correct.';
export const numbersInFile = 'Numbers in the file';
export const numberIs = (number: string, value: string) => `${number}: ${value}`;
export const notAdded = 'Not added yet';
export const now = (value: string) => `Now: ${value}`;
export const addToForm = 'Add them to the form';
export const backWithoutThem = 'Go back without them';
export const nothingSavedYet = 'Nothing is saved yet. You can still change every number in the form.';

// A notice that the numbers raise.

export const notSavedYet = 'Nothing is saved yet.';

// Saving.

export const logInAgain = 'Please log in again to save your numbers.';
export const sentElsewhere =
  'Your numbers have already been sent from another tab. You’ll find the result on your dashboard.';
export const notSent = 'We couldn’t send your numbers. Keep this page open and save again in a moment.';
export const saved = 'Saved';
export const savedNotSent = 'Saved on this device but not sent yet';
export const savedUpdating = 'Saved. We’re updating your heart result';
export const savedLate = (minutes: number) => `Saved. Your result is taking more than ${minutes} minutes this time`;
export const newResultReady = 'Your new heart result is ready';
export const takesLessThanAMinute = 'This usually takes less than a minute.';
export const onDashboard = 'It will be on your dashboard.';
export const whatYouSaved = 'What you saved';
export const removed = 'Removed';
export const seeNewResult = 'See the new result';

// Before and after.

export const beforeAndAfter = 'Before and after';
export const before = 'Before';
export const after = 'After';
export const notAvailable = 'Not available just now';
export const cannotCompare = 'We can’t compare the two as numbers. Your result tells you more.';
export const pressureGone = 'Your blood pressure is no longer a measured number.';
export const pressureNew = 'Your blood pressure has a new measured number.';
export const pressureMeasured = 'Your blood pressure is now a measured number.';
export const cholesterolGone = 'Your cholesterol is no longer a measured number.';
export const cholesterolNew = 'Your cholesterol has a new measured number.';
export const cholesterolMeasured = 'Your cholesterol is now a measured number.';
export const triglyceridesGone = 'Your triglycerides are no longer a measured number.';
export const triglyceridesNew = 'Your triglycerides have a new measured number.';
export const triglyceridesMeasured = 'Your triglycerides are now a measured number.';
export const a1cGone = 'Your long-term blood sugar is no longer a measured number.';
export const a1cNew = 'Your long-term blood sugar has a new measured number.';
export const a1cMeasured = 'Your long-term blood sugar is now a measured number.';
export const kidneyTestGone = 'Your kidney test result is no longer a measured number.';
export const kidneyTestNew = 'Your kidney test result has a new measured number.';
export const kidneyTestMeasured = 'Your kidney test result is now a measured number.';
export const lipoproteinGone = 'Your lipoprotein(a) is no longer a measured number.';
export const lipoproteinNew = 'Your lipoprotein(a) has a new measured number.';
export const lipoproteinMeasured = 'Your lipoprotein(a) is now a measured number.';
export const fastingSugarGone = 'Your fasting blood sugar is no longer a measured number.';
export const fastingSugarNew = 'Your fasting blood sugar has a new measured number.';
export const fastingSugarMeasured = 'Your fasting blood sugar is now a measured number.';

// Before the form can be shown.

export const loading = 'Loading your numbers';
export const newerTitle = 'You have a newer heart result';
export const newer = 'What you add here is saved with your older answers. <link>Add to the newest instead</link>';
export const notLoadedTitle = 'We couldn’t load your numbers';
export const notLoaded = 'Not loaded';
export const noNumbersHere = 'No numbers here';
export const toHeartResult = 'You add numbers to a heart result';
export const openHeartResult = 'Open your heart result and add them from there.';
