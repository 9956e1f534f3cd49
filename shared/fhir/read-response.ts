import { liveVersion, type QuizId, type QuizVersion, quizVersions } from '#shared/derived-names.ts';
import { answerOfQuantity } from '#shared/fhir/codes/amounts.ts';
import { optionCode, quizIdOf, stepOptions } from '#shared/fhir/codes/own-codes.ts';
import { allQuestions } from '#shared/quiz/all-questions.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { storedAnswer, type Typed } from '#shared/quiz/units/measured.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { entriesIn } from './resources-in.ts';

/** The answers to one of our questionnaires as they stand in a document, by question. Not checked yet. */
export type FoundResponse = {
  readonly submissionId: string;
  readonly quizId: QuizId;
  readonly version: QuizVersion;
  /** ISO instant, as it stands there. */
  readonly authored: string;
  /** The reference to the person whose answers they are; blank if it is not said. */
  readonly subject: string;
  readonly given: ReadonlyMap<string, unknown>;
};

/**
 * Every QuestionnaireResponse to a questionnaire of ours in a document of any shape, in its order. Without those that were entered
 * in error. Empty for anything else. Throws nothing.
 */
export const findResponses = (document: unknown): readonly FoundResponse[] => {
  const responses = entriesIn(document).filter(({ resource }) => resource.resourceType === 'QuestionnaireResponse');
  return responses.flatMap(({ resource: { questionnaire, identifier, authored, subject, status, item } }) => {
    const asked = questionnaireAsked(textOf(questionnaire));
    if (!asked || status === 'entered-in-error') return [];
    const submissionId = textOf(fieldsOf(identifier).value);
    const reference = textOf(fieldsOf(subject).reference);
    return [{ ...asked, submissionId, authored: textOf(authored), subject: reference, given: new Map(givenIn(item)) }];
  });
};

/**
 * The name of the person whom these responses are about, in a document of any shape. Blank without one, and where it is not clear
 * which of several people it is.
 */
export const patientName = (document: unknown, [response]: readonly Pick<FoundResponse, 'subject'>[]): string => {
  const patients = entriesIn(document).filter(({ resource }) => resource.resourceType === 'Patient');
  const subject = response?.subject ?? '';
  const [patient, ...others] = subject === '' ? patients : patients.filter((each) => isReferredTo(each, subject));
  const [name] = listOf(patient?.resource.name);
  return others.length > 0 ? '' : textOf(fieldsOf(name).text);
};

/** By the address of its entry, or by 'Patient/id' with or without a server before it. */
const isReferredTo = (
  { fullUrl, resource: { id } }: ReturnType<typeof entriesIn>[number],
  reference: string,
): boolean => fullUrl === reference || (typeof id === 'string' && `/${reference}`.endsWith(`/Patient/${id}`));

/** '…/Questionnaire/cardiac-health|2.1': wherever the product is served. A server may hand it on without the version. */
const questionnaireAsked = (canonical: string): Pick<FoundResponse, 'quizId' | 'version'> | null => {
  const [, id = '', said = liveVersion] =
    /\/Questionnaire\/([a-z-]+)(?:-[\d.]+)?(?:\|([\d.]+))?$/.exec(canonical) ?? [];
  const quizId = quizIdOf(id);
  const version = quizVersions.find((each) => each === said);
  return quizId && version ? { quizId, version } : null;
};

/** Deeper than any questionnaire of ours has groups. */
const maxGroups = 8;

/** Through all groups. */
const givenIn = (items: unknown, depth = 0): readonly (readonly [string, unknown])[] =>
  listOf(depth < maxGroups ? items : []).flatMap((item) => {
    const { linkId, answer, item: inner } = fieldsOf(item);
    const [first] = listOf(answer);
    return [
      ...(typeof linkId === 'string' && first !== undefined ? [[linkId, first] as const] : []),
      ...givenIn(inner, depth + 1),
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
  const { value, code, comparator } = fieldsOf(valueQuantity);
  // '< 30' is no number that could be entered.
  if (comparator !== undefined) return null;
  return isAmount(value) && typeof code === 'string' ? answerOfQuantity(question, { value, code }) : null;
};

const plain = (answer: Answer): Read => ({ answer, typed: null });
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
