import type { CodeSystem, Concept } from '#shared/fhir/resources.ts';
import { myNumbersGroup, sectionsOf } from '#shared/fhir/response.ts';
import { product } from '#shared/product.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { curly } from '#shared/words/phrases.ts';
import * as names from '#words/fhir-codes.ts';
import {
  answersUrl,
  optionCode,
  resultConcepts,
  resultsId,
  resultsUrl,
  stepOptions,
  versionedId,
  warningCode,
} from './own-codes.ts';

const common = {
  resourceType: 'CodeSystem',
  status: 'active',
  experimental: false,
  publisher: product.name,
  caseSensitive: true,
  content: 'complete',
} as const;

/** The ids of a quiz: each question, and under it its options. */
export const answersCodeSystem = (site: string, quiz: Quiz): CodeSystem => {
  const questions = [...sectionsOf(quiz).flatMap((chapter) => chapter.questions), ...(quiz.besides ?? [])];
  return {
    ...common,
    id: versionedId(quiz),
    url: answersUrl(site, quiz),
    version: quiz.version,
    name: 'QuestionsAndOptions',
    title: names.questionsAndOptions(quiz.intro.text),
    description: names.questionsAndOptionsMeans(myNumbersGroup.text),
    concept: questions.map((question): Concept => {
      const { id, text } = question;
      const concept = stepOptions(question)?.map(({ value, label }) => ({
        code: optionCode(id, value),
        display: label,
      }));
      return { code: id, display: text, ...(concept && { concept }) };
    }),
  };
};

/** `warnings`: every sign that a result can name. `version`: of the engine. */
export const resultsCodeSystem = (site: string, version: string, warnings: readonly Concept[]): CodeSystem => ({
  ...common,
  id: resultsId,
  url: resultsUrl(site),
  version,
  name: 'ResultsAndWarnings',
  title: names.resultsAndWarnings,
  description: names.resultsAndWarningsMeans,
  concept: [...Object.entries(resultConcepts).map(([code, display]) => ({ code, display })), ...warnings],
});

/** Every sign that a result can name, with the heading that stands over it. */
export const warningConcepts = (): readonly Concept[] =>
  redFlags.map(({ code, label }) => ({ code: warningCode(code), display: curly(label) }));
