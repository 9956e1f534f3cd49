import { describe, expect, test } from 'vitest';
import { cardiacQuizId, familyQuestionId, knowledgeQuestionId, productQuizId } from '#shared/derived-names.ts';
import type { Question } from '#shared/quiz/question.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

const longevity = quizzes[productQuizId];
const cardiac = quizzes[cardiacQuizId];
const all = [longevity, cardiac];
const valuesOf = (questions: readonly Question[], id: string) =>
  questions.find((question) => question.id === id)?.options?.map(({ value }) => value) ?? [];

/** The reference writes `required`; here a question states the effect of skipping it. `note` explains a conversion. */
type Reference = { id: string; required?: boolean; convert?: { note?: string } };
const wordsOf = ({ required: _, convert, ...screen }: Reference) => {
  const { note: __, ...conversion } = convert ?? {};
  return { ...screen, ...(convert && { convert: conversion }) };
};
/** A user must not learn after 42 questions that there is no age below 25; the reference leaves these words to the product. */
const ownWords: Readonly<Record<string, (subtext: string | undefined) => string>> = {
  intro: (subtext) => `${subtext} Below 25 you get your habits and a plan, but no age.`,
  birthdate: () => 'Below 25 we give no age: the tables begin at 18. You still get your habits and your plan.',
};
const withOwnWords = (name: string) => (screen: Reference & { readonly subtext?: string }) => {
  const words = name === 'longevity' ? ownWords[screen.id] : undefined;
  return words ? { ...screen, subtext: words(screen.subtext) } : screen;
};
const withoutRules = ({ mustAnswer: _, mattersMost: __, ageRange: ___, ...screen }: Partial<Question>) => screen;
const isOptional = ({ mustAnswer, mattersMost }: Question) => !mustAnswer && !mattersMost;

const reference: Record<string, Reference[]> = readVectors('quizzes');

describe.each([
  ['longevity', [longevity.intro, longevity.privacy, ...longevity.questions]],
  ['cardiac_health', [cardiac.intro, ...cardiac.questions]],
  ['my_numbers', cardiac.besides ?? []],
])('the questions of %s', (name, questions) => {
  const typed = questions.filter((question): question is Question => question !== null);

  test('are those of the reference, word for word and in its order', () => {
    expect(typed.map(withoutRules)).toEqual(reference[name]?.map(withOwnWords(name)).map(wordsOf));
  });

  test('may be skipped where the reference says so', () => {
    const asked = typed.filter(({ type }) => !['title', 'section-title', 'privacy'].includes(type));
    const skippable = new Set(reference[name]?.filter(({ required }) => !required).map(({ id }) => id));
    expect(asked.filter(isOptional).map(({ id }) => id)).toEqual(
      asked.filter(({ id }) => skippable.has(id)).map(({ id }) => id),
    );
  });
});

describe.each(all)('the quiz $id', ({ id, intro, privacy, questions }) => {
  test('starts with an intro, and only the first quiz asks for consent', () => {
    expect(intro.type).toBe('title');
    expect(privacy?.type ?? null).toBe(id === productQuizId ? 'privacy' : null);
  });

  test('uses each id once', () => {
    const ids = questions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('conditions refer to options of an earlier multiple-choice question', () => {
    const conditional = questions.filter(({ condition }) => condition);
    expect(conditional.length).toBeGreaterThan(1);
    for (const { id: child, condition } of conditional) {
      const place = questions.findIndex((question) => question.id === condition?.questionId);
      expect(place, child).toBeGreaterThanOrEqual(0);
      expect(place, child).toBeLessThan(questions.findIndex((question) => question.id === child));
      expect(questions[place]?.type, child).toBe('multiple-choice');
      expect(valuesOf(questions, questions[place]?.id ?? '')).toEqual(
        expect.arrayContaining([condition?.value ?? []].flat()),
      );
    }
  });

  test('every multiple-choice question has options with unique values, and no other question has any', () => {
    for (const question of questions) {
      const values = question.options?.map(({ value }) => value) ?? [];
      expect(values.length > 0, question.id).toBe(question.type === 'multiple-choice');
      expect(new Set(values).size, question.id).toBe(values.length);
    }
  });

  test('sliders and numbers have bounds and a step, and words for every step where they have words', () => {
    for (const question of questions.filter(({ type }) => type === 'slider' || type === 'number')) {
      const { min = Number.NaN, max = Number.NaN, step = Number.NaN, sliderLabels } = question;
      expect(max, question.id).toBeGreaterThan(min);
      expect(Number.isInteger((max - min) / step), question.id).toBe(true);
      if (sliderLabels) expect(sliderLabels).toHaveLength((max - min) / step + 1);
    }
  });

  test('every question that is answered says why it is asked', () => {
    const silent = questions.filter(({ type, why }) => type !== 'section-title' && !why);
    expect(silent).toEqual([]);
  });
});

test('the bounds are those of the specification: weight 70-400 lb, stress 1-5 with its five words', () => {
  const find = (id: string) => longevity.questions.find((question) => question.id === id);
  expect(find('weight')).toMatchObject({ min: 70, max: 400, unit: 'lb' });
  expect(find('stressLevels')).toMatchObject({ min: 1, max: 5 });
  expect(find('stressLevels')?.sliderLabels).toEqual(['Very Low', 'Low', 'Moderate', 'High', 'Very High']);
});

test('the ids that carry the product’s name follow it', () => {
  expect(longevity.questions.map(({ id }) => id)).toEqual(
    expect.arrayContaining([familyQuestionId, knowledgeQuestionId]),
  );
});
