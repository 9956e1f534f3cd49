import { liveVersion } from '#shared/quiz-versions.ts';
import type { Draft, NewDraft } from '#web/quiz/draft/drafts.ts';

/** What a browser keeps of a quiz that has been begun. */
export const someDraft = (given: Partial<Draft> & Pick<Draft, 'savedAt'>): NewDraft => ({
  runId: 'run-1',
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
