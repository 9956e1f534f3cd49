import { product } from '#shared/product.ts';
import { isSharedDevice } from './shared-device.ts';

/** Says only that a logout has not reached the server yet: nothing about whom. */
const key = `${product.id}.logoutPending`;

let inMemory = false;

/** A logout begins. A shared device has nothing that anybody could continue the session with. */
export function noteLogout(): void {
  if (!isSharedDevice()) setPending(true);
}

export function setPending(isPending: boolean): void {
  inMemory = isPending;
  try {
    if (isPending) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage it is known as long as the page lives.
  }
}

export function readPending(): boolean {
  try {
    return inMemory || localStorage.getItem(key) !== null;
  } catch {
    return inMemory;
  }
}
