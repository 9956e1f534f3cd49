import { useState } from 'react';
import type { PlannedChange } from '#shared/contract/own-plan.ts';
import { messageOf } from '../api/calls.ts';

/** Saved with these changes, or not yet; `fault` says why not. */
type PlanState = {
  readonly isSaving: boolean;
  readonly saved: readonly PlannedChange[] | null;
  readonly fault: string;
};

const notSaved = 'Your plan was not saved. Please check your connection and save again: nothing on this page is lost.';

/** Saves a plan when asked. The part that sends is loaded with that press. */
export function usePlan(submissionId: string) {
  const [state, setState] = useState<PlanState>({ isSaving: false, saved: null, fault: '' });
  const save = async (changes: readonly PlannedChange[]) => {
    setState({ isSaving: true, saved: null, fault: '' });
    try {
      const { savePlan } = await import('../api/save-plan.ts');
      const result = await savePlan(submissionId, changes);
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
