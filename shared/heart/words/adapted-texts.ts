import { hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { Le8Advice, Le8Item } from '#shared/heart/plan/le8-plan.ts';
import { myNumbersQuestions } from '#shared/heart/questions/my-numbers.ts';
import { planTexts as habitTexts } from '#shared/longevity/words/plan-texts.ts';
import { amountInBothUnits } from '#shared/words/answer-words.ts';
import { smokingHelpInPregnancy, supportInPregnancy, supportInPregnancyLater } from '#shared/words/care.ts';
import { isPressureGoalOpen } from './ask-texts.ts';
import type { HeartFacts } from './heart-facts.ts';
import { bookNotedInPregnancy } from './next-step-texts.ts';
import { type PlanCode, planTexts } from './plan-texts.ts';
import { paragraph } from './prose-slots.ts';
import { sleepText } from './sleep-texts.ts';

export type BloodValue = 'totalCholesterol' | 'ldlCholesterol' | 'a1c' | 'fastingGlucose';

/** A blood value in the unit that it is stored in, with that unit and in the other one: '120 mg/dL (3.1 mmol/L)'. */
export const amountOf = (id: BloodValue, value: number): string => {
  const question = myNumbersQuestions.find((one) => one.id === id);
  return (question && amountInBothUnits(question, value)) ?? String(value);
};

/** With medicines in pregnancy the people who look at the sign must know of them. */
export const medicinesAlong = ({ one }: HeartFacts): string | false =>
  hasRoute(one, 'pregnant') && (one.isTreated || one.takesBpMedicine) && 'Take a list of your medicines along.';

/** Replaces a text that would not fit this person; null: the usual one fits. */
export const adaptedText = (code: PlanCode, advice: Le8Advice | null, facts: HeartFacts): string | null =>
  adapted[code]?.(facts, advice) ?? null;

type Adapt = (facts: HeartFacts, advice: Le8Advice | null) => string | null;

const withKidneyTeam = 'Ask your kidney team which goal is right for you, and which steps are safe.';
const withClinician = 'Ask a clinician which goal is right for you, and which steps suit you.';

const atHome = 'Measure it for a week, morning and evening, and take the list to a clinician.';
const elsewhere = 'Have it measured at a pharmacy or a clinic, or borrow a monitor for a week, and show the list.';
/** Its time stands beside it. */
export const measureAtOnce = 'Measure it today and on the next days, and take the list along.';

/** From 160 over 100 on the notice gives a week, so a plan must not take a week of measuring first. */
const howToMeasure = ({ one }: HeartFacts): string => {
  if (hasFlag(one, 'bpStage2High')) return measureAtOnce;
  return one.person.heart.bpHomeMonitor === 'no' ? elsewhere : atHome;
};

/** Nothing on food where a kidney team or a clinician must decide it. */
const whoDecidesFood = (facts: HeartFacts): string | null => {
  if (facts.isFoodForKidneyTeam) return withKidneyTeam;
  return facts.isBodyForClinician ? withClinician : null;
};

const lowerBp: Adapt = (facts) => {
  const { longevity } = facts.one.person;
  if (facts.isCareFirst) return 'Follow the notice at the top first, and let a clinician measure it.';
  const food = whoDecidesFood(facts);
  const measure = howToMeasure(facts);
  if (food) return paragraph(measure, food);
  const drinks = longevity.alcoholConsumption;
  const isDry = drinks === undefined || drinks === 'never' || drinks === 'former';
  return paragraph(measure, `Less salt${isDry ? '' : ' and less alcohol'} can help to bring it down.`);
};

const activity: Adapt = (facts, advice) => {
  if (advice === 'exerciseAdapted')
    return 'Move in the way that works for you. Ask a clinician or a physiotherapist what suits you. Exercises in a chair count too.';
  if (advice === 'exerciseWithClinician' || facts.hasSymptomToBook)
    return 'Ask your clinician how much activity is right for you, and how to build it up. Begin after that.';
  return advice === 'exercisePregnant' || advice === 'exerciseValve' ? habitTexts[advice].how : null;
};

const weight: Readonly<Partial<Record<NonNullable<Le8Item['advice']>, string>>> = {
  weightWithClinician: 'Ask your clinician whether a change in weight would help you, and which support fits.',
  waistHint: 'Muscle can explain your weight. A waist of half your height or more is worth a talk with a clinician.',
  weightAfterCheck: 'Ask about your weight once you have been seen. Until then, leave it as it is.',
  weightPregnancy: 'Talk with your maternity team about it. There is no goal to reach now.',
  weightLossUnplanned: 'You lost weight without trying. Please see a clinician about that first.',
};

const pregnantTeam: Adapt = ({ one }) =>
  hasRoute(one, 'pregnant') ? 'Ask your team about the next step for your A1c.' : null;

const nicotine: Adapt = ({ one: { person, smokesNow } }) =>
  person.longevity.smoking === 'vapeOnly'
    ? paragraph(
        'Ask a pharmacist or a quit line for help with cutting down on vaping.',
        person.heart.secondhandSmoke === 'yes' && 'Keep your home free of smoke too.',
      )
    : smokesNow
      ? 'Keep your home and car free of smoke.'
      : null;

/** Where the body may be running short, and beside a warning, a visit cannot wait for weeks. */
const lowWeight: Adapt = ({ one, isCareFirst }) => {
  if (isCareFirst)
    return 'When you are seen, ask about your weight too. They can check your blood, pulse and blood pressure, and find out with you what would help.';
  const isInDanger =
    hasRoute(one, 'severeUnderweight') || (hasRoute(one, 'underweight') && hasRoute(one, 'eatingRisk'));
  return isInDanger ? 'Please show this page to a clinician.' : null;
};

/** A few days are too long for a body that runs short, so its time is the sooner one. */
const support: Adapt = ({ one, isCareFirst }) => {
  if (!hasRoute(one, 'pregnant')) return null;
  return isCareFirst ? supportInPregnancyLater : supportInPregnancy;
};

/** Some medicines for the heart harm a baby, so nobody is told to take them on before the team knows of them. */
const medicines: Adapt = ({ one }) =>
  hasRoute(one, 'pregnant')
    ? 'Tell your midwife or doctor which medicines you take, and which ones you miss. Some are changed in pregnancy. Please never stop one on your own.'
    : null;

const stopSmoking: Adapt = ({ one, isCareFirst, openBy }) => {
  if (hasRoute(one, 'pregnant')) return smokingHelpInPregnancy(isCareFirst ? 'tomorrow' : openBy);
  return isCareFirst
    ? 'Please do not smoke until you have been seen. After that, ask for help to stop for ever.'
    : null;
};

/** No goal for somebody whose goal is a clinician's matter, as among the questions to ask. */
const pressureGoal: Adapt = (facts) => {
  const goal = isPressureGoalOpen(facts) ? 'Ask which goal is right for you.' : 'Ask what would close the gap.';
  if (hasFlag(facts.one, 'bpStage2High')) return paragraph(measureAtOnce, goal);
  return isPressureGoalOpen(facts)
    ? paragraph('Measure at home for a week, morning and evening, and bring the list.', goal)
    : null;
};

const adapted: Readonly<Partial<Record<PlanCode, Adapt>>> = {
  lowerBp,
  checkBp: ({ one }) => (hasFlag(one, 'bpStage2High') ? measureAtOnce : null),
  bloodPressureGoal: pressureGoal,
  measureBp: ({ one: { person } }) =>
    person.isPressureMistyped
      ? 'The lower number that you typed is not below the upper one, so neither was used. Please check them, or have it measured again.'
      : null,
  lowerNonHdl: whoDecidesFood,
  betterA1c: (facts, advice) => {
    if (facts.isCareFirst) return 'Follow the notice at the top first. Then ask about the next step for your A1c.';
    return whoDecidesFood(facts) ?? pregnantTeam(facts, advice);
  },
  'le8.activity': activity,
  'le8.sleep': sleepText,
  'le8.bmi': (_, advice) => (advice === null ? null : (weight[advice] ?? null)),
  'le8.nicotine': nicotine,
  quitSmoking: stopSmoking,
  medAdherence: medicines,
  takeMedicines: medicines,
  pregnancyCare: ({ isCareFirst }) =>
    isCareFirst
      ? 'Follow the notice at the top first. Go on with what your team has agreed with you, medicines included.'
      : null,
  weightClinician: lowWeight,
  supportTalk: support,
  bookNoted: ({ one }) => (hasRoute(one, 'pregnant') ? bookNotedInPregnancy : null),
  discussEnhancers: ({ score }) =>
    score.askClinician.includes('askLpa')
      ? 'Your family, other illnesses and a blood test for lipoprotein(a) can make the picture clearer. Ask a clinician what they mean for you.'
      : null,
  getCheckedFirst: (facts) => {
    const along = medicinesAlong(facts);
    return along ? paragraph(planTexts.getCheckedFirst.text, along) : null;
  },
  cardiacRehab: (facts) =>
    facts.isFoodForKidneyTeam
      ? 'Ask whether a course of safe exercise for people with a heart illness suits you.'
      : null,
};
