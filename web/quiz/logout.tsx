import { forgetOnDevice } from '#web/device-copies.ts';
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
      title="Some answers have not been sent yet"
      stayLabel="Stay logged in"
      onStay={onClose}
      leaveLabel="Log out and delete them"
      onLeave={removeAndLeave}
    >
      Your dashboard shows what they’re waiting for. If you log out now, we’ll delete them from this device.
    </AskFirst>
  );
}

/** After a logout, neither an unfinished quiz nor the offline copy of the site stays in this browser. */
export const leaveNothing = async (): Promise<void> => {
  await Promise.all([removeAllDrafts(), forgetOnDevice()]);
};
