import type { HeartParts } from '#shared/contract/result.ts';
import { type SameVisit, talkOf } from '#shared/heart/plan/next-step.ts';
import type { NextStep } from '#shared/heart/plan/next-steps.ts';
import { takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { type Deadline, type Time, timeWords } from '#shared/safety/levels.ts';
import { act, dont, kind, textOf, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { checkedFirstBy } from '#shared/words/care.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import { adaptedStep } from './adapted-steps.ts';
import type { HeartFacts } from './heart-facts.ts';

type NextStepWords = NonNullable<HeartParts['nextStep']>;

/**
 * The next step in words, never later than the page's notices. Absent where nothing asks for a doctor and the plan has a first
 * step, which then is the next step.
 */
export const nextStepOf = (facts: HeartFacts): NextStepWords | undefined => {
  const { score, openBy } = facts;
  const { nextStep: code } = score;
  if (code === 'lifestyle' && openBy === null && score.recommendations.length > 0) return undefined;
  if (code === 'getCheckedFirst') return { code, ...checkedFirst(facts) };
  if (code === 'lifestyle') return { code, ...forLater(facts) };
  const { title, words } = nextStepTexts[code];
  const sameVisit = sameVisitOf(code, facts);
  const by = timeOfStep(code, facts);
  const adapted = adaptedStep(code, facts);
  return {
    code,
    title: adapted?.title ?? title,
    text: textOf(adapted?.words ?? words),
    ...(by ? { by: timeWords(by, openBy) } : {}),
    ...(sameVisit ? { sameVisit } : {}),
  };
};

/** The date that the plan gives the step, else its usual time. Care for undernutrition never waits longer than days. */
export const timeOfStep = (code: NextStep, { score }: HeartFacts): Time | undefined => {
  const usual = nextStepTexts[code].by;
  const planned = score.recommendations.find((item) => item.code === code);
  const date: Deadline | undefined = planned && 'by' in planned ? planned.by : undefined;
  if (code === 'nutritionCare' && date !== 'today' && date !== 'tomorrow') return usual;
  return date ?? usual;
};

const checkedFirst = (facts: HeartFacts): Omit<NextStepWords, 'code'> => ({
  title: nextStepTexts.getCheckedFirst.title,
  text: textOf(wordsOf(nextStepTexts.getCheckedFirst.words, medicinesAlong(facts))),
  by: checkedFirstBy(facts.isEmergency),
});

const withSameVisit: ReadonlySet<string> = new Set(['bookNoted', 'alcoholHelp', 'sugarReview'] satisfies NextStep[]);

/** What else to ask at the appointment that comes first. Said once on a page. */
export const sameVisitOf = (code: string, { one, score: { nextStep } }: HeartFacts): string | null => {
  if (!withSameVisit.has(code) || (code !== nextStep && withSameVisit.has(nextStep))) return null;
  const talk = talkOf(one);
  return talk && sameVisitTexts[talk];
};

/** The next step without a plan: nothing to do, unless a notice asks for an appointment. */
const forLater = ({ openBy }: HeartFacts): Omit<NextStepWords, 'code'> => {
  if (openBy !== null) {
    const { title, words } = nextStepTexts.bookNoted;
    return { title, text: textOf(words), by: timeWords(openBy, openBy) };
  }
  const { title, words } = nextStepTexts.lifestyle;
  return { title, text: textOf(words) };
};

/** In pregnancy, the clinician who examines the sign must know about the medicines. */
export const medicinesAlong = ({ one }: HeartFacts): Words | false =>
  takesMedicinesInPregnancy(one.person) && act('Take a list of your medicines with you.');

/** One line under the appointment of a notice. */
const sameVisitTexts: Readonly<Record<SameVisit, string>> = {
  appointment: 'At the same appointment, ask about your heart risk.',
  discussStatin: 'At the same appointment, ask whether a statin would help you.',
  reviewTreatment: 'At the same appointment, ask whether you’re meeting your cholesterol goal.',
  discussEnhancers: 'At the same appointment, ask what else raises your risk.',
};

type NextStepText = { readonly title: string; readonly words: readonly Words[]; readonly by?: Time };

/** Fixed words: the language model never chooses them. `by` is set only where a time matters. */
export const nextStepTexts: Readonly<Record<NextStep, NextStepText>> = {
  getCheckedFirst: {
    title: 'Get checked first',
    words: [act('Please follow the notice at the top.'), what('Everything else can wait.')],
  },
  pregnancyCare: {
    title: 'Tell your maternity team your blood pressure',
    words: [act('Tell them your readings and your pulse.')],
    by: 'nextVisit',
  },
  medicinesInPregnancy: {
    title: 'Tell your maternity team which medicines you take',
    words: tellMedicines,
    by: 'tomorrow',
  },
  bookNoted: {
    title: 'Book the appointment in the notice',
    words: [what('The notice says what it’s about.'), act('Take this page with you.')],
    by: 'twoWeeks',
  },
  secondaryPrevention: {
    title: 'Take this plan to your heart clinic or doctor',
    words: [what('It lists what protects your heart and arteries most.'), act('Go through it together.')],
    by: 'nextVisit',
  },
  kidneyCare: {
    title: 'Ask your kidney team about your heart',
    words: [what('They know which checks and goals are right for you.')],
    by: 'nextVisit',
  },
  nutritionCare: {
    title: 'Show this to a doctor',
    words: [what('They can check how your body is doing, and work out with you what would help.')],
    by: 'days',
  },
  reviewTreatmentSoon: {
    title: 'Have your cholesterol treatment reviewed',
    words: [
      act('Book an appointment and ask what could be added.'),
      what('Your LDL is 190 mg/dL (4.9 mmol/L) or more, even with medicine.'),
    ],
    by: 'twoWeeks',
  },
  statinSoon: {
    title: 'Book an appointment about your LDL',
    words: [
      act('Book an appointment and ask about a statin.'),
      what('An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age.'),
    ],
    by: 'twoWeeks',
  },
  appointment: {
    title: 'Make an appointment about your heart risk',
    words: [act('Take this page with you.'), kind('A lot can be done to bring your risk down.')],
    by: 'weeks',
  },
  reviewTreatment: {
    title: 'Ask if you’re meeting your cholesterol goal',
    words: [what('You already take a medicine.'), act('Ask what your goal is, and what could be added.')],
    by: 'months',
  },
  discussStatin: {
    title: 'Ask whether a statin is right for you',
    words: [what('For people with answers like yours, the guideline says to discuss it.')],
    by: 'weeks',
  },
  measureFirst: {
    title: 'Have your blood pressure and cholesterol measured',
    words: [what('With your own numbers, we can give you a risk level.')],
    by: 'weeks',
  },
  discussEnhancers: {
    title: 'Talk about what else raises your risk',
    words: [what('Your family history and other conditions can tell you more.')],
    by: 'nextVisit',
  },
  secondarySoon: {
    title: 'Ask about a statin, and about a medicine against clots',
    words: [
      what('Most people with your condition are offered both.'),
      act('Book an appointment, and take this page with you.'),
      dont('After a bleeding stroke, ask first.'),
      act('If you were told not to take one, ask whether that still holds.'),
    ],
    by: 'twoWeeks',
  },
  alcoholHelp: {
    title: 'Get help to drink less',
    words: [
      act('Book an appointment with a doctor or an alcohol service.'),
      dont('Do not stop all at once: shaking, sweating or seeing things can follow.'),
    ],
    by: 'twoWeeks',
  },
  tellBreathless: {
    title: 'Tell a doctor that you get out of breath on the stairs',
    words: [what('You told us that you get more out of breath than others, or have to stop.')],
    by: 'weeks',
  },
  sugarReview: {
    title: 'Have your diabetes treatment reviewed',
    words: [
      what('Your HbA1c is above the usual goal.'),
      act('Ask what the next step is.'),
      dont('Do not change a dose on your own.'),
    ],
    by: 'weeks',
  },
  heartCheckups: {
    title: 'Keep your heart check-ups',
    words: [act('Ask when your rhythm and your medicines are next checked.')],
    by: 'nextVisit',
  },
  diabetesCheckups: {
    title: 'Keep your diabetes check-ups',
    words: [act('Ask when your eyes, your feet and your kidneys (a urine test) are next checked.')],
    by: 'nextVisit',
  },
  prediabetesTalk: {
    title: 'Tell your doctor about your sugar',
    words: [what('You were told that your sugar is raised.'), act('Ask when it is tested next.')],
    by: 'nextVisit',
  },
  sugarTest: {
    title: 'Ask when your next sugar test is due',
    words: [what('You had diabetes in a pregnancy.'), what('Afterwards a test is due every 1 to 3 years.')],
    by: 'nextVisit',
  },
  tellHealth: {
    title: 'Talk to a doctor about how you feel',
    words: [what('You rate your health as poor.'), act('Say what troubles you most.')],
    by: 'weeks',
  },
  quitSmoking: {
    title: 'Get help to stop smoking',
    words: [act('Ask for a stop-smoking service, with patches or tablets.')],
    by: 'thisWeek',
  },
  checkBp: {
    title: 'Book an appointment about your blood pressure',
    words: [act('Measure it morning and evening for a week, and take the list with you.')],
    by: 'twoWeeks',
  },
  addBirthdate: { title: 'Add your date of birth', words: [what('Then we can work out your risk.')] },
  askClinician: {
    title: 'Ask your doctor what’s right at your age',
    words: [act('Ask which blood pressure and cholesterol goals are right for you.')],
    by: 'nextVisit',
  },
  supportTalk: {
    title: 'Talk to someone about how you feel',
    words: [act('Tell a doctor or someone you trust.'), kind('You can get help.')],
    by: 'days',
  },
  lifestyle: {
    title: 'Nothing to do now',
    words: [act('Take it again in a year.')],
  },
};
