import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizIds, quizVersions } from '#shared/derived-names.ts';
import { answersCodeSystem, resultsCodeSystem, warningConcepts } from '#shared/fhir/codes/code-system.ts';
import { questionnaireOf } from '#shared/fhir/questionnaire.ts';
import type { QuestionnaireItem, ResponseItem } from '#shared/fhir/resources.ts';
import { responseItems } from '#shared/fhir/response.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { type Answers, asks, isAccountQuestion, type Quiz } from '#shared/quiz/question.ts';
import { prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { runs } from '#tests/support/random.ts';
import { site, typingPerson } from './people.ts';

const flat = (items: readonly QuestionnaireItem[]): readonly QuestionnaireItem[] =>
  items.flatMap((item) => [item, ...flat(item.item ?? [])]);
const flatResponse = (items: readonly ResponseItem[]): readonly ResponseItem[] =>
  items.flatMap((item) => [item, ...flatResponse(item.item ?? [])]);

const all = await Promise.all(
  quizIds.flatMap((id) => quizVersions.map(async (version) => [id, version, await loadScreens(id)] as const)),
);

describe.each(all)('the questionnaire %s %s', (_id, _version, quiz) => {
  const questionnaire = questionnaireOf(site, quiz);
  const items = flat(questionnaire.item);

  test('passes both validators', () => {
    expect(faultsByMedplum(questionnaire)).toEqual([]);
    expect(faultsByFhir(questionnaire)).toEqual([]);
  });

  test('has a list of codes that passes both validators', () => {
    expect(faultsByMedplum(answersCodeSystem(site, quiz))).toEqual([]);
    expect(faultsByFhir(answersCodeSystem(site, quiz))).toEqual([]);
  });

  test('has every question about the person once, and none about the account', () => {
    const asked = [...quiz.questions, ...(quiz.besides ?? [])].filter((one) => asks(one) && !isAccountQuestion(one));
    const ids = items.map(({ linkId }) => linkId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(items.filter(({ type }) => type !== 'group' && type !== 'display').map(({ linkId }) => linkId)).toEqual(
      asked.map(({ id }) => id),
    );
  });

  test('offers every code that a condition waits for', () => {
    const offered = new Set(
      items.flatMap(({ answerOption }) => answerOption ?? []).map(({ valueCoding }) => valueCoding.code),
    );
    const awaited = items.flatMap(({ enableWhen }) => enableWhen ?? []).map(({ answerCoding }) => answerCoding.code);
    expect(awaited.filter((code) => !offered.has(code))).toEqual([]);
  });
});

test('the list of results and warnings passes both validators', () => {
  const list = resultsCodeSystem(site, engineVersion, warningConcepts());
  expect([...faultsByMedplum(list), ...faultsByFhir(list)]).toEqual([]);
});

/** What FHIR says about `enableWhen`, from the answers alone, without any code of ours. */
const enabledIds = (items: readonly QuestionnaireItem[], answered: ReadonlyMap<string, string>): readonly string[] => {
  const enabled: string[] = [];
  for (const { linkId, enableWhen } of items) {
    const isEnabled = ({ question, operator, answerCoding }: NonNullable<typeof enableWhen>[number]) =>
      operator === '='
        ? enabled.includes(question) && answered.get(question) === answerCoding.code
        : answered.get(question) !== answerCoding.code;
    if (!enableWhen || enableWhen.some(isEnabled)) enabled.push(linkId);
  }
  return enabled;
};

const shownBy = (quiz: Quiz, answers: Answers): readonly string[] => {
  const items = flat(questionnaireOf(site, quiz).item).filter(({ type }) => type !== 'display' && type !== 'group');
  const given = flatResponse(responseItems(site, quiz, { answers: prune(quiz, answers), typed: {} }));
  const codes = given.flatMap(({ linkId, answer: [first] = [] }) =>
    first && 'valueCoding' in first ? [[linkId, first.valueCoding.code] as const] : [],
  );
  return enabledIds(items, new Map(codes));
};

test('its conditions show random people the same questions as the quiz does', async () => {
  const [longevity, heart] = await Promise.all(quizIds.map((id) => loadScreens(id)));
  forEveryone(fc.sample(typingPerson, runs(300)), (person) => {
    for (const [quiz, answers] of [
      [longevity, person.longevity],
      [heart, person.heart],
    ] as const) {
      if (!quiz) throw new Error('There are two quizzes.');
      const seen = visibleQuestions(quiz, answers).filter((one) => asks(one) && !isAccountQuestion(one));
      expect(shownBy(quiz, answers)).toEqual([...seen, ...(quiz.besides ?? [])].map(({ id }) => id));
    }
  });
});
