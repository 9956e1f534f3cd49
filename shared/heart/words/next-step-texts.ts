import type { NextStep, SameVisit } from '#shared/heart/plan/next-step.ts';
import type { Time } from '#shared/safety/levels.ts';

type NextStepText = { readonly title: string; readonly text: string; readonly by?: Time };

export const medicinesInPregnancy =
  'Call them today or tomorrow, and ask about each medicine for blood pressure or cholesterol. Do not stop or change one on your own. If your maternity team already knows them, you need not call.';

/** In pregnancy and in the six weeks after a birth. */
export const bookNotedInPregnancy = 'Call your maternity team and read the note to them.';

/** One line under the appointment that a notice asks for. */
export const sameVisitTexts: Readonly<Record<SameVisit, string>> = {
  appointment: 'On the same visit, ask about your heart risk.',
  discussStatin: 'On the same visit, ask whether a statin would help you.',
  reviewTreatment: 'On the same visit, ask whether you reach your cholesterol goal.',
  discussEnhancers: 'On the same visit, ask what else raises your risk.',
};

/** The one next step in words, and by when where a time matters. Never the model's to choose. */
export const nextStepTexts: Readonly<Record<NextStep, NextStepText>> = {
  getCheckedFirst: {
    title: 'Get checked first',
    text: 'Please follow the notice at the top. Everything else can wait.',
  },
  pregnancyCare: {
    title: 'Share your blood pressure with your maternity team',
    text: 'Tell them your readings and your pulse.',
    by: 'nextVisit',
  },
  medicinesInPregnancy: {
    title: 'Tell your maternity team which medicines you take',
    text: medicinesInPregnancy,
    by: 'tomorrow',
  },
  bookNoted: {
    title: 'Book the appointment that the note asks for',
    text: 'The note on this page says what it is about. Take this page along.',
    by: 'twoWeeks',
  },
  secondaryPrevention: {
    title: 'Take this plan to your heart clinic or family doctor',
    text: 'It lists what helps most to keep your heart and arteries safe. Go through it together.',
    by: 'nextVisit',
  },
  kidneyCare: {
    title: 'Ask your kidney team about your heart',
    text: 'They know which checks and goals are right for you.',
    by: 'nextVisit',
  },
  nutritionCare: {
    title: 'Show this to a clinician',
    text: 'They can check how your body is doing, and find out with you what would help.',
    by: 'days',
  },
  reviewTreatmentSoon: {
    title: 'Have your cholesterol treatment reviewed',
    text: 'Your LDL is 190 mg/dL (4.9 mmol/L) or more although you take a medicine. Ask what could be added.',
    by: 'twoWeeks',
  },
  statinSoon: {
    title: 'Book an appointment about your LDL',
    text: 'An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age. Ask about a statin.',
    by: 'twoWeeks',
  },
  appointment: {
    title: 'Make an appointment about your heart risk',
    text: 'Take this page along. There is a lot that can bring your risk down.',
    by: 'weeks',
  },
  reviewTreatment: {
    title: 'Ask whether you reach your cholesterol goal',
    text: 'You take a medicine already. Ask what your goal is, and what could be added.',
    by: 'months',
  },
  discussStatin: {
    title: 'Ask whether a statin is right for you',
    text: 'At your risk, the guideline says that this talk is worth having.',
    by: 'weeks',
  },
  measureFirst: {
    title: 'Have your blood pressure and cholesterol measured',
    text: 'Your figure rests on averages so far. With your own values it can be graded.',
    by: 'weeks',
  },
  discussEnhancers: {
    title: 'Talk about what else raises your risk',
    text: 'Your family and other illnesses make the picture clearer.',
    by: 'nextVisit',
  },
  quitSmoking: {
    title: 'Get help to stop smoking',
    text: 'Ask for a stop-smoking service together with patches or tablets.',
    by: 'thisWeek',
  },
  checkBp: {
    title: 'Book an appointment about your blood pressure',
    text: 'Measure it for a week, morning and evening, and take the list along.',
    by: 'twoWeeks',
  },
  addBirthdate: { title: 'Add your date of birth', text: 'With it we can work out the figure.' },
  askClinician: {
    title: 'Ask your clinician what fits your age',
    text: 'Ask which goals for blood pressure and cholesterol are right for you.',
    by: 'nextVisit',
  },
  supportTalk: {
    title: 'Talk to someone about how you feel',
    text: 'Tell a doctor or someone you trust. There is help for it.',
    by: 'days',
  },
  lifestyle: {
    title: 'Begin with the first step of your plan',
    text: 'One step at a time is enough. Come back in a year, or when a value changes.',
  },
};
