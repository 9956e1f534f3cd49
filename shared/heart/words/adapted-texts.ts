import { hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { Le8Advice, Le8Item } from '#shared/heart/plan/le8-plan.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';
import { paragraph } from './prose.ts';

/** Replaces a text that would not fit this person; null: the usual one fits. */
export const adaptedText = (code: PlanCode, advice: Le8Advice | null, facts: HeartFacts): string | null =>
  adapted[code]?.(facts, advice) ?? null;

type Adapt = (facts: HeartFacts, advice: Le8Advice | null) => string | null;

const withKidneyTeam = 'Ask your kidney team which goal is right for you, and which steps are safe.';
const withClinician = 'Ask a clinician which goal is right for you, and which steps suit you.';

const atHome = 'Measure it for a week, morning and evening, and take the list to a clinician.';
const elsewhere = 'Have it measured at a pharmacy or a clinic, or borrow a monitor for a week, and show the list.';

/** Nothing on food where a kidney team or a clinician must decide it. */
const whoDecidesFood = (facts: HeartFacts): string | null => {
  if (facts.isFoodForKidneyTeam) return withKidneyTeam;
  return facts.isBodyForClinician ? withClinician : null;
};

const lowerBp: Adapt = (facts) => {
  const { heart, longevity } = facts.one.person;
  if (facts.isCareFirst) return 'Follow the notice at the top first, and let a clinician measure it.';
  const food = whoDecidesFood(facts);
  const measure = heart.bpHomeMonitor === 'no' ? elsewhere : atHome;
  if (food) return paragraph(measure, food);
  const drinks = longevity.alcoholConsumption;
  const isDry = drinks === undefined || drinks === 'never' || drinks === 'former';
  return paragraph(measure, `Less salt${isDry ? '' : ' and less alcohol'} can help to bring it down.`);
};

const sleep: Adapt = ({ one: { person } }) => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = person.heart;
  const hours = person.longevity.sleepHours ?? 0;
  const isOutside = hours < fewHours || hours > manyHours;
  const aim = isOutside && 'Aim for seven to nine hours, with the same wake-up time every day.';
  if (sleepApneaDiagnosed === 'suspected')
    return paragraph(aim, 'Someone has noticed pauses or loud snoring, so ask for a sleep check.');
  if (sleepApneaDiagnosed !== 'yes') return null;
  if (sleepApneaTreatment === 'none') return paragraph('Ask a clinician how your sleep apnea can be treated.', aim);
  if (sleepApneaTreatment !== 'cpapSome') return null;
  return paragraph('Use your device every night if you can. If it bothers you, ask for help with the fit.', aim);
};
const fewHours = 7;
const manyHours = 9;

const activity: Adapt = (facts, advice) => {
  if (advice === 'exerciseAdapted')
    return 'Move in the way that works for you. Ask a clinician or a physiotherapist what suits you. Exercises in a chair count too.';
  if (advice === 'exerciseWithClinician' || facts.hasSymptomToBook)
    return 'Ask your clinician how much activity is right for you, and how to build it up. Begin after that.';
  return null;
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

/** In danger the visit cannot wait for weeks. */
const weightSoon: Adapt = ({ score }) =>
  score.eligibility === 'severeUnderweight' ? 'Please show this page to a clinician in the next few days.' : null;

const adapted: Readonly<Partial<Record<PlanCode, Adapt>>> = {
  lowerBp,
  lowerNonHdl: whoDecidesFood,
  betterA1c: (facts, advice) => whoDecidesFood(facts) ?? pregnantTeam(facts, advice),
  'le8.activity': activity,
  'le8.sleep': sleep,
  'le8.bmi': (_, advice) => (advice === null ? null : (weight[advice] ?? null)),
  'le8.nicotine': nicotine,
  quitSmoking: (facts) =>
    facts.isCareFirst
      ? 'Please do not smoke until you have been seen. After that, ask for help to stop for ever.'
      : null,
  weightClinician: weightSoon,
  cardiacRehab: (facts) =>
    facts.isFoodForKidneyTeam
      ? 'Ask whether a course of safe exercise for people with a heart illness suits you.'
      : null,
};
