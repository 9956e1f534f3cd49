import { type QuizId, type QuizVersion, quizVersions } from '#shared/derived-names.ts';
import { answerOfQuantity } from '#shared/fhir/codes/amounts.ts';
import { optionCode, quizIdOf, stepOptions } from '#shared/fhir/codes/own-codes.ts';
import { allQuestions } from '#shared/quiz/all-questions.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { storedAnswer, type Typed } from '#shared/quiz/units/measured.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { resourcesIn } from './resources-in.ts';

/** The answers to one of our questionnaires as they stand in a document, by question. Not checked yet. */
export type FoundResponse = {
  readonly submissionId: string;
  readonly quizId: QuizId;
  readonly version: QuizVersion;
  /** ISO instant, as it stands there. */
  readonly authored: string;
  readonly given: ReadonlyMap<string, unknown>;
};

/**
 * Every QuestionnaireResponse to a questionnaire of ours in a document of any shape, in its order. Empty for anything else.
 * Throws nothing.
 */
export const findResponses = (document: unknown): readonly FoundResponse[] => {
  if (fieldsOf(document).resourceType !== 'Bundle') return [];
  return resourcesIn(document, 'QuestionnaireResponse').flatMap(({ questionnaire, identifier, authored, item }) => {
    const asked = questionnaireAsked(questionnaire);
    const submissionId = textOf(fieldsOf(identifier).value);
    return asked ? [{ ...asked, submissionId, authored: textOf(authored), given: new Map(givenIn(item)) }] : [];
  });
};

/** The name of the person in a document of any shape; blank without one. */
export const patientName = (document: unknown): string => {
  const [patient] = resourcesIn(document, 'Patient');
  const [name] = listOf(patient?.name);
  return textOf(fieldsOf(name).text);
};

/** '…/Questionnaire/cardiac-health|2.1': wherever the product is served. */
const questionnaireAsked = (canonical: unknown): Pick<FoundResponse, 'quizId' | 'version'> | null => {
  const [, id = '', said] = /\/Questionnaire\/([a-z-]+)(?:-[\d.]+)?\|([\d.]+)$/.exec(String(canonical)) ?? [];
  const quizId = quizIdOf(id);
  const version = quizVersions.find((each) => each === said);
  return quizId && version ? { quizId, version } : null;
};

/** Through all groups. */
const givenIn = (items: unknown): readonly (readonly [string, unknown])[] =>
  listOf(items).flatMap((item) => {
    const { linkId, answer, item: inner } = fieldsOf(item);
    const [first] = listOf(answer);
    return [
      ...(typeof linkId === 'string' && first !== undefined ? [[linkId, first] as const] : []),
      ...givenIn(inner),
    ];
  });

/** The answers as they are stored, and what would have been typed. What its question cannot read is left out. */
export const answersIn = ({ given }: FoundResponse, quiz: Quiz): GivenAnswers => {
  const answers: Record<string, Answer> = {};
  const typed: Record<string, Typed> = {};
  for (const question of allQuestions(quiz)) {
    const read = readAnswer(question, fieldsOf(given.get(question.id)));
    if (!read) continue;
    answers[question.id] = read.answer;
    if (read.typed) typed[question.id] = read.typed;
  }
  return { answers, typed };
};

type Read = { readonly answer: Answer; readonly typed: Typed | null };

const readAnswer = (question: Question, held: Fields): Read | null => {
  const { valueString, valueDate, valueDecimal, valueCoding, valueQuantity } = held;
  const options = stepOptions(question);
  if (options) {
    const { code } = fieldsOf(valueCoding);
    const option = options.find(({ value }) => optionCode(question.id, value) === code);
    return option ? plain(question.sliderLabels ? Number(option.value) : option.value) : null;
  }
  if (question.type === 'text') return typeof valueString === 'string' ? plain(valueString) : null;
  if (question.type === 'date') return typeof valueDate === 'string' ? plain(valueDate) : null;
  if (question.type !== 'number' && question.type !== 'slider' && question.type !== 'height') return null;
  if (isAmount(valueDecimal)) return plain(storedAnswer(question, null, valueDecimal));
  const { value, code } = fieldsOf(valueQuantity);
  return isAmount(value) && typeof code === 'string' ? answerOfQuantity(question, { value, code }) : null;
};

const plain = (answer: Answer): Read => ({ answer, typed: null });
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
