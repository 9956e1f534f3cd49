import { expect, test } from 'vitest';
import { formerUsers } from '#infra/aws/ops/people/restore-users.ts';

const backedUp = (userId: string, email: string) => ({
  userId,
  email,
  isVerified: false,
  status: 'CONFIRMED',
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('an address belongs to the user in the accounts table, or else in the backup; the probe creates its own', () => {
  const accounts = [
    { userId: 'moved', email: 'new@example.com', isConfirmed: true },
    { userId: 'later', email: 'old@example.com', isConfirmed: false },
  ];
  const backup = [
    backedUp('moved', 'old@example.com'),
    backedUp('first-release', 'Ada@example.com'),
    backedUp('stale', 'OLD@example.com'),
    backedUp('probe', 'success+look.0a1b@simulator.amazonses.com'),
    backedUp('nameless', ''),
  ];
  const { users, leftOut } = formerUsers(backup, accounts);
  expect(users).toEqual([
    { userId: 'moved', email: 'new@example.com', isVerified: true },
    { userId: 'later', email: 'old@example.com', isVerified: false },
    expect.objectContaining({ userId: 'first-release', email: 'ada@example.com' }),
  ]);
  expect(leftOut).toEqual(['stale', 'nameless']);
});
