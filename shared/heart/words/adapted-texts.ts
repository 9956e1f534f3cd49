import { habitTexts } from '#shared/habits/habit-texts.ts';
import type { Le8Advice, Le8Item } from '#shared/heart/plan/le8-plan.ts';
import type { Person } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { isDangerouslyThin } from '#shared/safety/care-routes.ts';
import { act, dont, kind, typing, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import {
  lowWeightWhenSeen,
  smokingHelpInPregnancy,
  supportInPregnancy,
  supportInPregnancyLater,
} from '#shared/words/care.ts';
import { firstWeightGoal, weightTreatment } from '#shared/words/weight-goal.ts';
import { medicinesInPregnancyTitle } from '#words/habits-plan.ts';
import * as words from '#words/heart-plan.ts';
import * as planNumbers from '#words/heart-plan-numbers.ts';
import { adaptedStep, ifPregnant, mayHaveChildren, measureAtOnce } from './adapted-steps.ts';
import { isPressureGoalOpen } from './ask-words.ts';
import type { HeartFacts } from './heart-facts.ts';
import { medicinesAlong } from './next-step-words.ts';
import { type PlanCode, planTexts } from './plan-texts.ts';

type Adapt<Said> = (facts: HeartFacts, advice: Le8Advice | null) => Said | null;
type AdaptWords = Adapt<Words | readonly Words[]>;

/** Replaces a text that is wrong for this person; null when the usual one applies. */
export const adaptedWords = (code: PlanCode, advice: Le8Advice | null, facts: HeartFacts): readonly Words[] | null => {
  const own = adaptedTexts[code]?.(facts, advice);
  if (own) return wordsOf(own);
  return inOtherWords.has(code) ? null : (adaptedStep(code, facts)?.words ?? null);
};

/** Items whose usual words say more than those of the next step. */
const inOtherWords: ReadonlySet<PlanCode> = new Set(['discussStatin', 'statinSoon']);

const withKidneyTeam = act(words.goalKidneyTeamAct);
const withClinician = act(words.goalDoctorAct);
const atHome = act(words.lowerBpAct);
const elsewhere = act(words.measureElsewhereAct);

/** From 160 over 100 the notice gives one week, so the plan must not begin with a week of measuring. */
const howToMeasure = ({ one }: HeartFacts): Words => {
  if (hasFlag(one, 'bpStage2High')) return measureAtOnce;
  return one.person.heart.bpHomeMonitor === 'no' ? elsewhere : atHome;
};

/** Refers to the kidney team or a clinician where they decide about food; null where the page may advise. */
const whoDecidesFood = (facts: HeartFacts): Words | null => {
  if (facts.isFoodForKidneyTeam) return withKidneyTeam;
  return facts.isBodyForClinician ? withClinician : null;
};

const lowerBp: AdaptWords = (facts) => {
  const { longevity } = facts.one.person;
  if (facts.isCareFirst) return act(words.lowerBpAfterNoticeAct);
  const food = whoDecidesFood(facts);
  const measure = howToMeasure(facts);
  if (food) return [measure, food];
  const drinks = longevity.alcoholConsumption;
  const isDry = drinks === undefined || drinks === 'never' || drinks === 'former';
  return [measure, what(isDry ? planNumbers.lowerPressureSalt : planNumbers.lowerPressureSaltAndAlcohol)];
};

const activity: AdaptWords = (facts, advice) => {
  if (advice === 'exerciseAdapted')
    return [act(words.le8ActivityAdaptedAct), act(words.le8ActivityAdaptedAskAct), what(words.le8ActivityAdaptedWhat)];
  if (advice === 'exerciseWithClinician' || facts.hasSymptomToBook)
    return [act(words.le8ActivityDoctorAct), dont(words.le8ActivityDoctorDont)];
  return advice === 'exercisePregnant' || advice === 'exerciseValve' ? habitTexts[advice].how : null;
};

const weightTexts: Readonly<Partial<Record<NonNullable<Le8Item['advice']>, readonly Words[]>>> = {
  weightWithClinician: [act(words.le8BmiDoctorAct)],
  waistHint: [what(words.le8BmiWaistWhat), act(words.le8BmiWaistAct)],
  weightAfterCheck: [act(words.le8BmiAfterCheckAct), dont(words.le8BmiAfterCheckDont)],
  weightPregnancy: [act(words.le8BmiPregnantAct), kind(words.le8BmiPregnantKind)],
  weightLossUnplanned: [what(words.le8BmiLossWhat), act(words.le8BmiLossAct)],
};

const pregnantTeam: AdaptWords = ({ one }) => (hasRoute(one, 'pregnant') ? act(words.betterA1cPregnantAct) : null);

const nicotine: AdaptWords = ({ one: { person, smokesNow } }) =>
  person.longevity.smoking === 'vapeOnly'
    ? wordsOf(
        act(words.le8NicotineVapeAct),
        person.heart.secondhandSmoke === 'yes' && act(words.le8NicotineVapeHomeAct),
      )
    : smokesNow
      ? act(words.le8NicotineSmokesAct)
      : null;

/** With undernutrition or a warning, a visit cannot wait for weeks. */
const lowWeight: AdaptWords = ({ one, isCareFirst }) => {
  if (isCareFirst) return lowWeightWhenSeen;
  return isDangerouslyThin(one.assessment.routes) ? act(words.weightClinicianShowAct) : null;
};

const support: AdaptWords = ({ one, isCareFirst }) => {
  if (!hasRoute(one, 'pregnant')) return null;
  return isCareFirst ? supportInPregnancyLater : supportInPregnancy;
};

/** Some heart medicines harm a baby, so the page never advises to continue them before the team knows about them. */
const medicines: AdaptWords = ({ one }) =>
  hasRoute(one, 'pregnant')
    ? [act(words.medicinesPregnantAct), what(words.medicinesPregnantWhat), dont(words.medicinesPregnantDont)]
    : null;

const stopSmoking: AdaptWords = ({ one, isCareFirst, openBy }) => {
  if (hasRoute(one, 'pregnant')) return smokingHelpInPregnancy(isCareFirst ? 'tomorrow' : openBy);
  return isCareFirst ? [dont(words.quitSmokingAfterNoticeDont), act(words.quitSmokingAfterNoticeAct)] : null;
};

/** Names no goal where a clinician chooses it; the questions to ask do the same. */
const pressureGoal: AdaptWords = (facts) => {
  const goal = act(isPressureGoalOpen(facts) ? words.bloodPressureGoalAskAct : words.bloodPressureGoalThenAct);
  if (hasFlag(facts.one, 'bpStage2High')) return [measureAtOnce, goal];
  return isPressureGoalOpen(facts) ? [act(words.bloodPressureGoalAct), goal] : null;
};

/** A statin may harm an unborn child, so the doctor must know about a pregnancy. */
const statinWords = (code: 'discussStatin' | 'statinSoon', { one }: HeartFacts): readonly Words[] | null =>
  mayHaveChildren(one.person) ? [...planTexts[code].words, ifPregnant] : null;

/** A person who loses weight without trying must not be advised to eat less. */
const losesWeight = ({ heart }: Person): boolean => heart.weightChange === 'lostWeight';

const adaptedTexts: Readonly<Partial<Record<PlanCode, AdaptWords>>> = {
  lowerBp,
  checkBp: ({ one }) => (hasFlag(one, 'bpStage2High') ? measureAtOnce : null),
  bloodPressureGoal: pressureGoal,
  measureBp: ({ one: { person } }) =>
    person.isPressureMistyped ? [what(words.measureBpMistypedWhat), typing(words.measureBpMistypedTyping)] : null,
  lowerNonHdl: whoDecidesFood,
  betterA1c: (facts, advice) => {
    if (facts.isCareFirst) return [act(words.afterNoticeAct), act(words.betterA1cAfterNoticeAct)];
    return whoDecidesFood(facts) ?? pregnantTeam(facts, advice);
  },
  'le8.activity': activity,
  'le8.diet': ({ one }) => (losesWeight(one.person) ? habitTexts.dietWithClinician.how : null),
  'le8.sleep': (facts) => sleepText(facts),
  'le8.bmi': ({ one: { person } }, advice) =>
    (advice !== null && weightTexts[advice]) || [
      ...firstWeightGoal(person),
      ...planTexts['le8.bmi'].words,
      ...weightTreatment(person),
    ],
  'le8.nicotine': nicotine,
  quitSmoking: stopSmoking,
  medAdherence: medicines,
  takeMedicines: medicines,
  pregnancyCare: ({ isCareFirst }) =>
    isCareFirst ? [act(words.afterNoticeAct), act(words.pregnancyCareThenAct)] : null,
  weightClinician: lowWeight,
  supportTalk: support,
  discussStatin: (facts) => statinWords('discussStatin', facts),
  statinSoon: (facts) => statinWords('statinSoon', facts),
  getCheckedFirst: (facts) => {
    const along = medicinesAlong(facts);
    return along ? [...planTexts.getCheckedFirst.words, along] : null;
  },
  cardiacRehab: (facts) => (facts.isFoodForKidneyTeam ? act(words.cardiacRehabKidneysAct) : null),
};

/**
 * Replaces a title that contradicts the text below it, because many users read only titles; null when the usual one applies. Where
 * the first quiz has the same action, this uses its title.
 */
export const adaptedTitle = (code: PlanCode, advice: Le8Advice | null, facts: HeartFacts): string | null =>
  adaptedTitles[code]?.(facts, advice) ?? adaptedStep(code, facts)?.title ?? null;

const activityTitle: Adapt<string> = ({ hasSymptomToBook }, advice) => {
  if (advice === 'exerciseAdapted') return habitTexts.exerciseAdapted.title;
  if ((advice === 'exercisePregnant' || advice === 'exerciseValve') && !hasSymptomToBook)
    return habitTexts[advice].title;
  return advice === 'exerciseWithClinician' || hasSymptomToBook ? habitTexts.exerciseWithClinician.title : null;
};

const weightTitle: Adapt<string> = (_, advice) =>
  advice === null || advice === 'loseWeight' ? null : habitTexts[advice].title;

const medicinesTitle: Adapt<string> = ({ one }) => (hasRoute(one, 'pregnant') ? medicinesInPregnancyTitle : null);

const adaptedTitles: Readonly<Partial<Record<PlanCode, Adapt<string>>>> = {
  'le8.activity': activityTitle,
  'le8.diet': ({ one }) => (losesWeight(one.person) ? habitTexts.dietWithClinician.title : null),
  'le8.bmi': weightTitle,
  'le8.sleep': (facts) => sleepTitle(facts),
  medAdherence: medicinesTitle,
  takeMedicines: medicinesTitle,
  bloodPressureGoal: (facts) => (isPressureGoalOpen(facts) ? words.bloodPressureGoalAskTitle : null),
};

/** Life's Essential 8 gives full points from `fewHours` to below `longSleep`. From there on the first quiz also asks why. */
const fewHours = 7;
const longSleep = 9;

/** Replaces the usual text on sleep; null when the usual one applies. */
const sleepText = ({ one: { person } }: HeartFacts): readonly Words[] | null => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = person.heart;
  const hours = person.longevity.sleepHours ?? 0;
  const isLong = hours >= longSleep;
  const aim = (hours < fewHours || hours > longSleep) && usualAim;
  if (sleepApneaDiagnosed === 'suspected') return wordsOf(aim, act(words.le8SleepTestAct));
  if (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'none')
    return wordsOf(act(words.le8SleepApnoeaAct), aim);
  if (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'cpapSome')
    return wordsOf(act(words.le8SleepDeviceAct), act(words.le8SleepDeviceFitAct), aim);
  return isLong ? habitTexts.sleepLongCheck.how : null;
};

const usualAim = act(words.le8SleepAct);

/** Replaces the usual title on sleep where the text is about apnea or long sleep. */
const sleepTitle = ({ one: { person } }: HeartFacts): string | null => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = person.heart;
  const isApneaOpen = sleepApneaTreatment === 'none' || sleepApneaTreatment === 'cpapSome';
  if (sleepApneaDiagnosed === 'suspected') return words.le8SleepTestTitle;
  if (sleepApneaDiagnosed === 'yes' && isApneaOpen) return words.le8SleepApnoeaTitle;
  return (person.longevity.sleepHours ?? 0) >= longSleep ? habitTexts.sleepLongCheck.title : null;
};
