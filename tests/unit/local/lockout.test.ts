import { expect, test } from 'vitest';
import { createLockout } from '#infra/local/services/cognito.ts';

test('the fifth failure locks for a second, each further one twice as long, up to a quarter of an hour', () => {
  let now = 0;
  const lockout = createLockout(() => now);
  const waits = Array.from({ length: 20 }, () => {
    lockout.failed('Ada@example.com');
    const lockedAt = now;
    while (lockout.isLocked('ada@example.com')) now += 1000;
    return (now - lockedAt) / 1000;
  });
  expect(waits.slice(0, 9)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16]);
  expect(waits.at(-1)).toBe(900);
});

test('a success resets the count, and one name does not lock another', () => {
  const lockout = createLockout(() => 0);
  for (let attempt = 0; attempt < 9; attempt++) lockout.failed('ada');
  expect([lockout.isLocked('ada'), lockout.isLocked('bo')]).toEqual([true, false]);
  lockout.succeeded('ada');
  expect(lockout.isLocked('ada')).toBe(false);
});
