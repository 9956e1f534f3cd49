import { logout } from './session.ts';
import { isSharedDevice, setSharedDevice } from './storage.ts';

// A page in the browser's page cache shows nothing, because another user may come back to it. It is shown again once it
// knows who is signed in. On a shared device a page forgets everything when the user leaves it.

const root = document.getElementById('root') as HTMLElement;

addEventListener('pagehide', ({ persisted }) => {
  root.hidden = persisted;
  if (!isSharedDevice()) return;
  logout();
  setSharedDevice(false);
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const show = () => {
    root.hidden = false;
  };
  // Two frames later React has drawn the changes.
  requestAnimationFrame(() => requestAnimationFrame(show));
});
