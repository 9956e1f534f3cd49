import type { HeartParts } from '#shared/contract/result.ts';
import type { AskClinician } from '#shared/heart/plan/ask-clinician.ts';
import {
  isAtherosclerotic,
  type NextStep,
  notedItem,
  type SameVisit,
  takesMedicinesInPregnancy,
} from '#shared/heart/plan/next-step.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { type Time, timeWords } from '#shared/safety/levels.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { checkedFirstBy, supportInPregnancy } from '#shared/words/care.ts';
import { curly, paragraph } from '#shared/words/phrases.ts';
import type { HeartFacts } from './heart-facts.ts';

type NextStepWords = NonNullable<HeartParts['nextStep']>;

/** The next step in words that agree with the page's notices: no later day than theirs. */
export const nextStepOf = (facts: HeartFacts): NextStepWords => {
  const { score, openBy } = facts;
  const { nextStep: code } = score;
  if (code === 'getCheckedFirst') return { code, ...checkedFirst(facts) };
  if (code === 'lifestyle') return { code, ...forLater(facts) };
  const { title, text } = nextStepTexts[code];
  const sameVisit = code === 'bookNoted' ? sameVisitOf(facts) : null;
  const by = timeOfStep(code, facts);
  return {
    code,
    title,
    text: fittingText(facts) ?? text,
    ...(by ? { by: timeWords(by, openBy) } : {}),
    ...(sameVisit ? { sameVisit } : {}),
  };
};

/** The usual time of a step; sooner for a low mood in pregnancy. */
export const timeOfStep = (code: NextStep, { one }: HeartFacts): Time | undefined =>
  code === 'supportTalk' && hasRoute(one, 'pregnant') ? 'tomorrow' : nextStepTexts[code].by;

const checkedFirst = (facts: HeartFacts): Omit<NextStepWords, 'code'> => ({
  title: nextStepTexts.getCheckedFirst.title,
  text: paragraph(nextStepTexts.getCheckedFirst.text, medicinesAlong(facts)),
  by: checkedFirstBy(facts.isEmergency),
});

const fittingText = ({ score: { nextStep, askClinician }, one }: HeartFacts): string | null => {
  const isPregnant = hasRoute(one, 'pregnant');
  if (nextStep === 'bookNoted' && isPregnant) return bookNotedInPregnancy;
  if (nextStep === 'supportTalk' && isPregnant) return supportInPregnancy;
  if (nextStep === 'checkBp' && hasFlag(one, 'bpStage2High')) return measureAtOnce;
  if (nextStep === 'discussEnhancers' && askClinician.includes('askLpa'))
    return 'Your family history, other conditions and a lipoprotein(a) test can tell you more.';
  return null;
};

/** What else to ask at the appointment of a notice. */
export const sameVisitOf = ({ one }: HeartFacts): string | null => {
  const noted = notedItem(one);
  return noted?.code === 'bookNoted' && noted.sameVisit ? sameVisitTexts[noted.sameVisit] : null;
};

/** The usual words point at the plan. They are replaced when it is empty, and when a notice asks for an appointment. */
const forLater = ({ score: { recommendations }, openBy }: HeartFacts): Omit<NextStepWords, 'code'> => {
  if (openBy !== null) {
    const { title, text } = nextStepTexts.bookNoted;
    return { title, text, by: timeWords(openBy, openBy) };
  }
  if (recommendations.length === 0)
    return { title: 'Take the quiz again in a year', text: 'Come back sooner if a number changes.' };
  const { title, text } = nextStepTexts.lifestyle;
  return { title, text };
};

/** In pregnancy, the clinician who examines the sign must know about the medicines. */
export const medicinesAlong = ({ one }: HeartFacts): string | false =>
  takesMedicinesInPregnancy(one) && 'Take a list of your medicines with you.';

/** The page shows its deadline next to it. */
export const measureAtOnce = 'Measure it today and over the next few days, and take the list with you.';

export const medicinesInPregnancy =
  'Call them today or tomorrow, and ask about each medicine for blood pressure or cholesterol. Do not stop or change any on your own. If they already know about them, you do not need to call.';

/** In pregnancy and in the six weeks after a birth. */
export const bookNotedInPregnancy = 'Call your maternity team and read them the notice.';

/** One line under the appointment of a notice. */
const sameVisitTexts: Readonly<Record<SameVisit, string>> = {
  appointment: 'At the same appointment, ask about your heart risk.',
  discussStatin: 'At the same appointment, ask whether a statin would help you.',
  reviewTreatment: 'At the same appointment, ask whether you’re meeting your cholesterol goal.',
  discussEnhancers: 'At the same appointment, ask what else raises your risk.',
};

type NextStepText = { readonly title: string; readonly text: string; readonly by?: Time };

