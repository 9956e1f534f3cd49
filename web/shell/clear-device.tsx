import { useSession } from '../session/session.ts';
import { useSharedDevice } from '../session/storage.ts';
import { LogoutButton } from './screen.tsx';

/** On a shared device: the way to leave nothing behind, where a user has come to the end. */
export function ClearDevice() {
  const isShared = useSharedDevice();
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  return isShared && isSignedIn && <LogoutButton label="Finish and clear this device" />;
}
