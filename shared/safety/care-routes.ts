import type { SourceId } from '#shared/sources/sources.ts';
import { isCalmPain, isGaspingSoon, isQuietLow } from './quiet.ts';
import { type Facts, isAmong } from './red-flag.ts';
import type { RedFlagCode } from './red-flags.ts';
import {
  hasEatingSigns,
  hasFaintedThisMonth,
  hasHarmlessTrigger,
  hasHeartDisease,
  hasKnownBreathing,
} from './terms.ts';

/** What a route may read: the person, and what has been raised. */
type Case = {
  readonly facts: Facts;
  readonly hasFlag: (...codes: readonly RedFlagCode[]) => boolean;
  readonly hasEmergencyOrUrgent: boolean;
};

type Route = {
  readonly code: string;
  readonly applies: (one: Case) => boolean;
  readonly sources: readonly [SourceId, ...SourceId[]];
};

/** How a person is treated by both engines, whatever the score. METHODS and the plans say what follows from each. */
export const routes = [
  {
    /** No percentage, no word on weight: the numbers were made for people who are not pregnant. */
    code: 'pregnant',
    applies: ({ facts }) => facts.isPregnant,
    sources: ['acog222', 'cdcHearHer'],
  },
  {
    /** Never praised, never told to lose weight. */
    code: 'underweight',
    applies: ({ facts }) => facts.bmi < 18.5,
    sources: ['meed2022', 'lloydjones2022'],
  },
  {
    /** No age and no percentage: only care. */
    code: 'severeUnderweight',
    applies: ({ facts }) => facts.bmi < 17,
    sources: ['meed2022'],
  },
  {
    /** No percentage: PREVENT was made for people without heart or artery disease. */
    code: 'establishedCvd',
    applies: ({ facts }) =>
      isAmong(
        facts.heart.knownHeartConditions,
        'heartAttack',
        'stroke',
        'heartFailure',
        'stentBypass',
        'angina',
        'aneurysm',
        'pad',
        'inheritedHeart',
        'congenital',
        'cac300',
      ),
    sources: ['khan2023', 'dyslipid2026'],
  },
  {
    /** No percentage: PREVENT was not made for dialysis, a transplant or an eGFR below 15. */
    code: 'kidneyFailure',
    applies: ({ facts: { heart } }) =>
      isAmong(heart.kidneyDisease, 'dialysisOrTransplant', 'stage5') || heart.egfrBand === 'under15',
    sources: ['khan2023', 'kdigo2024'],
  },
  {
    /** A weight above the usual is no fault here, and movement is adapted. */
    code: 'frail',
    applies: ({ facts }) => facts.age >= 65 && (cannotRise(facts) || isWeak(facts)),
    sources: ['winter2014', 'who2020'],
  },
  {
    /** "Move in the way that works for you": no stairs, no standing up as such. */
    code: 'mobilityLimited',
    applies: ({ facts }) => cannotRise(facts),
    sources: ['who2020disability'],
  },
  {
    /** No weight loss, no drinking more and no exercise target until a clinician has looked. */
    code: 'heartFailureSigns',
    applies: ({ facts, hasFlag }) =>
      facts.heart.knownHeartConditions === 'heartFailure' ||
      hasKnownBreathing(facts) ||
      hasFlag(
        'acuteBreathless',
        'breathlessDaily',
        'breathlessNew',
        'orthopnea',
        'heartFailureWorse',
        'heartFailureSigns',
      ),
    sources: ['escHf2021'],
  },
  {
    /** The notice comes first: no exercise, no praise, no reassuring word beside any number, in both quizzes. */
    code: 'waitForCare',
    applies: ({ hasEmergencyOrUrgent }) => hasEmergencyOrUrgent,
    sources: ['ahaWarning'],
  },
  {
    /** Support lines and a talk come first, then small steps. */
    code: 'lowMood',
    applies: ({ facts: { longevity }, hasFlag }) =>
      hasFlag('moodSupport') || longevity.lifeOutlook === 'veryPessimistic' || longevity.stressLevels === 5,
    sources: ['uspstfAB', 'niceNg222'],
  },
  {
    /** No weight, portion, fasting, step or exercise goals, whatever the BMI. */
    code: 'eatingRisk',
    applies: ({ facts }) => facts.heart.weightChange === 'eatingWorry' || hasEatingSigns(facts),
    sources: ['meed2022', 'nhsEating'],
  },
  {
    /** Every exercise item becomes "ask which activity suits you" until it has been looked at. */
    code: 'checkBeforeExercise',
    applies: ({ facts, hasFlag }) => {
      const isOnceAtATrigger = hasHarmlessTrigger(facts) && facts.age < 65 && !hasHeartDisease(facts);
      return (
        hasFlag(
          'breathlessEffort',
          'palpitationsFrequent',
          'rhythmAlert',
          'pulseLow',
          'bpStage2High',
          'anginaKnown',
          'pulseHigh',
          'bpLow',
        ) ||
        (hasFlag('chestPainOther') && !isCalmPain(facts)) ||
        (hasFlag('apneaCheck') && isGaspingSoon(facts)) ||
        (hasFlag('syncopeAny') && !isOnceAtATrigger)
      );
    },
    sources: ['ahaWarning'],
  },
  {
    /** No advice on amounts of fruit, vegetables, protein or salt substitutes: potassium is the reason. */
    code: 'kidneyDiet',
    applies: ({ facts: { heart } }) =>
      isAmong(heart.kidneyDisease, 'dialysisOrTransplant', 'stage5', 'severe') ||
      isAmong(heart.egfrBand, 'under15', '15to29'),
    sources: ['kdigo2024'],
  },
  {
    /** No brisker pace and no strength target until it is known how severe the valve problem is. */
    code: 'heartValve',
    applies: ({ facts: { heart } }) => heart.knownHeartConditions === 'valve',
    sources: ['escHf2021'],
  },
  {
    /** No word for fitness and no praise of training: the heart team decides how hard. */
    code: 'heartSport',
    applies: ({ facts: { heart } }) =>
      isAmong(heart.knownHeartConditions, 'valve', 'inheritedHeart', 'aneurysm', 'congenital'),
    sources: ['escHf2021'],
  },
  {
    /** No exercise item on either page, not even "ask which activity suits you", until it has been checked. */
    code: 'restFirst',
    applies: ({ facts, hasFlag }) =>
      facts.pulse >= 101 ||
      facts.heart.chestPain === 'today' ||
      (facts.sbp < 90 && !isQuietLow(facts)) ||
      (hasFaintedThisMonth(facts) && hasFlag('syncopeHeart', 'syncopeUnexplained', 'syncopeAny')),
    sources: ['ahaWarning'],
  },
] as const satisfies readonly Route[];

export type RouteCode = (typeof routes)[number]['code'];

/** At this weight a low figure would hide the danger. */
export const isDangerouslyThin = (own: readonly RouteCode[]): boolean =>
  own.includes('severeUnderweight') || (own.includes('underweight') && own.includes('eatingRisk'));

const cannotRise = ({ longevity, heart }: Facts): boolean =>
  longevity.sitToStand === 'cannot' || heart.exertional === 'cannot';

const isWeak = ({ longevity }: Facts): boolean =>
  longevity.sitToStand === 'moreSupport' && longevity.gripStrengthSelf === 'weaker';
