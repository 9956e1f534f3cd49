import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { AnswersOf } from '#shared/quiz/answers-of.ts';
import { type Assessment, assess } from '#shared/safety/assess.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';

type Heart = AnswersOf<HeartQuiz>;
type Longevity = AnswersOf<LongevityQuiz>;

/** The differences from a healthy woman of 35; `age` and `bmi` are set directly, so that edges can be exact. */
export type Example = Heart & {
  readonly age?: number | null;
  readonly bmi?: number | null;
  readonly first?: Longevity;
  /** Exact numbers of the screen "my numbers", as stored. */
  readonly numbers?: Readonly<Record<string, string>>;
};

const healthy: Longevity = { gender: 'female', smoking: 'never' };

export const personOf = ({ age = 35, bmi = 22, first, numbers, ...heart }: Example): Person => ({
  ...readPerson({ longevity: { ...healthy, ...first }, heart: { ...heart, ...numbers }, today: '2026-01-15' }),
  age,
  bmi,
});

export const assessmentOf = (example: Example): Assessment => assess(personOf(example));

export const codesOf = (example: Example): string[] => assessmentOf(example).redFlags.map(({ code }) => code);

export const pressure = (upper: number, lower?: number): Heart => ({
  bpReading: 'numbers',
  bpSystolic: String(upper),
  ...(lower === undefined ? {} : { bpDiastolic: String(lower) }),
});

export const pulse = (beats: number): Heart => ({ restingHeartRate: String(beats) });

export const pain = (chestPain: Heart['chestPain'], chestPainContext?: Heart['chestPainContext']): Heart => ({
  chestPain,
  chestPainContext,
});

export const faint = (syncope: Heart['syncope'], syncopeContext?: Heart['syncopeContext']): Heart => ({
  syncope,
  syncopeContext,
});

export const racing = (
  palpitations: Heart['palpitations'],
  palpitationsContext?: Heart['palpitationsContext'],
): Heart => ({ palpitations, palpitationsContext });

export const labs = (bands: Heart): Heart => ({ labsAvailable: 'yes', ...bands });

/** Each clause of a rule: people whom it is for, and people just beside it. Written from the words of the rules. */
export type Cases = { readonly raised: readonly Example[]; readonly not: readonly Example[] };
export type CasesByFlag = { readonly [Code in RedFlagCode]?: Cases };
