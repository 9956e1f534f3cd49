import type { LabNumbers } from '#shared/person/my-numbers.ts';
import type { HeartAnswers, LongevityAnswers, Person } from '#shared/person/person.ts';

/** Whether the answer is one of these options of its own question; an unanswered question is none of them. */
export const isAmong = <Option extends string>(
  answer: Option | undefined,
  ...options: readonly NoInfer<Option>[]
): boolean => options.some((option) => option === answer);

/** A larger number from here on still warns although the pressure was mistyped, mmHg. */
const warnsAlthoughMistyped = { pregnant: 140, other: 180 };

/**
 * Blood pressure as the rules read it, NaN when unknown. A lower number that is not below the upper one was mistyped, so
 * both count as unknown; but a larger number that would be dangerous counts as the upper one, on the safe side.
 */
const pressureForSafety = (
  { givenSbp, givenDbp, isPressureMistyped }: Person,
  isPregnant: boolean,
): { readonly sbp: number; readonly dbp: number } => {
  const [sbp, dbp] = [givenSbp ?? Number.NaN, givenDbp ?? Number.NaN];
  if (!isPressureMistyped) return { sbp, dbp };
  const larger = Math.max(sbp, dbp);
  const warns = larger >= (isPregnant ? warnsAlthoughMistyped.pregnant : warnsAlthoughMistyped.other);
  return { sbp: warns ? larger : Number.NaN, dbp: Number.NaN };
};

/**
 * The words of the red flag, alone in a file: the first quiz shows them as soon as danger signs are told, and it loads none
 * of the other rules.
 */
export const pregnancyDangerNotice = {
  code: 'pregnancyDanger',
  level: 'emergency',
  label: 'A warning sign in pregnancy or after birth',
  message:
    'In pregnancy and in the weeks after birth this can be dangerous for you and the baby, and it can be treated. If it is there now or was in the last 24 hours, call your maternity unit or your local emergency number now, and say that you are pregnant or have just given birth. If it was earlier, be seen today.',
} as const;

/**
 * What the rules read of one person. Unknown numbers are NaN, because a missing value must make each comparison false;
 * a rule says `!(x < 18.5)` where unknown is to count too.
 */
export type Facts = {
  /** With exact numbers in place of bands; an old number leaves the chosen band. */
  readonly heart: HeartAnswers;
  readonly longevity: LongevityAnswers;
  /** Completed years. */
  readonly age: number;
  readonly bmi: number;
  /** Beats a minute at rest. */
  readonly pulse: number;
  /** mmHg. */
  readonly sbp: number;
  readonly dbp: number;
  /** Of the screen "my numbers", in the first unit of each, where they are in use. */
  readonly labs: Readonly<Record<Exclude<keyof LabNumbers, 'isSugarFresh'>, number>>;
  /** The blood test with the sugar value is at most 90 days old, or its day is not known. */
  readonly isSugarFresh: boolean;
  /** Or within six weeks after a birth. An explicit yes counts whatever the gender answer says. */
  readonly isPregnant: boolean;
  readonly hasPregnancySigns: boolean;
};

export const readFacts = (person: Person): Facts => {
  const { heartForSafety: heart, longevity } = person;
  const isPregnant = isAmong(person.pregnancyNow, 'yes', 'yesSigns');
  const labs = person.myNumbers?.labs;
  return {
    heart,
    longevity,
    age: person.age ?? Number.NaN,
    bmi: person.bmi ?? Number.NaN,
    pulse: heart.restingHeartRate ?? Number.NaN,
    labs: {
      fastingGlucose: labs?.fastingGlucose ?? Number.NaN,
      a1c: labs?.a1c ?? Number.NaN,
      triglycerides: labs?.triglycerides ?? Number.NaN,
      uacr: labs?.uacr ?? Number.NaN,
    },
    isSugarFresh: labs?.isSugarFresh ?? false,
    isPregnant,
    hasPregnancySigns: person.pregnancyNow === 'yesSigns',
    ...pressureForSafety(person, isPregnant),
  };
};
