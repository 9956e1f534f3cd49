type Event = { at: number; wake: () => void };

/**
 * Time that passes only when all code waits. Real asynchronous code runs on it: time moves only after every promise that can
 * settle has settled. In milliseconds from `start`.
 */
export const createVirtualClock = (start: Date) => {
  let time = start.getTime();
  const heap: Event[] = [];

  const push = (event: Event) => {
    heap.push(event);
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (at_(parent).at <= at_(at).at) return;
      swap(at, parent);
      at = parent;
    }
  };
  const pop = (): Event => {
    const first = at_(0);
    const last = heap.pop() as Event;
    if (heap.length > 0) {
      heap[0] = last;
      sink(0);
    }
    return first;
  };
  const sink = (from: number) => {
    for (let at = from; ; ) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const child = left + 1 < heap.length && at_(left + 1).at < at_(left).at ? left + 1 : left;
      if (at_(at).at <= at_(child).at) return;
      swap(at, child);
      at = child;
    }
  };
  const at_ = (index: number): Event => heap[index] as Event;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at_(other), at_(one)];
  };

  return {
    now: () => new Date(time),
    /** Milliseconds since the clock was made. */
    elapsed: () => time - start.getTime(),
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => push({ at: time + Math.max(0, Math.round(milliseconds)), wake: resolve })),
    /** Lets time pass until `isOver`, or until nothing waits. */
    run: async (isOver: () => boolean): Promise<void> => {
      for (;;) {
        await new Promise(setImmediate);
        const next = heap[0];
        if (isOver() || next === undefined) return;
        time = next.at;
        while (heap[0]?.at === time) pop().wake();
      }
    },
  };
};
