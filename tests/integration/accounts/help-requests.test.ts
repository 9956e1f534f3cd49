import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { findHelp, forgetHelp, helpIdForLog, helpKey, saveHelp } from '#functions/adapters/help-requests.ts';
import { deleteCounters, findCounters } from '#functions/adapters/person-stores.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { findItem } from '#functions/adapters/table.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { patientClient, startTestStandIns } from '#tests/support/stand-ins.ts';

const standIns = await startTestStandIns();
afterAll(standIns.stop);

const serverKey = 'the key of the server';
const now = () => new Date('2026-01-15T10:00:00Z');
const client = createDocumentClient(patientClient);
const table = { client, tableName: requireEnv('LIMITS_TABLE'), serverKey, now };
const ask = (email: string, deviceHash: string | null = null) =>
  saveHelp(table)(randomUUID(), { email, deviceHash }, now());
const isStored = async (email: string) => (await findItem(table, { key: helpKey(serverKey, email) })) !== undefined;
const someAddress = () => `${randomUUID()}@example.com`;

describe('a request for help', () => {
  test('has an id that does not show its address, and is deleted once it is handled', async () => {
    const email = someAddress();
    const id = await ask(email);
    expect(id).not.toContain(email.slice(0, 8));
    expect(await findHelp(table)(id)).toEqual({ id: helpIdForLog(id), email, deviceHash: null });
    await forgetHelp(table)(id);
    await forgetHelp(table)(id);
    expect(await findHelp(table)(id)).toBeNull();
    expect(await isStored(email)).toBe(false);
  });

  test.each([
    ['an older', [0, 1]],
    ['a newer', [1, 0]],
  ])('stays while %s one for the same address is handled', async (_, [dealtWith = 0, stays = 0]) => {
    const email = someAddress();
    const ids = [await ask(email, 'a-device'), await ask(email, 'a-device')];
    await forgetHelp(table)(ids[dealtWith] ?? '');
    expect(await findHelp(table)(ids[stays] ?? '')).toMatchObject({ email, deviceHash: 'a-device' });
    await forgetHelp(table)(ids[stays] ?? '');
    expect(await isStored(email)).toBe(false);
  });

  test('is in the export of the account with this address and is erased with it; a request for another address stays', async () => {
    const [email, other] = [someAddress(), someAddress()];
    const id = await ask(email);
    await ask(other);
    expect(await findCounters(table)(asUserId('user-1'), email)).toMatchObject([{ email, tries: 1 }]);
    await deleteCounters(table)(asUserId('user-1'), email);
    expect(await findHelp(table)(id)).toBeNull();
    expect(await isStored(other)).toBe(true);
  });

  test('leaves nothing in a log by which two requests could be linked', async () => {
    const email = someAddress();
    const [first, second] = [await ask(email), await ask(email)];
    expect(helpIdForLog(first)).not.toBe(helpIdForLog(second));
    expect(helpKey(serverKey, email)).not.toContain(helpIdForLog(first));
  });
});
