import { product } from '#shared/product.ts';

/** Says only that a logout has not reached the server yet: nothing about whom. */
const key = `${product.id}.logoutPending`;

let inMemory = false;

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
