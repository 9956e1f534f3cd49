import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findHelp, forgetHelp, helpIdForLog, helpKey, saveHelp } from '#functions/adapters/help-requests.ts';
import { deleteCounters, findCounters } from '#functions/adapters/person-counters.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { patientClient } from '#tests/support/patient-client.ts';
import { startTestStandIns } from '#tests/support/stand-ins.ts';

const standIns = await startTestStandIns();
afterAll(standIns.stop);

const serverKey = 'the key of the server';
const now = () => new Date('2026-01-15T10:00:00Z');
const client = createDocumentClient(patientClient);
const table = { client, tableName: requireEnv('LIMITS_TABLE'), serverKey, now };
const ask = (email: string) => saveHelp(table)(randomUUID(), email, now());
const isStored = async (email: string) =>
  (await client.send(new GetCommand({ TableName: table.tableName, Key: { key: helpKey(serverKey, email) } }))).Item !==
  undefined;
const someAddress = () => `${randomUUID()}@example.com`;

describe('a request for help', () => {
  test('has an id that does not show its address, and goes when it has been dealt with', async () => {
    const email = someAddress();
    const id = await ask(email);
    expect(id).not.toContain(email.slice(0, 8));
    expect(await findHelp(table)(id)).toBe(email);
    await forgetHelp(table)(id);
    await forgetHelp(table)(id);
    expect(await findHelp(table)(id)).toBeNull();
    expect(await isStored(email)).toBe(false);
  });

  test('stays while a newer one for the same address waits', async () => {
    const email = someAddress();
    const [first, second] = [await ask(email), await ask(email)];
    await forgetHelp(table)(first);
    expect(await findHelp(table)(second)).toBe(email);
    await forgetHelp(table)(second);
    expect(await isStored(email)).toBe(false);
  });

  test('is in the export of the account with this address, and goes with its erasure; another one stays', async () => {
    const [email, other] = [someAddress(), someAddress()];
    const id = await ask(email);
    await ask(other);
    expect(await findCounters(table)('user-1', email)).toMatchObject([{ email, tries: 1 }]);
    await deleteCounters(table)('user-1', email);
    expect(await findHelp(table)(id)).toBeNull();
    expect(await isStored(other)).toBe(true);
  });

  test('leaves in a log nothing that is the same for two requests', async () => {
    const email = someAddress();
    const [first, second] = [await ask(email), await ask(email)];
    expect(helpIdForLog(first)).not.toBe(helpIdForLog(second));
    expect(helpKey(serverKey, email)).not.toContain(helpIdForLog(first));
  });
});
