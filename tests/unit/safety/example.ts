import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type HeartQuiz, heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { type LongevityQuiz, longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { AnswersOf } from '#shared/quiz/answers-of.ts';
import type { AskingQuestion, Quiz } from '#shared/quiz/question.ts';
import { type Assessment, assess } from '#shared/safety/assess.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { type Chance, seeded } from '#tests/support/random.ts';

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

/**
 * Each clause of a rule: people to whom it applies, and people just outside it. Written from the words of the rules.
 */
export type Cases = { readonly raised: readonly Example[]; readonly not: readonly Example[] };
export type CasesByFlag = { readonly [Code in RedFlagCode]?: Cases };

/** Answers as a screen would send them. Hidden questions are answered too, because drafts keep them. */
export type RandomPerson = { readonly heart: Record<string, unknown>; readonly longevity: Record<string, unknown> };

/**
 * Most people have no symptom; otherwise every second one would be an emergency, and nothing could make it worse. So
 * each question about symptoms has its last option, "no", four times out of five. One answer in ten is missing.
 */
export const randomPeople = function* (count: number, seed: number): Generator<RandomPerson> {
  const chance = seeded(seed);
  for (let i = 0; i < count; i++) {
    yield { heart: answersTo(heartQuiz, chance), longevity: answersTo(longevityQuiz, chance) };
  }
};

const answersTo = (quiz: Quiz, chance: Chance): Record<string, unknown> => {
  const answers: Record<string, unknown> = {};
  for (const question of quiz.questions) {
    if (question.type === 'title' || question.type === 'section-title' || question.type === 'privacy') continue;
    if (chance.next() >= 0.1) answers[question.id] = answerTo(question, chance);
  }
  return answers;
};

const answerTo = (question: AskingQuestion, chance: Chance): unknown => {
  switch (question.type) {
    case 'multiple-choice': {
      const isQuiet = question.section === 'symptoms' && !('condition' in question) && chance.next() < 0.8;
      const option = isQuiet ? question.options.at(-1) : chance.pick(question.options);
      return option?.value;
    }
    case 'slider':
      return question.min + chance.below(question.max - question.min + 1);
    case 'number':
      return String(number(question.id, question.min, question.max, chance));
    case 'height':
      return { ft: 4 + chance.below(3), in: chance.below(12) };
    case 'date':
      return `${1920 + chance.below(88)}-0${1 + chance.below(9)}-1${chance.below(10)}`;
    default:
      return undefined;
  }
};

/** Two pulses out of three are those of a person at rest. */
const number = (id: string, min: number, max: number, chance: Chance): number =>
  id === 'restingHeartRate' && chance.next() < 0.67 ? 55 + chance.below(40) : min + chance.below(max - min + 1);
