import { asSubmissionId } from '#shared/contract/ids.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { cardiacPersonas } from '#tests/personas/read-personas.ts';
import type { Base } from '#web/features/numbers/form/use-base.ts';

const persona = cardiacPersonas.ideal60M;
if (!persona) throw new Error('The cast lacks ideal60M.');

/** A persona with additional answers. An answer of undefined is left out. */
export const aBase = (more: Record<string, Answers[string] | undefined> = {}, typed: TypedAnswers = {}): Base => {
  const merged = Object.entries({ ...persona.answers, ...more }).flatMap(([id, answer]) =>
    answer === undefined ? [] : [[id, answer] as const],
  );
  return {
    submissionId: asSubmissionId('heart-1'),
    quiz: heartQuiz,
    earlier: { answers: Object.fromEntries(merged), typed },
    longevity: persona.longevityAnswers,
    today: '2026-11-22',
  };
};
