import fc from 'fast-check';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { composeResult } from '#shared/result.ts';
import { estimable, today } from '#tests/personas/random-person.ts';

/** Prints how long scoring and composing one submission takes: a hundred random users, many rounds, the same users every time. */
const rounds = 50;
const warmUpRounds = 5;
const people = fc.sample(estimable, { numRuns: 100, seed: 1 });
const firstName = 'Ada';

type Runs = readonly (() => unknown)[];

/** The median, in milliseconds. */
const measure = (name: string, runs: Runs): void => {
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
};

measure(
  'score, first quiz',
  people.map(
    ({ longevity }) =>
      () =>
        scoreLongevity(longevity, today),
  ),
);
measure(
  'score, cardiac quiz',
  people.map(
    ({ heart, longevity }) =>
      () =>
        scoreCardiac(heart, longevity, today),
  ),
);
measure(
  'whole result, first quiz',
  people.map(
    ({ longevity }) =>
      () =>
        composeResult({ quizId: productQuizId, answers: longevity, today, firstName }),
  ),
);
measure(
  'whole result, cardiac quiz',
  people.map(
    ({ heart, longevity }) =>
      () =>
        composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today, firstName }),
  ),
);
