import { describe, expect, test } from 'vitest';
import { readPerson } from '#shared/person/read-person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { heartScreens } from '#shared/questions/heart/heart-screens.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { ScreenWords } from '#shared/quiz/all-questions.ts';
import type { ChoiceQuestion, Quiz } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import { highestLevel, levelOrder } from '#shared/safety/levels.ts';
import { runs, seeded } from '../../support/random.ts';
import { type RandomPerson, randomPeople } from './example.ts';

const people = runs(20_000);
const choicesOf = ({ questions }: Quiz): ChoiceQuestion[] =>
  questions.flatMap((question) => (question.type === 'multiple-choice' ? [question] : []));
const hints: Readonly<Record<string, ScreenWords | undefined>> = heartScreens;
const firstThatFits = choicesOf(heartQuiz).filter(({ id }) =>
  hints[id]?.subtext?.startsWith('Choose the first one that applies.'),
);

/**
 * Options that say "my care team knows, and it has not changed". They are ordered by their words, not by their level,
 * because a treated state may be less urgent than the milder state after it. The second test below lists the
 * exceptions.
 */
const knownAndUnchanged = ['minimalKnown', 'proppedKnown', 'usualAngina'];

type Exception = (id: string, person: RandomPerson, earlier: unknown, later: unknown) => boolean;

/** Where the list is not ordered by danger (SAFETY 9, monotony). */
const exceptions: readonly Exception[] = [
  // A known narrowing explains pain that is as usual. The same pain without one is new.
  (id, { heart }) => (id === 'chestPain' || id === 'knownHeartConditions') && heart.chestPainContext === 'usualAngina',
  // Known atrial fibrillation explains a device's alert and, with a blood thinner, a steadily irregular heartbeat.
  (id, _, earlier) => id === 'rhythmProblem' && earlier === 'afib',
  // A widened aorta has a danger of its own, which the heart conditions listed before it do not have.
  (id, { heart }, _, later) =>
    id === 'knownHeartConditions' &&
    later === 'aneurysm' &&
    heart.chestPain !== 'never' &&
    heart.chestPain !== undefined,
  // Pain now and then, with nothing else, is calmer than pain on each effort.
  (id, { heart }) => id === 'chestPainContext' && heart.chestPain === 'occasional',
  // Preoccupation with food and lost weight are two dangers. With a high blood sugar, only the second may be a lack of
  // insulin. It cannot come first, because with a low weight the first is the more urgent one.
  (id, person) => id === 'weightChange' && isUrgentForSugar(person),
];

const isUrgentForSugar = ({ heart, longevity }: RandomPerson): boolean => {
  const person = { heart: { ...heart, weightChange: 'lostWeight' }, longevity, today: '2026-01-15' };
  return assess(readPerson(person)).redFlags.some(({ code }) => code === 'sugarVeryHigh');
};

/** Milliseconds for many people on a busy machine. */
const patient = 180_000;

/** 0 for nothing, 3 for an emergency. */
const seriousness = ({ heart, longevity }: RandomPerson): number => {
  const level = highestLevel(assess(readPerson({ heart, longevity, today: '2026-01-15' })).redFlags);
  return level === null ? 0 : levelOrder.length - levelOrder.indexOf(level);
};

/**
 * How serious it is for this person with another answer to one question. One copy of the answers serves all options.
 */
const answering = (person: RandomPerson, quiz: keyof RandomPerson, id: string) => {
  const answers = { ...person[quiz] };
  const changed = { ...person, [quiz]: answers };
  return (value: unknown): number => {
    answers[id] = value;
    return seriousness(changed);
  };
};

const inTurn = <T>(list: readonly T[], i: number): T => {
  const one = list[i % list.length];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
};

describe('over random people', () => {
  test(
    'an earlier option of "Choose the first that fits" never gives a lower level than a later one',
    () => {
      expect(firstThatFits.length).toBeGreaterThan(10);
      const chance = seeded(5);
      const wrong: string[] = [];
      let i = 0;
      for (const person of randomPeople(people, 1)) {
        const { id, options } = inTurn(firstThatFits, i++);
        const values = options.map(({ value }) => value).filter((value) => !knownAndUnchanged.includes(value));
        const [earlier = 0, later = 0] = [chance.below(values.length), chance.below(values.length)].sort(
          (a, b) => a - b,
        );
        const level = answering(person, 'heart', id);
        const isExplained = exceptions.some((holds) => holds(id, person, values[earlier], values[later]));
        if (!isExplained && level(values[earlier]) < level(values[later])) {
          wrong.push(`${id}: ${values[earlier]} below ${values[later]} for ${JSON.stringify(person)}`);
        }
      }
      expect(wrong.slice(0, 3)).toEqual([]);
    },
    patient,
  );

  test('breathlessness that the care team knows about raises nothing alone, but counts with another sign', () => {
    const codes = (heart: Record<string, unknown>) =>
      assess(readPerson({ heart, longevity: {}, today: '2026-01-15' })).redFlags.map(({ code }) => code);
    const gasping = { orthopnea: 'gasping' };
    expect(codes({ ...gasping, dyspnea: 'level' })).toContain('orthopnea');
    expect(codes({ ...gasping, dyspnea: 'minimalKnown' })).toContain('orthopnea');
    expect(codes({ dyspnea: 'level' })).toEqual(['heartFailureSigns']);
    expect(codes({ dyspnea: 'minimalKnown' })).toEqual([]);
    expect(codes({ orthopnea: 'proppedKnown' })).toEqual([]);
  });

  test(
    'skipping a question never lowers a level found elsewhere',
    () => {
      const asked = [
        ...choicesOf(heartQuiz).map((question) => ({ quiz: 'heart' as const, question })),
        ...choicesOf(longevityQuiz).map((question) => ({ quiz: 'longevity' as const, question })),
      ];
      const wrong: string[] = [];
      let i = 0;
      for (const person of randomPeople(people, 2)) {
        const { quiz, question } = inTurn(asked, i++);
        const answered = answering(person, quiz, question.id);
        // A level that is independent of this answer was found elsewhere.
        const elsewhere = Math.min(...question.options.map(({ value }) => answered(value)));
        if (answered(undefined) < elsewhere) wrong.push(`${question.id} ${JSON.stringify(person)}`);
      }
      expect(wrong.slice(0, 3)).toEqual([]);
    },
    patient,
  );

  test(
    'a faster pulse from 60, or a slower one, never gives a lower level',
    () => {
      const wrong: string[] = [];
      const faster = [60, 100, 101, 110, 111, 129, 130, 200];
      const slower = [60, 50, 49, 40, 39, 30, 29];
      for (const person of randomPeople(Math.ceil(people / 10), 3)) {
        const level = answering(person, 'heart', 'restingHeartRate');
        for (const beats of [faster, slower]) {
          const levels = beats.map((beat) => level(String(beat)));
          if (levels.join() !== levels.toSorted((a, b) => a - b).join()) wrong.push(`${beats} ${levels}`);
        }
      }
      expect(wrong.slice(0, 3)).toEqual([]);
    },
    patient,
  );

  test('random people have every level, so that the properties can fail', () => {
    const met = new Set([...randomPeople(runs(2_000) + 200, 4)].map(seriousness));
    expect([...met].sort()).toEqual([0, 1, 2, 3]);
  });
});
