import * as words from '#words/shell.ts';
import { useSession } from '../session/session.ts';
import { useSharedDevice } from '../session/storage.ts';
import { LogoutButton } from './screen.tsx';

/** Shown on a shared device when the user has finished: the button that leaves nothing behind. */
export function ClearDevice() {
  const isShared = useSharedDevice();
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  return isShared && isSignedIn && <LogoutButton label={words.clearDevice} />;
}
