import { product } from '#shared/product.ts';

const channel = new BroadcastChannel(`${product.id}-session`);

/** Tells every other tab of this browser that the person's session has ended here. */
export const announceEnd = (userId: string): void => channel.postMessage({ ended: userId });

/** Calls back with the user id when another tab has ended a session. */
export function onEndElsewhere(ended: (userId: string) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<{ ended?: unknown }>) => {
    if (typeof data.ended === 'string') ended(data.ended);
  });
}
