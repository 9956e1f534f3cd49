import { asRunId } from '#shared/contract/ids.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { stubStorage } from '#tests/unit/web/shared-browser.ts';
import { saveNumbers } from '#web/features/numbers/form/numbers-form.tsx';
import { readSheet, sheetOf } from '#web/features/numbers/form/numbers-sheet.ts';
import { useUnsent } from '#web/quiz/outbox/resend.ts';
import { removeFromOutbox } from '#web/quiz/outbox/unsent.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';
import { signIn } from '#web/session/session.ts';
import { aBase } from './a-base.ts';

beforeEach(async () => {
  stubStorage();
  vi.stubGlobal('addEventListener', () => {});
  await clear(quizStore);
  signIn(tokenOf('ines'), { remember: true });
});
afterEach(() => vi.useRealTimers());

const save = () => {
  const base = aBase();
  const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' } as const;
  return saveNumbers(base, readSheet(base, sheetOf(base, units, 'en'), 'en'), asRunId('run-1'));
};

test('numbers that another tab has sent meanwhile are not shown as waiting on this device', async () => {
  vi.stubGlobal('fetch', async () => {
    await removeFromOutbox('run-1');
    throw new TypeError('Failed to fetch');
  });
  expect(await save()).toMatchObject({ type: 'refused', message: expect.stringContaining('have already been sent') });
});

test('numbers that a failing server does not accept count as waiting, and are sent again before the page is left', async () => {
  const sent: string[] = [];
  let status = 503;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).sessionId);
    return Response.json(status === 201 ? { submissionId: '01', _id: '01' } : {}, { status });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  expect(await save()).toEqual({ type: 'saved' });
  expect(useUnsent.getState().waiting).toBe(1);
  status = 201;
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(useUnsent.getState().waiting).toBe(0));
  expect(sent).toEqual(['run-1', 'run-1']);
});
