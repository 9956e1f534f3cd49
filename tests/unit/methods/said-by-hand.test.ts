import { expect, test } from 'vitest';
import { scoreLongevity } from '#shared/longevity/score.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { markup, numbersByHead, tableIn, wordsIn } from './shown-page.tsx';

// The page's instructions done by hand: a reader who follows them must get the engine's figures.

const today = '2026-01-15';
const heavySmoker: Answers = readVectors('personas').longevity.heavySmoker50M?.answers;
const page = wordsIn(markup);

test('someone who never exercises gets the score that the page describes', () => {
  expect(page).toContain('Exercise effort scores 0 for someone who never exercises.');
  const still: Answers = {
    exerciseFrequency: '0',
    strengthTraining: '0',
    sittingHours: 4,
    sitToStand: 'noSupport',
    gripStrengthSelf: 'average',
  };
  const scores: Record<string, number> = {
    'Active days': 0,
    'Exercise effort': 0,
    'Strength training': 0,
    Sitting: 100,
    'Getting up from the floor': 100,
    'Grip strength': 65,
  };
  const shares = [...numbersByHead(tableIn('Movement and strength: shares'))];
  const sum = shares.reduce((total, [, [share = 0]]) => total + share, 0);
  const byHand = shares.reduce((total, [label, [share = 0]]) => total + share * (scores[label] ?? Number.NaN), 0) / sum;
  const activity = scoreLongevity(still, today).categories.find(({ id }) => id === 'activity');
  expect(activity?.score).toBe(Math.round(byHand));
});

test('the years of single answers add up to the age as the page says', () => {
  expect(page).toContain('years of one answer = its part of L ÷ slope × shown(years) ÷ years');
  const answers = heavySmoker;
  const { deltaRaw, deltaShown, contributionsYears } = scoreLongevity(answers, today);
  const alone = scoreLongevity(
    { birthdate: answers.birthdate, gender: 'male', smoking: answers.smoking } as Answers,
    today,
  );
  const expected = ((alone.deltaRaw ?? 0) * (deltaShown ?? 0)) / (deltaRaw ?? 1);
  expect(Math.abs(expected - (contributionsYears.smoking ?? 0))).toBeLessThan(0.02);
});

test('the page does not call kidneys and cholesterol unknown to equations that read them', () => {
  expect(page).toContain('except for kidney function and cholesterol');
});
