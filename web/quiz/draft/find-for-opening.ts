import type { QuizId } from '#shared/derived-names.ts';
import { useSession, whenKnown } from '../../session/session.ts';
import { type FoundDraft, findDraft } from './find-draft.ts';

/** `findDraft` for whoever is signed in, as soon as that is known. Null also if it could not be read. */
export async function findForOpening(quizId: QuizId, acceptedRunId?: string): Promise<FoundDraft | null> {
  await whenKnown();
  return (await findDraft(quizId, useSession.getState().user, Date.now(), acceptedRunId)) ?? null;
}
