import type { NextStep } from '#shared/heart/plan/next-step.ts';

type NextStepText = { readonly title: string; readonly text: string; readonly by?: string };

/** The one next step in words, and by when where a time matters. Never the model's to choose. */
export const nextStepTexts: Readonly<Record<NextStep, NextStepText>> = {
  getCheckedFirst: {
    title: 'Get checked first',
    text: 'Please follow the notice at the top. Everything else can wait.',
    // Some of these notices give until tomorrow, and some do not.
    by: 'Today, unless the notice says tomorrow',
  },
  pregnancyCare: {
    title: 'Share your blood pressure with your maternity team',
    text: 'Bring your readings and your pulse to your next visit.',
    by: 'At your next visit',
  },
  secondaryPrevention: {
    title: 'Take this plan to your heart clinic or family doctor',
    text: 'It lists what helps most to keep your heart and arteries safe. Go through it together.',
    by: 'At your next visit',
  },
  kidneyCare: {
    title: 'Ask your kidney team about your heart',
    text: 'They know which checks and goals are right for you.',
    by: 'At your next visit',
  },
  nutritionCare: {
    title: 'Show this to a clinician',
    text: 'They can check how your body is doing, and find out with you what would help.',
    by: 'In the next few days',
  },
  reviewTreatmentSoon: {
    title: 'Have your cholesterol treatment reviewed',
    text: 'Your LDL is 190 mg/dL (4.9 mmol/L) or more although you take a medicine. Ask what could be added.',
    by: 'In the next week or two',
  },
  statinSoon: {
    title: 'Book an appointment about your LDL',
    text: 'An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age. Ask about a statin.',
    by: 'In the next week or two',
  },
  appointment: {
    title: 'Make an appointment about your heart risk',
    text: 'Take this page along. There is a lot that can bring your risk down.',
    by: 'In the next few weeks',
  },
  reviewTreatment: {
    title: 'Ask whether you reach your cholesterol goal',
    text: 'You take a medicine already. Ask what your goal is, and what could be added.',
    by: 'In the next few months',
  },
  discussStatin: {
    title: 'Ask whether a statin is right for you',
    text: 'Book a visit in the next few weeks. At your risk, the guideline says that this talk is worth having.',
    by: 'In the next few weeks',
  },
  measureFirst: {
    title: 'Have your blood pressure and cholesterol measured',
    text: 'Your figure rests on averages so far. With your own values it can be graded.',
    by: 'In the next few weeks',
  },
  discussEnhancers: {
    title: 'Talk about what else raises your risk',
    text: 'Family, other illnesses and a test for lipoprotein(a) make the picture clearer.',
    by: 'At your next visit',
  },
  quitSmoking: {
    title: 'Get help to stop smoking',
    text: 'Ask for a stop-smoking service together with patches or tablets.',
    by: 'This week',
  },
  checkBp: {
    title: 'Book an appointment about your blood pressure',
    text: 'Measure it for a week, morning and evening, and take the list along.',
    by: 'In the next week or two',
  },
  addBirthdate: { title: 'Add your date of birth', text: 'With it we can work out the figure.' },
  askClinician: {
    title: 'Ask your clinician what fits your age',
    text: 'Ask which goals for blood pressure and cholesterol are right for you.',
    by: 'At your next visit',
  },
  supportTalk: {
    title: 'Talk to someone about how you feel',
    text: 'Tell a doctor or someone you trust. There is help for it.',
    by: 'This week',
  },
  lifestyle: {
    title: 'Begin with the first step of your plan',
    text: 'One step at a time is enough. Come back in a year, or when a value changes.',
  },
};
