import type { LabNumbers } from '#shared/person/my-numbers.ts';
import type { HeartAnswers, LongevityAnswers, Person } from '#shared/person/person.ts';
import { isAmong } from './is-among.ts';
import { pressureForSafety } from './pressure-for-safety.ts';

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
