import { useEffect, useRef, useState } from 'react';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizRecords } from '#shared/derived-names.ts';

/** 'Cardiac Health: ready', once for each result that becomes ready while the page is open; blank before. */
export function useReadyNews(submissions: readonly SubmissionRow[]): string {
  const [news, setNews] = useState('');
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ready = submissions.filter(
      ({ submissionId, status }) => status === 'ready' && waiting.current.has(submissionId),
    );
    waiting.current = new Set(submissions.flatMap((row) => (row.status === 'ready' ? [] : [row.submissionId])));
    if (ready.length > 0) setNews(ready.map(({ quizId }) => `${quizRecords[quizId].title}: ready`).join('. '));
  }, [submissions]);
  return news;
}
