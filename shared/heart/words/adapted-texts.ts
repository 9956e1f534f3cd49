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
import * as words from '#words/heart-plan.ts';
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

const withKidneyTeam = act('Ask your kidney team which goal is right for you, and which steps are safe.');
const withClinician = act('Ask a doctor which goal is right for you, and which steps would suit you.');
const atHome = act('Measure it morning and evening for a week, and show the list to a doctor or nurse.');
const elsewhere = act(
  'Have it measured at a pharmacy or clinic, or borrow a monitor for a week and show the list to a doctor or nurse.',
);

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
  if (facts.isCareFirst) return act('Follow the notice at the top first, and have it measured by a doctor or nurse.');
  const food = whoDecidesFood(facts);
  const measure = howToMeasure(facts);
  if (food) return [measure, food];
  const drinks = longevity.alcoholConsumption;
  const isDry = drinks === undefined || drinks === 'never' || drinks === 'former';
  return [measure, what(isDry ? words.lowerPressureSalt : words.lowerPressureSaltAndAlcohol)];
};

const activity: AdaptWords = (facts, advice) => {
  if (advice === 'exerciseAdapted')
    return [
      act('Move in a way that works for you.'),
      act('Ask a doctor or physiotherapist what would suit you.'),
      what('Chair exercises count too.'),
    ];
  if (advice === 'exerciseWithClinician' || facts.hasSymptomToBook)
    return [
      act('Ask your doctor how much exercise is right for you, and how to build it up.'),
      dont('Start after that.'),
    ];
  return advice === 'exercisePregnant' || advice === 'exerciseValve' ? habitTexts[advice].how : null;
};

const weightTexts: Readonly<Partial<Record<NonNullable<Le8Item['advice']>, readonly Words[]>>> = {
  weightWithClinician: [act('Ask your doctor whether a change in weight would help you, and what support there is.')],
  waistHint: [
    what('Muscle may explain your weight.'),
    act('If your waist is half your height or more, talk to a doctor.'),
  ],
  weightAfterCheck: [act('Ask about your weight once you’ve been seen.'), dont('Until then, leave it as it is.')],
  weightPregnancy: [act('Talk to your maternity team about it.'), kind('There’s no goal to reach now.')],
  weightLossUnplanned: [what('You’ve lost weight without trying.'), act('Please see a doctor about that first.')],
};

const pregnantTeam: AdaptWords = ({ one }) =>
  hasRoute(one, 'pregnant') ? act('Ask your maternity team about the next step for your HbA1c.') : null;

const nicotine: AdaptWords = ({ one: { person, smokesNow } }) =>
  person.longevity.smoking === 'vapeOnly'
    ? wordsOf(
        act('Ask a pharmacist or a stop-smoking service for help with cutting down on vaping.'),
        person.heart.secondhandSmoke === 'yes' && act('Keep your home smoke-free too.'),
      )
    : smokesNow
      ? act('Keep your home and car smoke-free.')
      : null;

/** With undernutrition or a warning, a visit cannot wait for weeks. */
const lowWeight: AdaptWords = ({ one, isCareFirst }) => {
  if (isCareFirst) return lowWeightWhenSeen;
  return isDangerouslyThin(one.assessment.routes) ? act('Please show this page to a doctor.') : null;
};

const support: AdaptWords = ({ one, isCareFirst }) => {
  if (!hasRoute(one, 'pregnant')) return null;
  return isCareFirst ? supportInPregnancyLater : supportInPregnancy;
};

/** Some heart medicines harm a baby, so the page never advises to continue them before the team knows about them. */
const medicines: AdaptWords = ({ one }) =>
  hasRoute(one, 'pregnant')
    ? [
        act('Tell your maternity team which medicines you take, and which ones you miss.'),
        what('Some need to be changed in pregnancy.'),
        dont('Please never stop one on your own.'),
      ]
    : null;

