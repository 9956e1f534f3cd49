import { logout } from './session.ts';
import { isSharedDevice, setSharedDevice } from './shared-device.ts';

// A page in the browser's page cache shows nothing: whoever comes back to it may be another person. It is shown again once it
// has seen who is signed in now. On a shared device a page that is left forgets everything.

const root = document.getElementById('root') as HTMLElement;

/** React draws what the return has changed in between. */
const afterTwoFrames = (work: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => work()));

addEventListener('pagehide', ({ persisted }) => {
  root.hidden = persisted;
  if (!isSharedDevice()) return;
  logout();
  setSharedDevice(false);
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  afterTwoFrames(() => {
    root.hidden = false;
  });
});
