import type { MessageStore, QueueDefinition, StoredMessage } from './message-store.ts';

export type Queue = ReturnType<typeof createQueue>;

/** One queue over the store, with long polling: a poll ends when a message is there or when its time is over. */
export const createQueue = (definition: QueueDefinition, store: MessageStore) => {
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const end of waiting) end();
  };
  /** Ends at a wake-up, when the next message becomes visible, at the deadline, or when the receiver stops. */
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
