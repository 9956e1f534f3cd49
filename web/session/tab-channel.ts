export type TabChannel = Pick<
  BroadcastChannel,
  'name' | 'postMessage' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>;

/**
 * A channel to the other tabs. Some browsers have none, and Firefox refuses one while cookies are blocked. Tabs then
 * share no storage either, so there is nothing to tell them.
 */
export function openChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return Object.assign(new EventTarget(), { name, postMessage: () => {} });
  }
}
