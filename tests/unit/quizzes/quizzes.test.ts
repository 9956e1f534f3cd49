import { describe, expect, test } from 'vitest';
import { cardiacQuizId, familyQuestionId, knowledgeQuestionId, productQuizId } from '#shared/derived-names.ts';
import * as bands from '#shared/engine-1/evidence/bands.ts';
import { cardiovascularDiseases, symptomQuestions } from '#shared/engine-1/evidence/cardiac-model.ts';
import { dietPoints, nicotinePoints } from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { longevityEvidence } from '#shared/engine-1/evidence/longevity-questions.ts';
import { recommendationRules } from '#shared/engine-1/evidence/longevity-recommendations.ts';
import { optionScores } from '#shared/engine-1/evidence/option-scores.ts';
import { sources } from '#shared/engine-1/evidence/sources.ts';
import type { Question } from '#shared/quiz/question.ts';
import { quizzes } from '#shared/quizzes.ts';

const longevity = quizzes[productQuizId];
const cardiac = quizzes[cardiacQuizId];
const all = [longevity, cardiac];
const everyScreen = all.flatMap(({ intro, privacy, questions }) => [
  intro,
  ...(privacy ? [privacy] : []),
  ...questions,
]);
const valuesOf = (questions: readonly Question[], id: string) =>
  questions.find((question) => question.id === id)?.options?.map(({ value }) => value) ?? [];

describe.each(all)('the quiz $id', ({ id, intro, privacy, questions }) => {
  test('starts with an intro, and only the first quiz asks for consent', () => {
    expect(intro.type).toBe('title');
    expect(privacy?.type ?? null).toBe(id === productQuizId ? 'privacy' : null);
  });

  test('uses each id once', () => {
    const ids = questions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('conditions point backwards, to a multiple-choice question and to options that it has', () => {
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

test('the specification’s bounds stand: weight 70-400 lb, stress 1-5 with its five words', () => {
  const find = (id: string) => longevity.questions.find((question) => question.id === id);
  expect(find('weight')).toMatchObject({ min: 70, max: 400, unit: 'lb' });
  expect(find('stressLevels')).toMatchObject({ min: 1, max: 5 });
  expect(find('stressLevels')?.sliderLabels).toEqual(['Very Low', 'Low', 'Moderate', 'High', 'Very High']);
});

test('the ids that carry the product’s name follow it, in the quiz and in the evidence', () => {
  const ids = longevity.questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([familyQuestionId, knowledgeQuestionId]));
  expect(longevityEvidence.map(({ id }) => id)).toEqual(
    expect.arrayContaining([familyQuestionId, knowledgeQuestionId]),
  );
});

describe('the bibliography', () => {
  test('uses each id and each display name once', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(new Set(sources.map(({ short }) => short)).size).toBe(sources.length);
  });

  test('resolves every citation of the quizzes to exactly one source', () => {
    const citations = everyScreen.flatMap(({ citation }) => citation ?? []);
    expect(citations.length).toBeGreaterThan(40);
    const unresolved = citations.filter((citation) => sources.filter(({ short }) => short === citation).length !== 1);
    expect(unresolved).toEqual([]);
  });

  test('knows every source that the evidence and the recommendations name', () => {
    const known = new Set(sources.map(({ id }) => id));
    const named = [
      ...longevityEvidence.flatMap(({ sources: ids, options, curve }) => [
        ...ids,
        ...(options ?? []).flatMap(({ source }) => source ?? []),
        ...(curve ? [curve.source] : []),
      ]),
      ...recommendationRules.flatMap(({ guideline }) => guideline),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the evidence', () => {
  test('has a row for every answerable question of the first quiz, in the same order, and no other', () => {
    const asked = longevity.questions.filter(
      ({ section, type }) =>
        type !== 'section-title' && !['name', 'email', 'password'].includes(type) && section !== 'start',
    );
    expect(longevityEvidence.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  });

  test('knows the options of the first quiz, all of them and in order', () => {
    for (const { id, options } of longevityEvidence.filter((row) => row.options && row.id !== 'stressLevels')) {
      expect(
        options?.map(({ value }) => value),
        id,
      ).toEqual(valuesOf(longevity.questions, id));
    }
  });

  test('recommends only answers that the quiz offers', () => {
    for (const { question, trigger, target } of recommendationRules) {
      const values = valuesOf(longevity.questions, question);
      const named = [...('in' in trigger ? trigger.in : []), ...('list' in target ? target.list : [])];
      expect(values, question).toEqual(expect.arrayContaining(named));
    }
  });

  test.each([
    ['bpBand', bands.bloodPressureBands],
    ['totalCholesterolBand', bands.totalCholesterolBands],
    ['ldlBand', bands.ldlBands],
    ['hdlBand', bands.hdlBands],
    ['triglycerideBand', bands.triglycerideBands],
    ['a1cBand', bands.a1cBands],
  ])('has a value for every band of %s, and none where the person is not sure', (id, table) => {
    const values = valuesOf(cardiac.questions, id);
    const known = id === 'triglycerideBand' ? values : values.filter((value) => value !== 'unknown');
    expect(Object.keys(table).toSorted()).toEqual(known.toSorted());
    for (const { low, mid, high } of Object.values(table)) expect(low < mid && mid < high).toBe(true);
  });

  test('scores only options that the cardiac quiz offers', () => {
    for (const [id, scores] of Object.entries({ ...optionScores, ...dietPoints })) {
      expect(valuesOf(cardiac.questions, id), id).toEqual(expect.arrayContaining(Object.keys(scores)));
    }
    expect(valuesOf(cardiac.questions, 'knownHeartConditions')).toEqual(
      expect.arrayContaining([...cardiovascularDiseases]),
    );
    expect(Object.keys(nicotinePoints)).toEqual(valuesOf(longevity.questions, 'smoking'));
    expect(cardiac.questions.map(({ id }) => id)).toEqual(expect.arrayContaining([...symptomQuestions]));
  });
});
