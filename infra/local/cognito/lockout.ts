/** Failures before the first wait, and the longest wait, from Cognito's documentation of its lockout. */
const freeFailures = 5;
const longestWaitSeconds = 15 * 60;

/** After five failures in a row a name must wait one second, then two, four … In memory only: a restart ends all waits. */
export const createLockout = (now: () => number = Date.now) => {
  const failures = new Map<string, { count: number; untilAt: number }>();
  const key = (name: string) => name.toLowerCase();
  return {
    isLocked: (name: string): boolean => (failures.get(key(name))?.untilAt ?? 0) > now(),
    failed: (name: string): void => {
      const count = (failures.get(key(name))?.count ?? 0) + 1;
      const waitSeconds = count < freeFailures ? 0 : Math.min(2 ** (count - freeFailures), longestWaitSeconds);
      failures.set(key(name), { count, untilAt: now() + waitSeconds * 1000 });
    },
    succeeded: (name: string): void => void failures.delete(key(name)),
  };
};