/** Fixed words: the language model never chooses them. `by` only where a time matters. */
export const nextStepTexts: Readonly<Record<NextStep, NextStepText>> = {
  getCheckedFirst: {
    title: 'Get checked first',
    text: 'Please follow the notice at the top. Everything else can wait.',
  },
  pregnancyCare: {
    title: 'Tell your maternity team your blood pressure',
    text: 'Tell them your readings and your pulse.',
    by: 'nextVisit',
  },
  medicinesInPregnancy: {
    title: 'Tell your maternity team which medicines you take',
    text: medicinesInPregnancy,
    by: 'tomorrow',
  },
  bookNoted: {
    title: 'Book the appointment in the notice',
    text: 'The notice says what it’s about. Take this page with you.',
    by: 'twoWeeks',
  },
  secondaryPrevention: {
    title: 'Take this plan to your heart clinic or doctor',
    text: 'It lists what protects your heart and arteries most. Go through it together.',
    by: 'nextVisit',
  },
  kidneyCare: {
    title: 'Ask your kidney team about your heart',
    text: 'They know which checks and goals are right for you.',
    by: 'nextVisit',
  },
  nutritionCare: {
    title: 'Show this to a doctor',
    text: 'They can check how your body is doing, and work out with you what would help.',
    by: 'days',
  },
  reviewTreatmentSoon: {
    title: 'Have your cholesterol treatment reviewed',
    text: 'Your LDL is 190 mg/dL (4.9 mmol/L) or more, even with medicine. Ask what could be added.',
    by: 'twoWeeks',
  },
  statinSoon: {
    title: 'Book an appointment about your LDL',
    text: 'An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age. Ask about a statin.',
    by: 'twoWeeks',
  },
  appointment: {
    title: 'Make an appointment about your heart risk',
    text: 'Take this page with you. A lot can be done to bring your risk down.',
    by: 'weeks',
  },
  reviewTreatment: {
    title: 'Ask if you’re meeting your cholesterol goal',
    text: 'You already take a medicine. Ask what your goal is, and what could be added.',
    by: 'months',
  },
  discussStatin: {
    title: 'Ask whether a statin is right for you',
    text: 'For people with answers like yours, the guideline says to discuss it.',
    by: 'weeks',
  },
  measureFirst: {
    title: 'Have your blood pressure and cholesterol measured',
    text: 'So far your percentage is based on averages. With your own numbers, we can give you a risk level.',
    by: 'weeks',
  },
  discussEnhancers: {
    title: 'Talk about what else raises your risk',
    text: 'Your family history and other conditions can tell you more.',
    by: 'nextVisit',
  },
  quitSmoking: {
    title: 'Get help to stop smoking',
    text: 'Ask for a stop-smoking service, along with patches or tablets.',
    by: 'thisWeek',
  },
  checkBp: {
    title: 'Book an appointment about your blood pressure',
    text: 'Measure it morning and evening for a week, and take the list with you.',
    by: 'twoWeeks',
  },
  addBirthdate: { title: 'Add your date of birth', text: 'Then we can work out your risk.' },
  askClinician: {
    title: 'Ask your doctor what’s right at your age',
    text: 'Ask which blood pressure and cholesterol goals are right for you.',
    by: 'nextVisit',
  },
  supportTalk: {
    title: 'Talk to someone about how you feel',
    text: 'Tell a doctor or someone you trust. You can get help.',
    by: 'days',
  },
  lifestyle: {
    title: 'Start with the first step of your plan',
    text: 'One step at a time is enough. Come back in a year, or sooner if a number changes.',
  },
};

export const asksOf = (facts: HeartFacts) =>
  facts.score.askClinician.map((code) => {
    const { question, goal, source } = askTexts[code];
    const words = goal?.(facts) ?? null;
    return { code, question, ...(words ? { goal: words } : {}), source: curly(sources[source].short) };
  });

export const askSources = ({ score }: HeartFacts): SourceId[] =>
  score.askClinician.map((code) => askTexts[code].source);

type Ask = {
  readonly question: string;
  readonly goal?: (facts: HeartFacts) => string | null;
  readonly source: SourceId;
};

const ldlGoal = ({ one }: HeartFacts): string | null =>
  isAtherosclerotic(one) ? 'LDL below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L)' : null;

const pressureGoal = (facts: HeartFacts): string | null => (isPressureGoalOpen(facts) ? null : 'Below 130 over 80');

/** For these people a clinician chooses the goal, and the page names none. */
export const isPressureGoalOpen = ({ one }: HeartFacts): boolean => hasRoute(one, 'kidneyFailure', 'frail');

/** In the user's voice, to be read out to a clinician. */
const askTexts: Readonly<Record<AskClinician, Ask>> = {
  medicinesInPregnancy: {
    question: 'Which of my medicines are safe in pregnancy? These are the ones I take.',
    source: 'acog222',
  },
  discussStatin: {
    question: 'Would a statin help me, and what are the downsides?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  reviewTreatment: {
    question: 'What’s my cholesterol goal, and does my medicine get me there?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  discussBpMedicine: {
    question: 'Do I need medicine for my blood pressure?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  reviewBpMedicine: {
    question: 'Is my blood pressure treatment enough?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  askAnticoagulation: {
    question: 'I have atrial fibrillation. Should I take a blood thinner?',
    source: 'afib2023',
  },
  askLpa: {
    question: 'Could I have a lipoprotein(a) test?',
    goal: () => 'Guidelines say every adult should be tested once',
    source: 'dyslipid2026',
  },
};
