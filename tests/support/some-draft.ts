import { asRunId } from '#shared/contract/ids.ts';
import { liveVersion } from '#shared/derived-names.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';

/** The draft of a quiz that was begun. */
export const someDraft = (given: Partial<Draft> & Pick<Draft, 'savedAt'>): Omit<Draft, 'revision'> => ({
  runId: asRunId('run-1'),
  quizVersion: liveVersion,
  owner: 'ines',
  currentQuestion: 3,
  privacyAccepted: true,
  answers: { gender: 'female' },
  typed: {},
  dismissedNotices: [],
  sendWhenSignedIn: false,
  ...given,
});
