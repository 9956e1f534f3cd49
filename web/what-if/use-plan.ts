import { useEffect, useState } from 'react';
import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { Places } from '#shared/what-if/lever.ts';
import { isUnauthenticated, messageOf } from '../api/calls.ts';
import { onLogout, useSession } from '../session/session.ts';

/** Saved with these changes, or not yet; `fault` says why not. */
type PlanState = {
  readonly isSaving: boolean;
  readonly saved: readonly PlannedChange[] | null;
  readonly fault: string;
};

const notSaved = 'Your plan was not saved. Please check your connection and save again: nothing on this page is lost.';

/** Where the sliders stood when the session ended at 'Save as plan'. In memory only, and for the same user alone. */
let unsaved: { userId: string; submissionId: string; places: Places } | null = null;
onLogout(() => {
  unsaved = null;
});

/** The sliders as they were left for the login; null if there are none of this user and submission. */
export const unsavedPlaces = (submissionId: string): Places | null =>
  unsaved?.userId === useSession.getState().user?.id && unsaved?.submissionId === submissionId ? unsaved.places : null;

/** Saves a plan when asked. The part that sends is loaded with that press. */
export function usePlan(submissionId: string) {
  const [state, setState] = useState<PlanState>({ isSaving: false, saved: null, fault: '' });
  // The page has them again.
  useEffect(() => {
    unsaved = null;
  }, []);
  const save = async (changes: readonly PlannedChange[], places: Places) => {
    const userId = useSession.getState().user?.id;
    setState({ isSaving: true, saved: null, fault: '' });
    try {
      const { savePlan } = await import('../api/save-plan.ts');
      const result = await savePlan(submissionId, changes);
      if (isUnauthenticated(result) && userId) unsaved = { userId, submissionId, places };
      setState({
        isSaving: false,
        saved: result.ok ? changes : null,
        fault: result.ok ? '' : messageOf(result, notSaved),
      });
    } catch {
      // The part that sends could not be loaded.
      setState({ isSaving: false, saved: null, fault: notSaved });
    }
  };
  return { ...state, save, back: () => setState({ isSaving: false, saved: null, fault: '' }) };
}
