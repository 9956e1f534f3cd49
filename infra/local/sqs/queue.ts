import type { MessageStore, QueueDefinition, StoredMessage } from './message-store.ts';

export type Queue = ReturnType<typeof createQueue>;

/** One queue over the store, which adds waiting: a long poll ends as soon as there is a message, or when its time is up. */
export const createQueue = (definition: QueueDefinition, store: MessageStore) => {
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const end of waiting) end();
  };
  /** Ends at a wake-up, at the next message that becomes visible, at the deadline, or when the receiver leaves. */
  const pause = (untilAt: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const visibleAt = store.nextVisibleAt(definition.name) ?? untilAt;
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, Math.max(1, Math.min(visibleAt, untilAt) - Date.now()));
      waiting.add(end);
      signal.addEventListener('abort', end);
    });

  return {
    definition,
    wake,
    send: (body: string, attributes: string, delayMs = 0): string => {
      const id = store.add(definition.name, body, attributes, delayMs);
      wake();
      return id;
    },
    /** Up to ten messages, hidden from others for `hiddenMs`; none after `waitMs` or once the signal is aborted. */
    receive: async (
      { count, waitMs, hiddenMs }: { count: number; waitMs: number; hiddenMs?: number },
      signal: AbortSignal,
    ): Promise<StoredMessage[]> => {
      const untilAt = Date.now() + waitMs;
      while (!signal.aborted) {
        const messages = store.take(definition, count, hiddenMs ?? definition.visibilityTimeoutSeconds * 1000);
        if (messages.length > 0 || Date.now() >= untilAt) return messages;
        await pause(untilAt, signal);
      }
      return [];
    },
  };
};
