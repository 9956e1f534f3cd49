import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { wholeYears } from '#shared/longevity/estimate.ts';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import { ageSoFar } from '#shared/longevity/growing/age-so-far.ts';
import { firstLook } from '#shared/longevity/growing/first-look.ts';
import { hasCard } from '#shared/longevity/growing/screens.ts';
import { sectionCard } from '#shared/longevity/growing/section-card.ts';
import { spreadOf } from '#shared/longevity/model/hazards.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { poundsPerSquareInchToBmi, type Sex } from '#shared/person/person.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { step } from '#shared/quiz/machine.ts';
import { currentQuestion } from '#shared/quiz/path.ts';
import { type Answer, type Answers, asks } from '#shared/quiz/question.ts';
import { initialState, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { composeResult } from '#shared/result.ts';
import { anyLongevityPerson, longevityPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { type Chance, runs, seeded } from '#tests/support/random.ts';

// Thousands of people take seconds on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 240_000 });

const quiz = longevityQuiz;
const setting = { quiz, today };

/** Only one case in ten shows a number, so with fewer cases there may be none. */
const enough = (all: number): number => Math.max(runs(all), 200);

describe('the range on a card, over random sequences of answers, Back, skips and changes', () => {
  /** The visitor wavers between the answers of two people. */
  const walk = fc.record({
    first: anyLongevityPerson,
    second: longevityPerson,
    heart: mostlyQuietHeart,
    moves: fc.array(
      fc.oneof(
        { weight: 20, arbitrary: fc.constant('first' as const) },
        { weight: 4, arbitrary: fc.constant('second' as const) },
        { weight: 3, arbitrary: fc.constant('skip' as const) },
        { weight: 5, arbitrary: fc.constant('back' as const) },
      ),
      { minLength: 40, maxLength: 140, size: 'max' },
    ),
  });
  type Walk = typeof walk extends fc.Arbitrary<infer One> ? One : never;

  /** The states in which a card is shown. */
  const statesWithCard = ({ first, second, moves }: Walk): QuizState[] => {
    let state: QuizState = { ...initialState, phase: 'running', signedIn: true, privacyAccepted: true };
    const seen: QuizState[] = [];
    const account = {
      name: { firstName: 'Ines', lastName: '' },
      email: 'ines@mail.example',
      password: 'correct horse',
    };
    for (const move of moves) {
      state = step(setting, state, eventOf(move, state, { first, second: { ...second, ...account } }));
      const question = currentQuestion(quiz, state);
      if (question && hasCard(question.id)) seen.push(state);
    }
    return seen;
  };

  const eventOf = (
    move: Walk['moves'][number],
    state: QuizState,
    people: Readonly<Record<'first' | 'second', Answers>>,
  ): QuizEvent => {
    const question = currentQuestion(quiz, state);
    if (move === 'back') return { type: 'back' };
    if (!question || !asks(question)) return { type: 'continued' };
    const value = move === 'skip' ? undefined : people[move][question.id];
    if (value !== undefined) return { type: 'answered', questionId: question.id, value };
    // The four required answers cannot be skipped.
    const needed = people.second[question.id];
    return question.mustAnswer && needed !== undefined
      ? { type: 'answered', questionId: question.id, value: needed }
      : { type: 'skipped' };
  };

  test('is that of the engine for exactly these answers, however they came about', () => {
    let ranges = 0;
    fc.assert(
      fc.property(walk, (one) => {
        const { heart } = one;
        for (const { answers, currentQuestion: position } of statesWithCard(one)) {
          const screenId = quiz.questions[position]?.id ?? '';
          if (!hasCard(screenId)) throw new Error('a state without a card');
          const { years, silence } = sectionCard(quiz, screenId, answers, { heart, today }, aboutNotice);
          const { biologicalAgeRange: range, status } = scoreLongevity(answers, today, heart);
          if (years === null) {
            if (silence === null) throw new Error('neither a range nor a reason');
            continue;
          }
          ranges += 1;
          expect(status).toBe('ok');
          expect([years.low, years.high]).toEqual(range?.map(wholeYears));
          // The same answers, given in the order of the quiz and without any detour.
          const straight = Object.fromEntries(
            quiz.questions.flatMap(({ id }) => (Object.hasOwn(answers, id) ? [[id, answers[id]]] : [])),
          );
          expect(ageSoFar({ longevity: straight, heart, today }, aboutNotice).years).toEqual(years);
        }
      }),
      { numRuns: enough(1_000) },
    );
    expect(ranges).toBeGreaterThan(0);
  });
});

test('no range is shown with a flag, and the first look shows the figure of the result, for anyone', () => {
  let figures = 0;
  fc.assert(
    fc.property(longevityPerson, mostlyQuietHeart, (longevity, heart) => {
      const look = firstLook({ longevity, heart, today }, aboutNotice);
      const result = composeResult({ quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today });
      expect(look.summary).toEqual(result.overall_summary);
      expect(look.heading).toBe(result.heading);
      expect(new Set(look.notices)).toEqual(new Set(result.notices));
      if (look.silence !== null) {
        expect(look.start?.effect).toBeUndefined();
        return;
      }
      figures += 1;
      expect(result.redFlags).toEqual([]);
      expect(result.standing).toBe('estimated');
      expect(look.start ?? undefined).toEqual(result.focus_areas.topRecommendations[0]);
    }),
    { numRuns: enough(2_000) },
  );
  expect(figures).toBeGreaterThan(0);
});

/**
 * People of 25 to 80 whose answers are drawn from the shares in the evidence, 3 % of them skipped. Good and bad habits
 * go together: a personal tendency shifts each answer along the order of its question.
 */
describe('people drawn from the evidence', () => {
  const togetherness = 0.2;
  const skipped = 0.03;

  const normal = ({ next }: Chance): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  /** The normal distribution function, to seven digits (Abramowitz and Stegun, 26.2.17). */
  const shareBelow = (x: number): number => {
    const t = 1 / (1 + 0.2316419 * Math.abs(x));
    const tail =
      (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
      t *
      (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return x < 0 ? tail : 1 - tail;
  };

  const inches = 66;

  const personOf = (chance: Chance): Answers => {
    const age = 25 + chance.below(56);
    const gender: Sex = chance.pick(['female', 'male']);
    const temper = normal(chance);
    const answers: Record<string, Answer> = { birthdate: `${2025 - age}-06-01`, gender, height: { ft: 5, in: 6 } };
    for (const id of longevityQuestionIds) {
      const evidence = evidenceOf(id);
      const place = shareBelow(Math.sqrt(togetherness) * temper + Math.sqrt(1 - togetherness) * normal(chance));
      const isSkipped = chance.next() < skipped;
      if (Object.hasOwn(answers, id) || (isSkipped && id !== 'weight')) continue;
      const hazard = ({ answer }: { answer: string | number }) => {
        const { hr } = evidence.options?.find(({ value }) => value === answer) ?? { hr: 1 };
        return typeof hr === 'number' ? hr : (hr?.[gender] ?? 1);
      };
      const spread = [...spreadOf(evidence, gender)(age)].sort((a, b) => hazard(a) - hazard(b));
      const total = spread.reduce((sum, { share }) => sum + share, 0);
      if (total === 0) continue;
      let below = 0;
      const drawn = spread.find(({ share }) => {
        below += share / total;
        return place <= below;
      });
      const answer = (drawn ?? spread.at(-1))?.answer;
      if (answer === undefined) continue;
      answers[id] = id === 'weight' ? Math.round((Number(answer) * inches ** 2) / poundsPerSquareInchToBmi) : answer;
    }
    return answers;
  };

  const titles = quiz.questions.filter(({ id }) => hasCard(id)).map(({ id }) => id);
  const upTo = (screenId: string, answers: Answers): Answers => {
    const asked = visibleQuestions(quiz, answers).map(({ id }) => id);
    const isBefore = (id: string) => asked.includes(id) && ids.indexOf(id) < ids.indexOf(screenId);
    return Object.fromEntries(Object.entries(answers).filter(([id]) => isBefore(id)));
  };
  const ids: readonly string[] = quiz.questions.map(({ id }) => id);

  /** As measured for the method (SAFETY 8), in years. */
  const publishedWidths: Readonly<Record<string, number>> = {
    'nutrition-title': 12.7,
    'activity-title': 12.4,
    'sleep-title': 9.3,
    'environment-title': 8.1,
  };

  const chance = seeded(23);
  const everyone = Array.from({ length: runs(2_000) }, () => personOf(chance)).map((answers) => ({
    final: scoreLongevity(answers, today).biologicalAge,
    ranges: titles.map(
      (screenId) => ageSoFar({ longevity: upTo(screenId, answers), heart: {}, today }, aboutNotice).years,
    ),
  }));

  test('the final age lies inside every earlier range for at least 97 of 100', () => {
    const spoken = everyone.filter(({ ranges }) => ranges.some((years) => years !== null));
    const inside = spoken.filter(({ final, ranges }) => {
      const age = wholeYears(final ?? Number.NaN);
      return ranges.every((years) => years === null || (years.low <= age && age <= years.high));
    });
    expect(spoken.length).toBeGreaterThan(0);
    expect(inside.length / spoken.length).toBeGreaterThanOrEqual(0.97);
  });

  test('the ranges are as wide as published, and become narrower', () => {
    const widths = titles.map((screenId, at) => {
      const shown = everyone.flatMap(({ ranges }) => ranges[at]?.widthYears ?? []);
      const mean = shown.reduce((sum, width) => sum + width, 0) / shown.length;
      expect(Math.abs(mean - (publishedWidths[screenId] ?? Number.NaN)), screenId).toBeLessThan(1);
      return mean;
    });
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });
});
