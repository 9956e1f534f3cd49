import { quantityGiven, unitCodesOf } from '#shared/fhir/codes/amounts.ts';
import { identifierSystem, optionCoding, questionnaireUrl, stepOptions } from '#shared/fhir/codes/own-codes.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { type Answer, asks, isAccountQuestion, type Question, type Quiz } from '#shared/quiz/question.ts';
import { numberOf, type Typed } from '#shared/quiz/units/measured.ts';
import { myNumbers } from '#words/fhir-document.ts';
import { language } from '#words/language.ts';
import type { QuestionnaireResponse, Reference, ResponseAnswer, ResponseItem } from './resources.ts';
import { selfReported, type ToShare } from './setting.ts';

/** The answers as they were asked and given. `questionnaire` says which version of the questions it was. */
export const responseOf = (site: string, shared: ToShare, patient: Reference): QuestionnaireResponse => ({
  resourceType: 'QuestionnaireResponse',
  meta: selfReported,
  language,
  identifier: { system: identifierSystem(site), value: shared.submissionId },
  questionnaire: `${questionnaireUrl(site, shared.quiz)}|${shared.quiz.version}`,
  status: 'completed',
  subject: patient,
  authored: shared.submittedAt,
  author: patient,
  source: patient,
  item: responseItems(site, shared.quiz, shared),
});

/** What was answered, chapter by chapter. A question that was skipped or never seen has no item. */
export const responseItems = (site: string, quiz: Quiz, given: GivenAnswers): readonly ResponseItem[] => {
  const chapters = sectionsOf(quiz).map(({ title, questions }) => ({
    linkId: title.id,
    text: title.text,
    item: questions.flatMap((question) => itemOf(site, quiz, question, given)),
  }));
  const besides = {
    ...myNumbersGroup,
    item: (quiz.besides ?? []).flatMap((question) => itemOf(site, quiz, question, given)),
  };
  return [...chapters, besides].filter(({ item }) => item.length > 0);
};

const itemOf = (site: string, quiz: Quiz, question: Question, { answers, typed }: GivenAnswers): ResponseItem[] => {
  const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  if (given === undefined) return [];
  const option = stepOptions(question)?.find(({ value }) => value === String(given));
  const answer = option
    ? { valueCoding: optionCoding(site, quiz, question.id, option) }
    : valueGiven(question, given, typed[question.id]);
  return answer ? [{ linkId: question.id, text: question.text, answer: [answer] }] : [];
};

/** Of a question without options. Null for an answer that its question cannot have. */
const valueGiven = (question: Question, given: Answer, typed: Typed | undefined): ResponseAnswer | null => {
  if (question.type === 'text') return typeof given === 'string' && given.trim() ? { valueString: given } : null;
  if (question.type === 'date') return typeof given === 'string' ? { valueDate: given } : null;
  if (question.type !== 'number' && question.type !== 'slider' && question.type !== 'height') return null;
  if (unitCodesOf(question).length > 0) {
    const quantity = quantityGiven(question, given, typed);
    return quantity && { valueQuantity: quantity };
  }
  const value = numberOf(given);
  return value === null || question.sliderLabels ? null : { valueDecimal: value };
};

/** A title of the quiz, and the questions under it, without those of the account. */
export type Chapter = { readonly title: Question; readonly questions: readonly Question[] };

export const myNumbersGroup = { linkId: 'my-numbers', text: myNumbers } as const;

/** The chapters in the order of the quiz. A title without questions is left out. */
export const sectionsOf = (quiz: Quiz): readonly Chapter[] => {
  const chapters: { title: Question; questions: Question[] }[] = [];
  for (const question of quiz.questions) {
    if (question.type === 'section-title') chapters.push({ title: question, questions: [] });
    else if (asks(question) && !isAccountQuestion(question)) chapters.at(-1)?.questions.push(question);
  }
  return chapters.filter(({ questions }) => questions.length > 0);
};
