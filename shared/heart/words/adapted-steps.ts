import type { RiskEnhancer } from '#shared/heart/evidence/risk-enhancers.ts';
import { exactValue } from '#shared/person/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { noLaterThan } from '#shared/safety/levels.ts';
import { act, call, dont, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { round } from '#shared/scoring/rounding.ts';
import { supportInPregnancy } from '#shared/words/care.ts';
import { medicineWords } from '#shared/words/medicines-in-pregnancy.ts';
import * as planNumbers from '#words/heart-plan-numbers.ts';
import * as heartSteps from '#words/heart-steps.ts';
import * as maternity from '#words/maternity.ts';
import * as seekCare from '#words/seek-care.ts';
import type { HeartFacts } from './heart-facts.ts';
import { prediabetesWords } from './sugar-words.ts';

/** Words that replace the usual ones of a step for this person; an absent part stays as usual. */
type Adapted = { readonly title?: string; readonly words?: readonly Words[] };

/** The next step and the plan item with the same code use the same adapted words. */
export const adaptedStep = (code: string, facts: HeartFacts): Adapted | null => adapted[code]?.(facts) ?? null;

/** The page shows its deadline next to it. */
export const measureAtOnce = act(heartSteps.measureAtOnceAct);

const isPregnant = ({ one }: HeartFacts): boolean => hasRoute(one, 'pregnant');

/** For these people a low blood sugar is the greater danger. */
const isFrailOrOld = ({ one }: HeartFacts): boolean => (one.person.age ?? 0) >= 75 || hasRoute(one, 'frail');

const sugarReview = (facts: HeartFacts): Adapted => {
  const value = exactValue(facts.one.person.myNumbers?.numbers.a1c);
  return {
    words: [
      what(value === null ? planNumbers.a1cBandAboveGoal : planNumbers.a1cAboveGoal(`${round(value, 1)}%`)),
      act(isFrailOrOld(facts) ? heartSteps.sugarReviewWhenOldAct : heartSteps.sugarReviewAct),
      dont(heartSteps.sugarReviewDont),
    ],
  };
};

/** What raises the risk beyond the percentage, in this order. */
const reasons: Readonly<Partial<Record<RiskEnhancer, string>>> = {
  familyPremature: planNumbers.causeFamily,
  ldl160: planNumbers.causeCholesterol,
  nonHdl190: planNumbers.causeCholesterol,
  tg175: planNumbers.causeTriglycerides,
  kidney: planNumbers.causeKidneys,
  inflammatory: planNumbers.causeInflammation,
  pregnancyOrMenopause: planNumbers.causeMenopauseOrPregnancy,
  lpaHigh: planNumbers.causeLipoprotein,
};

const discussEnhancers = ({ score, one }: HeartFacts): Adapted | null => {
  const named = [...new Set(one.enhancers.flatMap((code) => reasons[code] ?? []))];
  const test = score.askClinician.includes('askLpa') && what(heartSteps.discussEnhancersTestWhat);
  if (named.length === 0) return test ? { words: [what(heartSteps.discussEnhancersOtherWhat), test] } : null;
  return {
    words: wordsOf(what(planNumbers.riskCauses(named)), act(heartSteps.discussEnhancersAct), test),
  };
};

const callTeamAboutNotice: Adapted = {
  title: heartSteps.bookNotedPregnantTitle,
  words: [act(heartSteps.bookNotedPregnantAct)],
};

const adapted: Readonly<Record<string, (facts: HeartFacts) => Adapted | null>> = {
  bookNoted: (facts) => (isPregnant(facts) ? callTeamAboutNotice : null),
  supportTalk: (facts) => (isPregnant(facts) ? { words: supportInPregnancy } : null),
  checkBp: ({ one }) => (hasFlag(one, 'bpStage2High') ? { words: [measureAtOnce] } : null),
  medicinesInPregnancy: ({ one }) => ({ words: medicineWords(one.person, null) }),
  alcoholHelp: (facts) =>
    isPregnant(facts)
      ? {
          title: maternity.alcoholTitle,
          words: [act(seekCare.maternityTodayAct), dont(maternity.alcoholDont)],
        }
      : null,
  tellBreathless: (facts) =>
    isPregnant(facts)
      ? {
          title: maternity.tellBreathlessTitle,
          words: [act(tellBreathless[inDays(facts)]), call(maternity.tellBreathlessCall)],
        }
      : null,
  pregnancyCare: (facts) => {
    const { one, score } = facts;
    const item = score.recommendations.find(({ code }) => code === 'pregnancyCare');
    if (!item || !('by' in item) || item.by === undefined) return null;
    return { title: maternity.tellIllnessTitle, words: earlyCare(one.person, inDays(facts)) };
  },
  // From 75 on, age alone makes the risk high, so the page promises little.
  appointment: ({ one }) =>
    (one.person.age ?? 0) >= 75 ? { words: [act(heartSteps.takePageAct), act(heartSteps.appointmentFrom75Act)] } : null,
  sugarReview,
  heartCheckups: ({ one }) => (hasRoute(one, 'heartValve') ? { words: [act(heartSteps.heartCheckupsValveAct)] } : null),
  prediabetesTalk: (facts) => ({ words: prediabetesWords(facts) }),
  kidneyCare: ({ one }) =>
    hasRoute(one, 'kidneyFailure')
      ? null
      : {
          words: [act(heartSteps.kidneyCareNoTeamAct), dont(heartSteps.kidneyCarePainkillersDont)],
        },
  discussStatin: ({ one }) =>
    mayHaveChildren(one.person) ? { words: [...nextStepWords.discussStatin, ifPregnant] } : null,
  statinSoon: ({ one }) => (mayHaveChildren(one.person) ? { words: [...nextStepWords.statinSoon, ifPregnant] } : null),
  discussEnhancers,
};

/** The next steps' own words, repeated here. */
const nextStepWords = {
  discussStatin: [what(heartSteps.discussStatinWhat)],
  statinSoon: [act(heartSteps.statinSoonAct), what(heartSteps.statinSoonWhat)],
};
export const ifPregnant = act(heartSteps.statinIfPregnantAct);

/** A statin may harm a child. */
export const mayHaveChildren = ({ longevity: { gender }, age }: Person): boolean =>
  gender !== 'male' && age !== null && age >= 18 && age <= 50;

type WhenToTell = 'noDay' | 'today' | 'tomorrow' | 'days';

/** In the next few days, or sooner with a notice; no day where a warning comes first. */
const inDays = ({ isCareFirst, openBy }: HeartFacts): WhenToTell => {
  if (isCareFirst) return 'noDay';
  const time = noLaterThan('days', openBy);
  return time === 'today' || time === 'tomorrow' ? time : 'days';
};

const tellBreathless: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellBreathlessNoDay,
  today: maternity.tellBreathlessToday,
  tomorrow: maternity.tellBreathlessTomorrow,
  days: maternity.tellBreathlessDays,
};
const tellHeartCondition: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellHeartConditionNoDay,
  today: maternity.tellHeartConditionToday,
  tomorrow: maternity.tellHeartConditionTomorrow,
  days: maternity.tellHeartConditionDays,
};
const tellKidneyDisease: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellKidneyDiseaseNoDay,
  today: maternity.tellKidneyDiseaseToday,
  tomorrow: maternity.tellKidneyDiseaseTomorrow,
  days: maternity.tellKidneyDiseaseDays,
};
const tellDiabetes: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellDiabetesNoDay,
  today: maternity.tellDiabetesToday,
  tomorrow: maternity.tellDiabetesTomorrow,
  days: maternity.tellDiabetesDays,
};

const earlyCare = ({ heart }: Person, when: WhenToTell): readonly Words[] => {
  const isHeart =
    (heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none') ||
    heart.rhythmProblem === 'afib' ||
    heart.rhythmProblem === 'other';
  if (isHeart) return [act(tellHeartCondition[when]), act(maternity.heartDoctorAct)];
  const isKidney =
    heart.kidneyDisease === 'dialysisOrTransplant' ||
    heart.kidneyDisease === 'stage5' ||
    heart.kidneyDisease === 'severe';
  return [act((isKidney ? tellKidneyDisease : tellDiabetes)[when]), act(maternity.specialistAct)];
};
