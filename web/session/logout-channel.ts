import { product } from '#shared/product.ts';

// A session that is not remembered stands in the storage of one tab, and no storage event tells the other tabs of its end.

type Logout = { userId: string };

let opened: BroadcastChannel | undefined;

/** Opened on use: the build renders pages too, and in Node an open channel keeps the process alive. */
const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel(`${product.id}-logout`);
  return opened;
};

export const tellOfLogout = (userId: string): void => channel().postMessage({ userId } satisfies Logout);

/** Calls back with the user id when a person has logged out in another tab. */
export const onLogoutElsewhere = (listener: (userId: string) => void): void =>
  channel().addEventListener('message', ({ data }: MessageEvent<Logout>) => listener(data.userId));
