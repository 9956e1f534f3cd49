import type { RedFlagLevel } from '#shared/contract/result.ts';
import { liveVersion, type QuizId, type QuizVersion, quizIds, quizVersions } from '#shared/derived-names.ts';
import type { Coding } from '#shared/fhir/resources.ts';
import type { Option, Question, Quiz } from '#shared/quiz/question.ts';
import * as levels from '#words/care-levels.ts';
import * as names from '#words/fhir-codes.ts';
import * as riskLevels from '#words/risk-levels.ts';

/** Ids of FHIR have no underscores. */
export const fhirIdOf = ({ id }: Pick<Quiz, 'id'>): string => id.replaceAll('_', '-');

/** The quiz that an id names, also by its own id. */
export const quizIdOf = (fhirId: string): QuizId | null =>
  quizIds.find((id) => fhirId === fhirIdOf({ id }) || fhirId === id) ?? null;

/** The id under which a version is served: the live one has the name of the quiz alone. */
export const versionedId = (quiz: Pick<Quiz, 'id' | 'version'>): string =>
  quiz.version === liveVersion ? fhirIdOf(quiz) : `${fhirIdOf(quiz)}-${quiz.version}`;

const definitionUrl = (site: string, type: 'Questionnaire' | 'CodeSystem', id: string): string =>
  `${site}/api/fhir/${type}/${id}`;

/** What an id in an address names, the other way round; null for no quiz of ours. */
export const definitionNamed = (id: string): { readonly quizId: QuizId; readonly version: QuizVersion } | null => {
  const [, name = id, said] = /^(.+)-(\d+\.\d+)$/.exec(id) ?? [];
  const quizId = quizIdOf(name);
  const version = said === undefined ? liveVersion : quizVersions.find((each) => each === said);
  return quizId && version ? { quizId, version } : null;
};

export const questionnaireUrl = (site: string, quiz: Pick<Quiz, 'id' | 'version'>): string =>
  definitionUrl(site, 'Questionnaire', versionedId(quiz));
/** Questions and their options: 'smoking', 'smoking.never'. */
export const answersUrl = (site: string, quiz: Pick<Quiz, 'id' | 'version'>): string =>
  definitionUrl(site, 'CodeSystem', versionedId(quiz));
export const resultsId = 'results';
/** What a result says: figures, methods, levels and warnings. */
export const resultsUrl = (site: string): string => definitionUrl(site, 'CodeSystem', resultsId);

/** Options have names that other questions use, too, so the question stands before them. */
export const optionCode = (questionId: string, value: string): string => `${questionId}.${value}`;

export const optionCoding = (site: string, quiz: Quiz, questionId: string, option: Option): Coding => ({
  system: answersUrl(site, quiz),
  code: optionCode(questionId, option.value),
  display: option.label,
});

export const questionCoding = (site: string, quiz: Quiz, question: { id: string; text: string }): Coding => ({
  system: answersUrl(site, quiz),
  code: question.id,
  display: question.text,
});

const careLevels = {
  emergency: levels.emergency,
  urgent: levels.urgent,
  soon: levels.soon,
} as const satisfies Record<RedFlagLevel, string>;

/** Names of figures, methods and kinds that stand in no published vocabulary that this product may use. */
export const resultConcepts = {
  ascvd10: names.ascvd10,
  heartFailure10: names.heartFailure10,
  totalCvd10: names.totalCvd10,
  totalCvd30: names.totalCvd30,
  prevent: names.prevent,
  habitsModel: names.habitsModel,
  heartRisk: names.heartRisk,
  trueRiskHigher: names.trueRiskHigher,
  trueRiskLower: names.trueRiskLower,
  biologicalAge: names.biologicalAge,
  likelyRange: names.likelyRange,
  calendarAge: names.calendarAge,
  answeredShare: names.answeredShare,
  checked: names.checked,
  examined: names.examined,
  riskLow: riskLevels.low,
  riskBorderline: riskLevels.borderline,
  riskIntermediate: riskLevels.intermediate,
  riskHigh: riskLevels.high,
  assessment: names.assessment,
  ...careLevels,
} as const;
export type ResultConcept = keyof typeof resultConcepts;

export const resultCoding = (site: string, code: ResultConcept): Coding => ({
  system: resultsUrl(site),
  code,
  display: resultConcepts[code],
});

/** A sign that asks for care. */
export const warningCode = (code: string): string => `warning.${code}`;

/** The identifiers of submissions. */
export const identifierSystem = (site: string): string => `${site}/fhir/id/submission`;

/** FHIR has no place for the side to which a range is open. */
const openSidePath = '/fhir/extension/open-side';
export const openSideUrl = (site: string): string => `${site}${openSidePath}`;

/** Of whichever site made the document. */
export const isOpenSideUrl = (url: string): boolean => url.endsWith(openSidePath);

/** The options of a question, or the words for the steps of a slider; null for a question without either. */
export const stepOptions = (question: Question): readonly Option[] | null => {
  if (question.type === 'multiple-choice') return question.options;
  return question.sliderLabels?.map((label, place) => ({ value: String(place + 1), label })) ?? null;
};
