import { describe, expect, test } from 'vitest';
import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import * as bands from '#shared/engine-1/evidence/bands.ts';
import { cardiovascularDiseases, symptomQuestions } from '#shared/engine-1/evidence/cardiac-model.ts';
import { dietPoints, nicotinePoints } from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { longevityEvidence } from '#shared/engine-1/evidence/longevity-questions.ts';
import { recommendationRules } from '#shared/engine-1/evidence/longevity-recommendations.ts';
import { optionScores } from '#shared/engine-1/evidence/option-scores.ts';
import { sources } from '#shared/engine-1/evidence/sources.ts';
import { cardiacHealthQuiz as cardiac } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz as longevity } from '#shared/engine-1/quizzes/longevity.ts';
import type { Question } from '#shared/quiz/question.ts';

// What engine 1 knows of the questionnaires 1.0. Both are frozen; results of 1.0 are made again from them.

const everyScreen = [longevity, cardiac].flatMap(({ intro, privacy, questions }) => [
  intro,
  ...(privacy ? [privacy] : []),
  ...questions,
]);
const valuesOf = (questions: readonly Question[], id: string) =>
  questions.find((question) => question.id === id)?.options?.map(({ value }) => value) ?? [];

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
