export type Gate = {
  /** Runs beside other shared work. */
  shared<T>(work: () => Promise<T>): Promise<T>;
  /** Runs alone. */
  alone<T>(work: () => Promise<T>): Promise<T>;
};

/** Runs many ordinary writes at once, or one transaction alone, in the order in which they arrive. */
export const createGate = (): Gate => {
  const waiting: { alone: boolean; enter: () => void }[] = [];
  let sharing = 0;
  let occupied = false;

  const admit = () => {
    for (let next = waiting[0]; next && !occupied && !(next.alone && sharing > 0); next = waiting[0]) {
      waiting.shift();
      if (next.alone) occupied = true;
      else sharing++;
      next.enter();
    }
  };
  const run = async <T>(alone: boolean, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((enter) => {
      waiting.push({ alone, enter });
      admit();
    });
    try {
      return await work();
    } finally {
      if (alone) occupied = false;
      else sharing--;
      admit();
    }
  };
  return { shared: (work) => run(false, work), alone: (work) => run(true, work) };
};
