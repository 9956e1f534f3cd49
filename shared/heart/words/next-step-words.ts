import type { HeartParts } from '#shared/contract/result.ts';
import { type SameVisit, talkOf } from '#shared/heart/plan/next-step.ts';
import type { NextStep } from '#shared/heart/plan/next-steps.ts';
import { takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { type Deadline, type Time, timeWords } from '#shared/safety/levels.ts';
import { act, dont, kind, textOf, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { checkedFirstBy } from '#shared/words/care.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import * as habitsPlan from '#words/habits-plan.ts';
import * as planNumbers from '#words/heart-plan-numbers.ts';
import * as heartSteps from '#words/heart-steps.ts';
import * as seekCare from '#words/seek-care.ts';
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
  takesMedicinesInPregnancy(one.person) && act(heartSteps.medicinesAlongAct);

/** One line under the appointment of a notice. */
const sameVisitTexts: Readonly<Record<SameVisit, string>> = {
  appointment: heartSteps.sameVisitHeartRisk,
  discussStatin: heartSteps.sameVisitStatin,
  reviewTreatment: heartSteps.sameVisitGoal,
  discussEnhancers: heartSteps.sameVisitOtherRisks,
};

type NextStepText = { readonly title: string; readonly words: readonly Words[]; readonly by?: Time };

/** Fixed words: the language model never chooses them. `by` is set only where a time matters. */
export const nextStepTexts: Readonly<Record<NextStep, NextStepText>> = {
  getCheckedFirst: {
    title: seekCare.getCheckedFirstTitle,
    words: [act(heartSteps.getCheckedFirstAct), what(heartSteps.getCheckedFirstWhat)],
  },
  pregnancyCare: {
    title: heartSteps.pregnancyCareTitle,
    words: [act(heartSteps.pregnancyCareAct)],
    by: 'nextVisit',
  },
  medicinesInPregnancy: {
    title: habitsPlan.medicinesInPregnancyTitle,
    words: tellMedicines,
    by: 'tomorrow',
  },
  bookNoted: {
    title: heartSteps.bookNotedTitle,
    words: [what(heartSteps.bookNotedWhat), act(heartSteps.takePageAct)],
    by: 'twoWeeks',
  },
  secondaryPrevention: {
    title: heartSteps.secondaryPreventionTitle,
    words: [what(heartSteps.secondaryPreventionWhat), act(heartSteps.secondaryPreventionAct)],
    by: 'nextVisit',
  },
  kidneyCare: {
    title: heartSteps.kidneyCareTitle,
    words: [what(heartSteps.kidneyCareWhat)],
    by: 'nextVisit',
  },
  nutritionCare: {
    title: heartSteps.nutritionCareTitle,
    words: [what(heartSteps.nutritionCareWhat)],
    by: 'days',
  },
  reviewTreatmentSoon: {
    title: heartSteps.reviewTreatmentSoonTitle,
    words: [act(heartSteps.reviewTreatmentSoonAct), what(heartSteps.reviewTreatmentSoonWhat)],
    by: 'twoWeeks',
  },
  statinSoon: {
    title: heartSteps.statinSoonTitle,
    words: [act(heartSteps.statinSoonAct), what(heartSteps.statinSoonWhat)],
    by: 'twoWeeks',
  },
  appointment: {
    title: heartSteps.appointmentTitle,
    words: [act(heartSteps.takePageAct), kind(heartSteps.appointmentKind)],
    by: 'weeks',
  },
  reviewTreatment: {
    title: heartSteps.reviewTreatmentTitle,
    words: [what(heartSteps.reviewTreatmentWhat), act(heartSteps.reviewTreatmentAct)],
    by: 'months',
  },
  discussStatin: {
    title: heartSteps.discussStatinTitle,
    words: [what(heartSteps.discussStatinWhat)],
    by: 'weeks',
  },
  measureFirst: {
    title: heartSteps.measureFirstTitle,
    words: [what(heartSteps.measureFirstWhat)],
    by: 'weeks',
  },
  discussEnhancers: {
    title: heartSteps.discussEnhancersTitle,
    words: [what(heartSteps.discussEnhancersWhat)],
    by: 'nextVisit',
  },
  secondarySoon: {
    title: heartSteps.secondarySoonTitle,
    words: [
      what(heartSteps.secondarySoonWhat),
      act(heartSteps.secondarySoonAct),
      dont(heartSteps.secondarySoonDont),
      act(heartSteps.secondarySoonThenAct),
    ],
    by: 'twoWeeks',
  },
  alcoholHelp: {
    title: habitsPlan.alcoholMedicalHelpTitle,
    words: [act(habitsPlan.alcoholMedicalHelpHow), dont(habitsPlan.alcoholMedicalHelpWarning)],
    by: 'twoWeeks',
  },
  tellBreathless: {
    title: heartSteps.tellBreathlessTitle,
    words: [what(heartSteps.tellBreathlessWhat)],
    by: 'weeks',
  },
  sugarReview: {
    title: heartSteps.sugarReviewTitle,
    words: [what(planNumbers.a1cBandAboveGoal), act(heartSteps.sugarReviewAct), dont(heartSteps.sugarReviewDont)],
    by: 'weeks',
  },
  heartCheckups: {
    title: heartSteps.heartCheckupsTitle,
    words: [act(heartSteps.heartCheckupsAct)],
    by: 'nextVisit',
  },
  diabetesCheckups: {
    title: heartSteps.diabetesCheckupsTitle,
    words: [act(heartSteps.diabetesCheckupsAct)],
    by: 'nextVisit',
  },
  prediabetesTalk: {
    title: heartSteps.prediabetesTalkTitle,
    words: [what(planNumbers.toldRaisedSugar), act(planNumbers.toldRaisedSugarHow)],
    by: 'nextVisit',
  },
  sugarTest: {
    title: heartSteps.sugarTestTitle,
    words: [what(heartSteps.sugarTestWhat), what(heartSteps.sugarTestMoreWhat)],
    by: 'nextVisit',
  },
  tellHealth: {
    title: heartSteps.tellHealthTitle,
    words: [what(heartSteps.tellHealthWhat), act(heartSteps.tellHealthAct)],
    by: 'weeks',
  },
  quitSmoking: {
    title: heartSteps.quitSmokingTitle,
    words: [act(habitsPlan.quitSmokingHow)],
    by: 'thisWeek',
  },
  checkBp: {
    title: heartSteps.checkBpTitle,
    words: [act(heartSteps.measureWeekAct)],
    by: 'twoWeeks',
  },
  addBirthdate: { title: heartSteps.addBirthdateTitle, words: [what(heartSteps.addBirthdateWhat)] },
  askClinician: {
    title: heartSteps.askClinicianTitle,
    words: [act(heartSteps.askClinicianAct)],
    by: 'nextVisit',
  },
  supportTalk: {
    title: habitsPlan.supportTalkTitle,
    words: [act(heartSteps.supportTalkAct), kind(heartSteps.supportTalkKind)],
    by: 'days',
  },
  lifestyle: {
    title: heartSteps.lifestyleTitle,
    words: [act(heartSteps.lifestyleAct)],
  },
};
