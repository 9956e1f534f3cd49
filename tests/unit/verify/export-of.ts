import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';

/** One quiz as it was sent and scored. */
type Taken = {
  quizId: QuizId;
  answers: Answers;
  /** Of the other quiz, where the result builds on them. */
  otherAnswers?: Answers | undefined;
  day: string;
  content: ResultContent;
  firstName?: string;
};

type Row = Record<string, unknown>;
export type Export = { parts: { submissions: Row[]; results: Row[] } };

const otherIdOf = (quizId: QuizId) => (quizId === cardiacQuizId ? 'longevitySessionId' : 'heartSessionId');

/** The answer of GET /api/users/me/export, as JSON. */
export const exportOf = ({ quizId, answers, otherAnswers, day, content, firstName }: Taken): Export => {
  const submittedAt = `${day}T11:30:00.000Z`;
  const own: Row = { submissionId: 'own', sessionId: 'own-run', quizId, submittedAt, answers, firstName };
  const other: Row = { submissionId: 'other', sessionId: 'other-run', answers: otherAnswers, submittedAt };
  const isBuilt = otherAnswers !== undefined;
  const submissions = isBuilt ? [other, { ...own, [otherIdOf(quizId)]: 'other-run' }] : [own];
  const results = [{ submissionId: 'own', quiz_id: quizId, submittedAt, content }];
  return JSON.parse(JSON.stringify({ parts: { submissions, results } }));
};
