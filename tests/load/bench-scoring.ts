import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { scoreCardiac } from '#shared/engine-1/cardiac-health.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import { scoreLongevity } from '#shared/engine-1/longevity.ts';
import { randomCardiac, randomLongevity, today } from '#tests/unit/engine-1/personas.ts';

/** Prints how long one submission takes to score and to compose: a hundred random people each, many rounds. */
const rounds = 50;
const warmUpRounds = 5;

const measure = (name: string, runs: readonly (() => unknown)[]): void => {
  const milliseconds: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const run of runs) {
      const startedAt = performance.now();
      run();
      if (round >= warmUpRounds) milliseconds.push(performance.now() - startedAt);
    }
  }
  milliseconds.sort((a, b) => a - b);
  const at = (share: number) => (milliseconds[Math.floor(share * milliseconds.length)] ?? 0).toFixed(3);
  console.log(`${name.padEnd(32)} median ${at(0.5)} ms   p95 ${at(0.95)} ms   of ${milliseconds.length}`);
};

measure(
  'score, first quiz',
  randomLongevity.map(
    ({ answers }) =>
      () =>
        scoreLongevity(answers, today),
  ),
);
measure(
  'score, cardiac quiz',
  randomCardiac.map(
    ({ answers, longevityAnswers }) =>
      () =>
        scoreCardiac(answers, longevityAnswers, today),
  ),
);
measure(
  'whole result, first quiz',
  randomLongevity.map(
    ({ answers }) =>
      () =>
        composeResult({ quizId: productQuizId, answers, today }),
  ),
);
measure(
  'whole result, cardiac quiz',
  randomCardiac.map(
    ({ answers, longevityAnswers }) =>
      () =>
        composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today }),
  ),
);
