import { useEffect, useState } from 'react';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { useSubmissions } from '../api/use-account.ts';

/** What today's engine gives for earlier submissions, by their id; and its version in words. */
export type UnderToday = { readonly method: string; readonly figures: ReadonlyMap<string, number> };

/** Null until it is known. The engine is loaded only for somebody who has results of an older one. */
export function useUnderToday(rows: readonly SubmissionRow[]): UnderToday | null {
  const { submissions } = useSubmissions();
  const [known, setKnown] = useState<UnderToday | null>(null);
  const ids = rows.map(({ submissionId }) => submissionId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which rows; the list is another one at each drawing
  useEffect(() => {
    if (ids === '') return;
    let isOver = false;
    workOut(rows, submissions).then(
      (found) => !isOver && setKnown(found),
      () => {}, // the trend says without it that the method has changed
    );
    return () => {
      isOver = true;
    };
  }, [ids, submissions.length]);
  return known;
}

const workOut = async (rows: readonly SubmissionRow[], all: readonly SubmissionRow[]): Promise<UnderToday> => {
  const { figureUnderToday, todaysMethod } = await import('./under-today.ts');
  const figures = new Map<string, number>();
  for (const row of rows) {
    const figure = await figureUnderToday(row, all);
    if (figure !== null) figures.set(row.submissionId, figure);
  }
  return { method: todaysMethod, figures };
};
