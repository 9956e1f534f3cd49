import { forgetOnDevice } from '#web/device-copies.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/unsent.ts';
import { logout, useSession } from '../session/session.ts';
import { AskFirst } from '../ui/dialog.tsx';
import { removeAllDrafts } from './draft/drafts.ts';
import { discardUnsentOf, isAnythingUnsentOf } from './outbox/unsent.ts';

const userIdNow = () => useSession.getState().user?.id ?? '';

export const hasUnsent = (): Promise<boolean> => isAnythingUnsentOf(userIdNow());

/**
 * Logging out removes unsent answers, because the next user of this device must not find them. So the dialog asks
 * first.
 */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const removeAndLeave = async () => {
    await discardUnsentOf(userIdNow());
    logout();
  };
  return (
    <AskFirst
      title={words.logoutTitle}
      stayLabel={labels.stayLoggedIn}
      onStay={onClose}
      leaveLabel={words.logoutDeletes}
      onLeave={removeAndLeave}
    >
      {words.logoutAbout}
    </AskFirst>
  );
}

/** After a logout, neither an unfinished quiz nor the offline copy of the site stays in this browser. */
export const leaveNothing = async (): Promise<void> => {
  await Promise.all([removeAllDrafts(), forgetOnDevice()]);
};