const stopSmoking: AdaptWords = ({ one, isCareFirst, openBy }) => {
  if (hasRoute(one, 'pregnant')) return smokingHelpInPregnancy(isCareFirst ? 'tomorrow' : openBy);
  return isCareFirst
    ? [dont('Please do not smoke until you’ve been seen.'), act('After that, ask for help to stop completely.')]
    : null;
};

/** Names no goal where a clinician chooses it; the questions to ask do the same. */
const pressureGoal: AdaptWords = (facts) => {
  const goal = act(
    isPressureGoalOpen(facts) ? 'Ask which goal is right for you.' : 'Ask what would help you get there.',
  );
  if (hasFlag(facts.one, 'bpStage2High')) return [measureAtOnce, goal];
  return isPressureGoalOpen(facts)
    ? [act('Measure it at home morning and evening for a week, and take the list with you.'), goal]
    : null;
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
    person.isPressureMistyped
      ? [
          what('The bottom number you entered isn’t lower than the top one, so we used neither.'),
          typing('Please check them, or have it measured again.'),
        ]
      : null,
  lowerNonHdl: whoDecidesFood,
  betterA1c: (facts, advice) => {
    if (facts.isCareFirst)
      return [act('Follow the notice at the top first.'), act('Then ask about the next step for your HbA1c.')];
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
    isCareFirst
      ? [
          act('Follow the notice at the top first.'),
          act('Carry on with what you’ve agreed with your team, including medicines.'),
        ]
      : null,
  weightClinician: lowWeight,
  supportTalk: support,
  discussStatin: (facts) => statinWords('discussStatin', facts),
  statinSoon: (facts) => statinWords('statinSoon', facts),
  getCheckedFirst: (facts) => {
    const along = medicinesAlong(facts);
    return along ? [...planTexts.getCheckedFirst.words, along] : null;
  },
  cardiacRehab: (facts) =>
    facts.isFoodForKidneyTeam
      ? act('Ask whether a course of safe exercise for people with a heart condition would suit you.')
      : null,
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

const medicinesTitle: Adapt<string> = ({ one }) =>
  hasRoute(one, 'pregnant') ? 'Tell your maternity team which medicines you take' : null;

const adaptedTitles: Readonly<Partial<Record<PlanCode, Adapt<string>>>> = {
  'le8.activity': activityTitle,
  'le8.diet': ({ one }) => (losesWeight(one.person) ? habitTexts.dietWithClinician.title : null),
  'le8.bmi': weightTitle,
  'le8.sleep': (facts) => sleepTitle(facts),
  medAdherence: medicinesTitle,
  takeMedicines: medicinesTitle,
  bloodPressureGoal: (facts) => (isPressureGoalOpen(facts) ? 'Ask which blood pressure is right for you' : null),
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
  if (sleepApneaDiagnosed === 'suspected')
    return wordsOf(
      aim,
      act(
        'Someone has noticed pauses in your breathing, or you snore loudly and are sleepy by day, so ask for a sleep test.',
      ),
    );
  if (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'none')
    return wordsOf(act('Ask a doctor how your sleep apnoea can be treated.'), aim);
  if (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'cpapSome')
    return wordsOf(
      act('Use your device every night if you can.'),
      act('If it bothers you, ask for help with the fit.'),
      aim,
    );
  return isLong ? habitTexts.sleepLongCheck.how : null;
};

const usualAim = act('Aim for seven to nine hours, and get up at the same time every day.');

/** Replaces the usual title on sleep where the text is about apnea or long sleep. */
const sleepTitle = ({ one: { person } }: HeartFacts): string | null => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = person.heart;
  const isApneaOpen = sleepApneaTreatment === 'none' || sleepApneaTreatment === 'cpapSome';
  if (sleepApneaDiagnosed === 'suspected') return 'Ask for a sleep test';
  if (sleepApneaDiagnosed === 'yes' && isApneaOpen) return 'Look after your sleep apnoea';
  return (person.longevity.sleepHours ?? 0) >= longSleep ? habitTexts.sleepLongCheck.title : null;
};
