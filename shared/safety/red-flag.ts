import type { LabNumbers } from '#shared/person/my-numbers.ts';
import { type HeartAnswers, type LongevityAnswers, mayBePregnant, type Person } from '#shared/person/person.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { Deadline } from './levels.ts';
import { stage2Pressure, veryHighPressure } from './pressure-limits.ts';
import type { Words } from './sentence.ts';

/**
 * What the level rests on: `read` in a source through search tools; `convention`, usual practice whose number was not
 * read; `judgement`, our own choice. A clinician must confirm the last two first (docs/safety-case.md).
 */
type Evidence = 'read' | 'convention' | 'judgement';

/** The codes of all flags that are raised for one person. */
export type RaisedCodes = ReadonlySet<string>;

type Applies = (facts: Facts, raised: RaisedCodes) => boolean;

/** Other words for some people: the first variant whose `applies` holds replaces the flag's own words and time. */
type Variant<Time> = { readonly applies: Applies; readonly words: readonly Words[] } & Time;

/** By when an urgent notice asks to be seen. */
export type SeenBy = 'today' | 'tomorrow';

/** An answer that a notice may print; `bloodPressure` is both numbers, or the band. */
export type ToldAbout =
  | keyof HeartAnswers
  | 'bloodPressure'
  | 'fastingGlucose'
  | 'a1c'
  | 'egfr'
  | 'uacr'
  | 'ldlCholesterol'
  | 'triglycerides';

/** A reason to see a clinician: when it is raised, and what the person reads. */
export type RedFlag<Code extends string = string> = {
  readonly code: Code;
  readonly label: string;
  /** For the person: what to do, by when, whom to call. It never reassures and never threatens. */
  readonly words: readonly Words[];
  /** The answers that the notice names after its label, as far as they helped to raise it; none for mood and weight. */
  readonly about: readonly ToldAbout[];
  readonly sources: readonly [SourceId, ...SourceId[]];
  readonly evidence: Evidence;
  readonly isRaised: (facts: Facts) => boolean;
} & (
  | { readonly level: 'emergency'; readonly variants?: readonly Variant<unknown>[] }
  | {
      readonly level: 'urgent';
      readonly seenBy: SeenBy;
      readonly variants?: readonly Variant<{ readonly seenBy: SeenBy }>[];
    }
  | {
      readonly level: 'soon';
      /** By when the words ask to be seen. */
      readonly by: Deadline;
      readonly variants?: readonly Variant<{ readonly by: Deadline }>[];
    }
);

/** Infers the code as a literal type. */
export const redFlag = <const Code extends string>(flag: RedFlag<Code>): RedFlag<Code> => flag;

/** Whether the answer is one of these options of its own question; an unanswered question is none of them. */
export const isAmong = <Option extends string>(
  answer: Option | undefined,
  ...options: readonly NoInfer<Option>[]
): boolean => options.some((option) => option === answer);

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
  /** From the screen "my numbers", each in its first unit, where it is in use. */
  readonly labs: Readonly<Record<keyof LabNumbers, number>>;
  /** The blood test is at most 90 days old, or its day is not known. */
  readonly isLabFresh: boolean;
  /** The blood test is at most 7 days old. */
  readonly isLabRecent: boolean;
  /** Pregnant, or within six weeks after a birth. An explicit yes counts whatever the gender answer says. */
  readonly isPregnant: boolean;
  readonly hasPregnancySigns: boolean;
  /** Asked in neither quiz, or not answered, of anyone but a man, 18 to 55 or of unknown age. */
  readonly mayBePregnant: boolean;
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
      egfr: labs?.egfr ?? Number.NaN,
      uacr: labs?.uacr ?? Number.NaN,
    },
    isLabFresh: person.labTest.isLabFresh,
    isLabRecent: person.labTest.isLabRecent,
    isPregnant,
    mayBePregnant: mayBePregnant(person),
    hasPregnancySigns: person.pregnancyNow === 'yesSigns',
    ...pressureForSafety(person, isPregnant),
  };
};

/**
 * Blood pressure as the rules read it, NaN when unknown. A lower number that is not below the upper one was mistyped, so
 * both count as unknown; but a larger number that would be dangerous counts as the upper one, on the safe side.
 */
const pressureForSafety = (
  { givenSbp, givenDbp, isPressureMistyped }: Person,
  isPregnant: boolean,
): Pick<Facts, 'sbp' | 'dbp'> => {
  const [sbp, dbp] = [givenSbp ?? Number.NaN, givenDbp ?? Number.NaN];
  if (!isPressureMistyped) return { sbp, dbp };
  const larger = Math.max(sbp, dbp);
  const warns = larger >= (isPregnant ? warnsEvenIfMistyped.pregnant : warnsEvenIfMistyped.other);
  return { sbp: warns ? larger : Number.NaN, dbp: Number.NaN };
};

/** From these values on (mmHg) the larger number warns even if the pressure was mistyped. */
const warnsEvenIfMistyped = { pregnant: stage2Pressure.sbp, other: veryHighPressure.sbp };
