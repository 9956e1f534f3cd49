import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RepeatableRequest } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { expiresAt, removeExpiredUnsent, storeUnsent, unsentOf } from '#web/quiz/outbox/unsent.ts';
import { outboxLifetimeDays, outboxWarningDays, quizStore } from '#web/quiz/quiz-store.ts';

// Finished answers that never got through go after 30 days.

const start = Date.parse('2026-07-01T10:00:00Z');
const dayMs = 24 * 60 * 60_000;
const request: RepeatableRequest = {
  userId: 'ines',
  quizId: productQuizId,
  submittedAnswers: [{ questionId: 'gender', questionText: 'Sex?', value: 'female' }],
  contact: { email: 'ines@example.com', firstName: 'Ines', lastName: 'Calder' },
  sessionId: 'run-1',
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await clear(quizStore);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the lifetime is 30 days, with a warning in the last seven', () => {
  expect([outboxLifetimeDays, outboxWarningDays]).toEqual([30, 23]);
});

test('answers wait until then, and are neither shown nor sent afterwards', async () => {
  await storeUnsent(request);
  vi.setSystemTime(start + 30 * dayMs - 1);
  const [unsent] = await unsentOf('ines');
  expect(unsent && expiresAt(unsent)).toBe(start + 30 * dayMs);
  vi.setSystemTime(start + 30 * dayMs);
  expect(await unsentOf('ines')).toEqual([]);
  await removeExpiredUnsent();
  expect(await get('outbox', quizStore)).toBeUndefined();
});
