export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work run at once; the others wait, first come first served. */
export const createTurns = (limit: number): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running++;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
