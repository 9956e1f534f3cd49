import type { HeartParts } from '#shared/contract/result.ts';
import { isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import type { AskClinician } from '#shared/heart/plan/ask-clinician.ts';
import { type SameVisit, talkOf } from '#shared/heart/plan/next-step.ts';
import type { NextStep } from '#shared/heart/plan/next-steps.ts';
import { takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { type Deadline, type Time, timeWords } from '#shared/safety/levels.ts';
import { type SourceId, sources } from '#shared/sources/sources.ts';
import { checkedFirstBy } from '#shared/words/care.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import { curly, paragraph } from '#shared/words/phrases.ts';
import { adaptedStep } from './adapted-steps.ts';
import type { HeartFacts } from './heart-facts.ts';

type NextStepWords = NonNullable<HeartParts['nextStep']>;

/** The next step in words that agree with the page's notices: no later day than theirs. */
export const nextStepOf = (facts: HeartFacts): NextStepWords => {
  const { score, openBy } = facts;
  const { nextStep: code } = score;
  if (code === 'getCheckedFirst') return { code, ...checkedFirst(facts) };
  if (code === 'lifestyle') return { code, ...forLater(facts) };
  const { title, text } = nextStepTexts[code];
  const sameVisit = sameVisitOf(code, facts);
  const by = timeOfStep(code, facts);
  const adapted = adaptedStep(code, facts);
  return {
    code,
    title: adapted?.title ?? title,
    text: adapted?.text ?? text,
    ...(by ? { by: timeWords(by, openBy) } : {}),
    ...(sameVisit ? { sameVisit } : {}),
  };
};

/** The date that the plan gives the step, else its usual time. Undernutrition never waits for more than days. */
export const timeOfStep = (code: NextStep, { score }: HeartFacts): Time | undefined => {
  const usual = nextStepTexts[code].by;
  const planned = score.recommendations.find((item) => item.code === code);
  const date: Deadline | undefined = planned && 'by' in planned ? planned.by : undefined;
  if (code === 'nutritionCare' && date !== 'today' && date !== 'tomorrow') return usual;
  return date ?? usual;
};

const checkedFirst = (facts: HeartFacts): Omit<NextStepWords, 'code'> => ({
  title: nextStepTexts.getCheckedFirst.title,
  text: paragraph(nextStepTexts.getCheckedFirst.text, medicinesAlong(facts)),
  by: checkedFirstBy(facts.isEmergency),
});

/** What else to ask at an appointment that comes first. */
export const sameVisitOf = (code: string, { one }: HeartFacts): string | null => {
  if (code !== 'bookNoted' && code !== 'alcoholHelp' && code !== 'sugarReview') return null;
  const talk = talkOf(one);
  return talk && sameVisitTexts[talk];
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
  takesMedicinesInPregnancy(one.person) && 'Take a list of your medicines with you.';

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
    text: tellMedicines,
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
  secondarySoon: {
    title: 'Ask about a statin, and about a medicine against clots',
    text: 'Most people with your condition are offered both. Book an appointment, and take this page with you. After a bleeding stroke, ask first. If you were told not to take one, ask whether that still holds.',
    by: 'twoWeeks',
  },
  alcoholHelp: {
    title: 'Get help to drink less',
    text: 'Book an appointment with a doctor or an alcohol service. Do not stop all at once: shaking, sweating or seeing things can follow.',
    by: 'twoWeeks',
  },
  tellBreathless: {
    title: 'Tell a doctor that you get out of breath on the stairs',
    text: 'You told us that you get more out of breath than others, or have to stop.',
    by: 'weeks',
  },
  sugarReview: {
    title: 'Have your diabetes treatment reviewed',
    text: 'Your HbA1c is above the usual goal. Ask what the next step is. Do not change a dose on your own.',
    by: 'weeks',
  },
  heartCheckups: {
    title: 'Keep your heart check-ups',
    text: 'Ask when your rhythm and your medicines are next checked.',
    by: 'nextVisit',
  },
  diabetesCheckups: {
    title: 'Keep your diabetes check-ups',
    text: 'Ask when your eyes, your feet and your kidneys (a urine test) are next checked.',
    by: 'nextVisit',
  },
  prediabetesTalk: {
    title: 'Tell your doctor about your sugar',
    text: 'You were told that your sugar is raised. Ask when it is tested next.',
    by: 'nextVisit',
  },
  sugarTest: {
    title: 'Ask when your next sugar test is due',
    text: 'You had diabetes in a pregnancy. Afterwards a test is due every 1 to 3 years.',
    by: 'nextVisit',
  },
  tellHealth: {
    title: 'Talk to a doctor about how you feel',
    text: 'You rate your health as poor. Say what troubles you most.',
    by: 'weeks',
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
  askAntiplatelet: {
    question: 'Should I take a medicine against clots, such as aspirin?',
    source: 'chronicCoronary2023',
  },
  askLpa: {
    question: 'Could I have a lipoprotein(a) test?',
    goal: () => 'Guidelines say every adult should be tested once',
    source: 'dyslipid2026',
  },
};
