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
    return 'Family, other illnesses and a test for lipoprotein(a) make the picture clearer.';
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
    return { title: 'Look in again in a year', text: 'Come back sooner when a value changes.' };
  const { title, text } = nextStepTexts.lifestyle;
  return { title, text };
};

/** In pregnancy, the clinician who examines the sign must know about the medicines. */
export const medicinesAlong = ({ one }: HeartFacts): string | false =>
  takesMedicinesInPregnancy(one) && 'Take a list of your medicines along.';

/** The page shows its deadline next to it. */
export const measureAtOnce = 'Measure it today and on the next days, and take the list along.';

export const medicinesInPregnancy =
  'Call them today or tomorrow, and ask about each medicine for blood pressure or cholesterol. Do not stop or change one on your own. If your maternity team already knows them, you need not call.';

/** In pregnancy and in the six weeks after a birth. */
export const bookNotedInPregnancy = 'Call your maternity team and read the note to them.';

/** One line under the appointment of a notice. */
const sameVisitTexts: Readonly<Record<SameVisit, string>> = {
  appointment: 'On the same visit, ask about your heart risk.',
  discussStatin: 'On the same visit, ask whether a statin would help you.',
  reviewTreatment: 'On the same visit, ask whether you reach your cholesterol goal.',
  discussEnhancers: 'On the same visit, ask what else raises your risk.',
};

type NextStepText = { readonly title: string; readonly text: string; readonly by?: Time };

/** Fixed words: the language model never chooses them. `by` only where a time matters. */
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
    question: 'Would a statin help me, and what speaks against it?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  reviewTreatment: {
    question: 'What is my cholesterol goal, and do I reach it with my medicine?',
    goal: ldlGoal,
    source: 'dyslipid2026',
  },
  discussBpMedicine: {
    question: 'Do I need a medicine for my blood pressure?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  reviewBpMedicine: {
    question: 'Is my treatment enough for my blood pressure?',
    goal: pressureGoal,
    source: 'htn2025',
  },
  askAnticoagulation: {
    question: 'I have atrial fibrillation. Should I take a blood thinner?',
    source: 'afib2023',
  },
  askLpa: {
    question: 'Could my lipoprotein(a) be measured?',
    goal: () => 'Worth checking once in a lifetime',
    source: 'dyslipid2026',
  },
};
