import { useState } from 'react';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { call } from '../api/call.ts';

type State = { earlier: readonly SubmissionRow[]; isEnd: boolean; isBusy: boolean; hasFailed: boolean };
const start: State = { earlier: [], isEnd: false, isBusy: false, hasFailed: false };

/**
 * The newest page, which the shell keeps fresh, and the older ones that the person has asked for. What stood on the newest
 * page when they asked is kept too: a submission that comes in later pushes one over its end.
 */
export function useOlderSubmissions(newest: readonly SubmissionRow[]) {
  const [{ earlier, isEnd, isBusy, hasFailed }, setState] = useState(start);
  const ofNewest = new Set(newest.map(({ submissionId }) => submissionId));
  const submissions = [...newest, ...earlier.filter(({ submissionId }) => !ofNewest.has(submissionId))];
  const showOlder = async () => {
    setState((state) => ({ ...state, isBusy: true, hasFailed: false }));
    const before = submissions.at(-1)?.submissionId ?? '';
    const result = await call('listSubmissions', { before });
    if (!result.ok) return setState((state) => ({ ...state, isBusy: false, hasFailed: true }));
    const isLast = result.data.length < submissionsPerPage;
    setState({ earlier: [...submissions, ...result.data], isEnd: isLast, isBusy: false, hasFailed: false });
  };
  return { submissions, hasOlder: !isEnd && newest.length >= submissionsPerPage, isBusy, hasFailed, showOlder };
}
