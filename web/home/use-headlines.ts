import { useEffect, useState } from 'react';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';

type Words = (rows: readonly SubmissionRow[], quizId: QuizId) => string | undefined;

/** What the newest result of a quiz says. Its words are loaded only when there is a result: a stranger never loads them. */
export function useHeadlines(rows: readonly SubmissionRow[]): (quizId: QuizId) => string | undefined {
  const [words, setWords] = useState<{ of: Words } | null>(null);
  const isNeeded = rows.some(({ headline }) => headline);
  useEffect(() => {
    if (!isNeeded) return;
    import('./headline-of.ts').then(
      ({ headlineOf }) => setWords({ of: headlineOf }),
      () => {}, // the dashboard says it too
    );
  }, [isNeeded]);
  return (quizId) => words?.of(rows, quizId);
}
