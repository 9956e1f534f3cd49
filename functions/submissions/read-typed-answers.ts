import { type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { SubmittedAnswer } from '#shared/contract/submission.ts';
import type { Typed, TypedAnswers } from '#shared/quiz/measured.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { canonicalOf } from '#shared/quiz/read-typed.ts';

/**
 * What was typed beside the answers. Refused when it is not the same as the answer in the first unit: what a person sees
 * later must be what was scored.
 */
export const readTypedAnswers = (
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
      return refuse('answer-not-acceptable', notTheSame, { questionId });
    typedAnswers.set(questionId, typed);
  }
  return { typed: Object.fromEntries(typedAnswers) };
};

const notTheSame = 'What you typed and what was sent are not the same value. Type it once more.';
