import { plural } from './plural.ts';

// The range so far, between two sections.

export const soFar = 'So far';
export const soFarBetween = (low: number, high: number) =>
  `So far, your habits fit an age <range>between ${low} and ${high}</range>.`;
export const soFarUnder = (limit: number, high: number) =>
  `So far, your habits fit an age <range>of under ${limit} to ${high}</range>.`;
export const wider = 'Your last answers leave more open, so the range is wider.';
export const sharper = 'It gets sharper as you go.';
export const seeMyResultNow = 'See my result now';

// Why there is no number on the way.

export const noAgeInPregnancy = 'We give no age on the way in pregnancy or just after a birth.';
export const noAgeInPregnancyAbout = 'Much changes then. Your plan at the end is made for this time.';
export const tooYoung = (age: number) => `Under ${age} an age number says little, so we don’t give one.`;
export const tooYoungAbout = 'You’ll get your habits and your plan.';
export const resultAtTheEnd = 'Your result comes at the end.';
export const saysWhatIsLeftOut = 'It says what the number leaves out.';
export const tooEarly = 'It’s too early for a number.';
export const tooEarlyAbout = 'It comes as you answer more.';
export const goOnOrStop = 'You can go on, or stop here.';
export const readFirst = 'There’s something to read first.';
export const readAtTheEnd = (labels: string) => `${labels}. You’ll read it in full at the end.`;
export const readNoteFirst = 'Please read the note first.';
export const readItNow = 'Read it now';

// Notices in full.

export const helpWithEating = 'Help with eating';

// The first look, before name, email and password.

export const firstLookTitle = 'Your first look';
export const yourNumber = 'Your number';
export const sentOnContinue = 'Your answers are sent when you press Continue.';
export const keepItCosts = '<bold>Keep it: free account.</bold> Name, email, password.';
export const ifThingsFeelHeavy = 'If things feel heavy:';
export const answeredOf = (answered: number, total: number) =>
  `You answered ${answered} of ${total} questions. That makes the range wider.`;
export const makeItSurer = (left: number) =>
  plural(left, { one: 'Make it surer: 1 question left', other: 'Make it surer: # questions left' });
export const keepIt = 'Keep it';
export const keepsForDoctor = 'A free account keeps this page and your answers, to show to your doctor.';
export const keepsSmallPlan =
  'Your number can wait. A free account keeps your answers and a small plan for when you’re ready.';
export const keepsPregnancyPlan = 'A free account saves your plan for pregnancy.';
export const keepsPlan = 'A free account saves your plan and lets you see what changes.';
export const keepsResult = 'A free account saves your result and your plan.';
export const keepsAnswers = 'A free account saves your answers.';
export const keepsNumber = 'A free account saves your number, shows your whole plan and lets you see what changes.';
export const notLeftDevice = 'Your answers haven’t left this device yet.';
