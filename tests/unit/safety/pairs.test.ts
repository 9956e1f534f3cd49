import { expect, test } from 'vitest';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

/**
 * Every answer that a safety rule or a next step reads, alone and in pairs, for one otherwise well person. Null means
 * "not answered".
 */
type Case = {
  readonly id: string;
  readonly longevityAnswers?: Readonly<Record<string, unknown>>;
  readonly cardiacAnswers?: Readonly<Record<string, unknown>>;
};
type Base = Required<Pick<Case, 'longevityAnswers' | 'cardiacAnswers'>>;
type Pairs = { readonly today: string; readonly base: Base; readonly cases: readonly Case[] };

const { today, base, cases }: Pairs = readVectors('pairs');

const answered = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));

const planned = ({ code, by }: { readonly code: string; readonly by?: string }) => (by ? `${code} ${by}` : code);

const outputOf = ({ longevityAnswers, cardiacAnswers }: Case) => {
  const longevity = answered({ ...base.longevityAnswers, ...longevityAnswers });
  const heart = answered({ ...base.cardiacAnswers, ...cardiacAnswers });
  const { redFlags, routes, nextStep, recommendations, riskDescriptor, categories } = scoreCardiac(
    heart,
    longevity,
    today,
  );
  const habits = scoreLongevity(longevity, today, heart);
  return {
    redFlags: redFlags.map(({ code }) => code),
    routes,
    nextStep,
    plan: recommendations.map(planned),
    habitsPlan: habits.topRecommendations.map(({ code }) => code),
    riskDescriptor,
    headline: habits.headline,
    symptoms: categories.find(({ id }) => id === 'symptoms')?.descriptor,
  };
};

test('every answer alone and in pairs has the output of the reference', () => {
  const differences = cases.flatMap((one) => {
    const { id, longevityAnswers, cardiacAnswers, ...wanted } = one;
    const output = outputOf(one);
    return JSON.stringify(output) === JSON.stringify(wanted)
      ? []
      : [{ id, told: { ...longevityAnswers, ...cardiacAnswers }, wanted, output }];
  });
  expect(differences.slice(0, 10)).toEqual([]);
  expect(cases.length).toBeGreaterThan(5000);
});
