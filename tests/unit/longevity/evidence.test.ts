import { describe, expect, test } from 'vitest';
import { habitRules } from '#shared/habits/habit-rules.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { routeChanges } from '#shared/longevity/evidence/plan-limits.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { longevityCategories } from '#shared/longevity/model/category-scores.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';

// Types cannot ensure that nothing is missing and that the order is the quiz's.

const notRead = ['name', 'email', 'password', 'text', 'section-title'];
const questions = longevityQuiz.questions.filter(({ type }) => !notRead.includes(type));

test('the evidence has the questions of the quiz, in its order', () => {
  expect(longevityQuestionIds).toEqual(questions.map(({ id }) => id));
});

test('24 questions can move the age', () => {
  expect(activeQuestions).toHaveLength(24);
});

describe.each(longevityQuestionIds.map((id) => ({ id, ...evidenceOf(id) })))('$id', (evidence) => {
  test('has evidence for exactly the options of the quiz, or for none', () => {
    const question = questions.find(({ id }) => id === evidence.id);
    if (question?.type !== 'multiple-choice' || !evidence.options) return;
    const values = question.options.map(({ value }) => value);
    expect(new Set(evidence.options.map(({ value }) => value))).toEqual(new Set(values));
  });

  test('has a source for each hazard ratio that is not 1, inside its interval', () => {
    for (const { hr, ci, source = evidence.sources[0] } of evidence.options ?? []) {
      if (typeof hr !== 'number' || hr === 1) continue;
      const [low, high] = ci as readonly [number, number];
      expect(low).toBeLessThanOrEqual(hr);
      expect(high).toBeGreaterThanOrEqual(hr);
      expect(source).toBeDefined();
    }
  });

  test('shares of a population along a curve, or by age, add up to the whole', () => {
    for (const { p } of evidence.prevalenceByAge ?? []) expect(p.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 9);
    const centred = evidence.centering?.reduce((sum, { p }) => sum + p, 0) ?? 1;
    expect(centred).toBeCloseTo(1, 2);
  });

  test('does not move the age with grade D or without an effect', () => {
    if (['D', 'A-null', '-'].includes(evidence.grade)) expect(evidence.weight ?? 0).toBe(0);
  });
});

test.each(longevityCategories)('the chapter $id has questions that count', ({ id }) => {
  const counted = longevityQuestionIds.filter((one) => sectionOf(one) === id && evidenceOf(one).catWeight);
  expect(counted.length).toBeGreaterThanOrEqual(3);
});

test('the rules for one question are together, in the order of the quiz', () => {
  const order = habitRules.map(({ question }) => question).filter((id, place, all) => id !== all[place - 1]);
  expect(new Set(order).size).toBe(order.length);
});

test('every question whose years a route hides or drops is one of the quiz', () => {
  const named = [...routeChanges.drop, ...routeChanges.adapted].flatMap((entry) => entry.questions);
  expect(named.filter((id) => !longevityQuestionIds.includes(id))).toEqual([]);
});
