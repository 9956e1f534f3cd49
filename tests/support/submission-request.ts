import { randomUUID } from 'node:crypto';
import type { RepeatableRequest } from '#shared/contract/submission.ts';
import { liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { doubtsOf } from '#shared/quiz/input/plausible.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { prune } from '#shared/quiz/visible.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { testTimeZone } from './time-zone.ts';

type Sending = Partial<Omit<RepeatableRequest, 'submittedAnswers'>> & { answers: Answers };

/** What the browser sends when this person submits: the answers of visible questions, with their texts. Doubts are confirmed. */
export const submissionRequest = ({ answers, ...over }: Sending): RepeatableRequest => {
  const quizId: QuizId = over.quizId ?? productQuizId;
  const quiz = quizzes[quizId];
  const textOf = (id: string) =>
    [...quiz.questions, ...(quiz.besides ?? [])].find((question) => question.id === id)?.text ?? '';
  const confirmed = doubtsOf(quiz, { answers: prune(quiz, answers) }).map(({ questionId }) => questionId);
  return {
    userId: 'user-1',
    quizId,
    quizVersion: liveVersion,
    submittedAnswers: Object.entries(prune(quiz, answers)).map(([questionId, value]) => ({
      questionId,
      questionText: textOf(questionId),
      value,
    })),
    contact: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' },
    sessionId: randomUUID(),
    timeZone: testTimeZone,
    ...(confirmed.length > 0 && { confirmed }),
    ...over,
  };
};
