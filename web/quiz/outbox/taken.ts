import { create } from 'zustand';

const useTaken = create<Readonly<Record<string, string>>>()(() => ({}));

/** Called when the API has taken what a quiz run has sent. Ids only, and only as long as the page is open. */
export function noteTaken(runId: string, submissionId: string): void {
  useTaken.setState({ [runId]: submissionId });
}

/** The submission that came of a quiz run on this page; undefined until the API has taken it. */
export const useSubmissionOf = (runId: string): string | undefined => useTaken((taken) => taken[runId]);
