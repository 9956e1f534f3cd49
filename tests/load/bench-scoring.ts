import fc from 'fast-check';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import * as firstHeart from '#shared/engine-1/cardiac-health.ts';
import * as firstResult from '#shared/engine-1/compose-result.ts';
import * as firstAge from '#shared/engine-1/longevity.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { composeResult } from '#shared/result.ts';
import { estimable, today } from '#tests/personas/random-person.ts';
import * as firstPeople from '#tests/unit/engine-1/personas.ts';

/**
 * Prints how long one submission takes to score and to compose, by today's engine and by the first one: a hundred random
 * people each, many rounds. The engines ask different questions, so each has people of its own; the same every time.
 */
const rounds = 50;
const warmUpRounds = 5;
const people = fc.sample(estimable, { numRuns: 100, seed: 1 });
const firstName = 'Ada';

type Runs = readonly (() => unknown)[];

/** The median, in milliseconds. */
const measure = (name: string, runs: Runs): number => {
  const milliseconds: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const run of runs) {
      const startedAt = performance.now();
      run();
      if (round >= warmUpRounds) milliseconds.push(performance.now() - startedAt);
    }
  }
  milliseconds.sort((a, b) => a - b);
  const at = (share: number) => milliseconds[Math.floor(share * milliseconds.length)] ?? 0;
  const [median, late] = [at(0.5), at(0.95)];
  console.log(
    `${name.padEnd(36)} median ${median.toFixed(3)} ms   p95 ${late.toFixed(3)} ms   of ${milliseconds.length}`,
  );
  return median;
};

const compare = (name: string, engine1: Runs, engine2: Runs): void => {
  const before = measure(`${name}, engine 1`, engine1);
  const now = measure(`${name}, engine 2`, engine2);
  console.log(`${''.padEnd(36)} ${(now / before).toFixed(1)} times as long\n`);
};

const { randomLongevity, randomCardiac } = firstPeople;
compare(
  'score, first quiz',
  randomLongevity.map(
    ({ answers }) =>
      () =>
        firstAge.scoreLongevity(answers, firstPeople.today),
  ),
  people.map(
    ({ longevity }) =>
      () =>
        scoreLongevity(longevity, today),
  ),
);
compare(
  'score, cardiac quiz',
  randomCardiac.map(
    ({ answers, longevityAnswers }) =>
      () =>
        firstHeart.scoreCardiac(answers, longevityAnswers, firstPeople.today),
  ),
  people.map(
    ({ heart, longevity }) =>
      () =>
        scoreCardiac(heart, longevity, today),
  ),
);
compare(
  'whole result, first quiz',
  randomLongevity.map(
    ({ answers }) =>
      () =>
        firstResult.composeResult({ quizId: productQuizId, answers, today: firstPeople.today }),
  ),
  people.map(
    ({ longevity }) =>
      () =>
        composeResult({ quizId: productQuizId, answers: longevity, today, firstName }),
  ),
);
compare(
  'whole result, cardiac quiz',
  randomCardiac.map(
    ({ answers, longevityAnswers }) =>
      () =>
        firstResult.composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today: firstPeople.today }),
  ),
  people.map(
    ({ heart, longevity }) =>
      () =>
        composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today, firstName }),
  ),
);
