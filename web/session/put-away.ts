import { logout } from './session.ts';
import { isSharedDevice, setSharedDevice } from './storage.ts';

// A page in the browser's page cache shows nothing, because another user may come back to it. It is shown again once it knows who
// is signed in now. On a shared device a page forgets everything when the user leaves it.

const root = document.getElementById('root') as HTMLElement;

/** In between React draws what has changed. */
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
