import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '#functions/edge/outcome.ts';
import { languageFrom } from '#shared/contract/language.ts';
import type { CreateSubmissionRequest, SubmittedAnswer } from '#shared/contract/schemas/create-submission-schemas.ts';
import { liveVersion, type QuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { normalName, refuseAnswer, refuseName } from '#shared/quiz/answer.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import { doubtsOf } from '#shared/quiz/input/plausible.ts';
import { canonicalOf } from '#shared/quiz/input/read-typed.ts';
import { type Answer, type Answers, isAccountQuestion, type Question, type Quiz } from '#shared/quiz/question.ts';
import type { Typed, TypedAnswers } from '#shared/quiz/units/measured.ts';
import { countAnswers, prune } from '#shared/quiz/visible.ts';
import { dayInZone, isTimeZone } from '#shared/scoring/day-in-zone.ts';
import { paragraph } from '#shared/words/phrases.ts';
import * as words from '#words/refused.ts';
import * as wordsWith from '#words/refused-with.ts';

/**
 * Reads what the user typed, besides the answers. Refuses it unless it equals the answer in the first unit: what the user sees
 * later must be what was scored.
 */
const readTypedAnswers = (
  questions: ReadonlyMap<string, Question>,
  answers: Answers,
  submitted: readonly SubmittedAnswer[],
): { typed: TypedAnswers } | { refusal: Refusal } => {
  const typedAnswers = new Map<string, Typed>();
  for (const { questionId, typed } of submitted) {
    const question = questions.get(questionId);
    if (!typed || !question) continue;
    const canonical = canonicalOf(question, typed);
    if (canonical === null || JSON.stringify(canonical) !== JSON.stringify(answers[questionId]))
      return refuse('answer-not-acceptable', words.typedDiffers, { questionId });
    typedAnswers.set(questionId, typed);
  }
  return { typed: Object.fromEntries(typedAnswers) };
};

/**
 * Validates the answers: the screens of this quiz must be able to produce all of them. A refusal names the question by its id.
 * An unknown question is named by its position, and by its id only if that looks like one of ours, so that no other input is
 * repeated.
 */
export const checkAnswers = (
  quiz: Quiz,
  submitted: readonly SubmittedAnswer[],
  today: string,
): { answers: Answers; typed: TypedAnswers } | { refusal: Refusal } => {
  const questions = new Map([...quiz.questions, ...(quiz.besides ?? [])].map((question) => [question.id, question]));
  const answers = new Map<string, Answer>();
  for (const [index, { questionId, value }] of submitted.entries()) {
    const question = questions.get(questionId);
    if (!question)
      return notAcceptable(wordsWith.noSuchQuestion(index + 1), isShapedLikeId(questionId) ? questionId : undefined);
    const sentence = answers.has(questionId) ? words.answeredTwice : refuseValue(question, value, today);
    if (sentence) return notAcceptable(sentence, questionId);
    answers.set(questionId, plain(value));
  }
  const given = Object.fromEntries(answers);
  const typed = readTypedAnswers(questions, given, submitted);
  return refuseHidden(quiz, given) ?? ('refusal' in typed ? typed : { answers: given, ...typed });
};

const isShapedLikeId = (questionId: string): boolean => /^[a-z][A-Za-z0-9-]{0,39}$/.test(questionId);

/** Null if there are enough answers for an estimate. */
const refuseTooFew = (quiz: Quiz, answers: Answers): { refusal: Refusal } | null => {
  const count = countAnswers(quiz, answers);
  if (!isTooFew(count)) return null;
  const missing = quiz.questions.filter(({ id }) => count.missing.includes(id)).map(({ text }) => text);
  const needed = missing.length > 0 && wordsWith.neededAnswers(missing.join(' '));
  return refuse('too-few-answers', paragraph(wordsWith.tooFewAnswers(count.answered, count.total), needed), {
    validation: { answered_count: count.answered, total_questions: count.total },
  });
};

const refuseValue = (question: Question, value: unknown, today: string): string | null =>
  isAccountQuestion(question) ? words.accountAmongAnswers : refuseAnswer(question, value, today);

/** An answer to a hidden question counts for nothing, so our screens never send one. */
const refuseHidden = (quiz: Quiz, answers: Answers): { refusal: Refusal } | null => {
  const shown = prune(quiz, answers);
  const hidden = Object.keys(answers).find((id) => !Object.hasOwn(shown, id));
  return hidden === undefined ? null : notAcceptable(words.hiddenQuestion, hidden);
};

/** Drops unknown fields of a height. */
const plain = (value: Answer): Answer =>
  typeof value === 'object' && value !== null && 'ft' in value ? { ft: value.ft, in: value.in } : value;

/**
 * The answers in the form of `checkAnswers`, but not validated. They distinguish a retry from a different submission even if a
 * rule has become stricter since.
 */
export const uncheckedAnswers = (submitted: readonly SubmittedAnswer[]): Answers =>
  Object.fromEntries(submitted.map(({ questionId, value }) => [questionId, plain(value)]));

const notAcceptable = (message: string, questionId?: string): { refusal: Refusal } =>
  refuse('answer-not-acceptable', message, questionId === undefined ? {} : { questionId });

/** The part of a submission that depends on the body alone: the answers, the quiz version that they belong to, and the name. */
export const checkRequest = async (body: CreateSubmissionRequest, now: Date) => {
  const { quizId, quizVersion = liveVersion, submittedAnswers, confirmed = [], timeZone, language } = body;
  const quiz = await loadQuiz(quizId);
  const checked = checkAnswers(quiz, submittedAnswers, dayInZone(now, timeZone));
  if ('refusal' in checked) return checked;
  const tooFew = refuseTooFew(quiz, checked.answers);
  if (tooFew) return tooFew;
  const { answers, typed } = checked;
  // Our screens ask to confirm an unlikely answer; other clients may not.
  const unconfirmed = doubtsOf(quiz, checked)
    .map(({ questionId }) => questionId)
    .filter((questionId) => !confirmed.includes(questionId));
  const firstName = normalName(body.contact.firstName);
  return {
    quizId,
    quizVersion,
    answers,
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(unconfirmed.length > 0 && { unconfirmed }),
    answersHash: answersHash(quizId, answers),
    // The name comes with the answers and not from the account. A name that registration would refuse is left out, because it
    // would appear in a mail; the answers count.
    firstName: refuseName(firstName) ? '' : firstName,
    // An unknown time zone is no reason for a refusal: UTC is used instead.
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
    // Nor is a language that we do not speak.
    language: languageFrom(language),
  };
};

/** Sorted by question id, because a retry may send the same answers in another order. */
export const answersHash = (quizId: QuizId, answers: Answers): string => {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([quizId, sorted]))
    .digest('hex');
};
