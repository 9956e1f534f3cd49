import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';

// A quiz on its way to another device, through the real HTTP server. What depends on the time: handoff-times.test.ts.

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const secret = () => randomBytes(32).toString('base64url');
const canary = 'Zquxanary';
const draft = `${canary}..aaaa.bbbb.cccc`;
const post = async (path: string, body: object) => {
  const response = await stack.call('POST', path, { body });
  const { instance: _, ...said } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...said };
};
const put = (body: object) => post('/api/handoffs/put', body);
const take = (body: object) => post('/api/handoffs/take', body);
const offered = async () => {
  const id = secret();
  expect(await put({ id, draft })).toEqual({ status: 200 });
  return id;
};

describe('a draft', () => {
  test('is read by one device, and by no other', async () => {
    const id = await offered();
    expect(await take({ id, wish: 'look' })).toEqual({ status: 200, isRead: false });
    expect(await take({ id, wish: 'read', reader: secret() })).toEqual({ status: 200, draft, isRead: true });
    expect(await take({ id, wish: 'read', reader: secret() })).toMatchObject({ status: 409, code: 'read-elsewhere' });
    expect(await take({ id, wish: 'look' })).toEqual({ status: 200, isRead: true });
  });

  test('can be read again by the same device when the answer was lost', async () => {
    const [id, reader] = [await offered(), secret()];
    await take({ id, wish: 'read', reader });
    expect(await take({ id, wish: 'read', reader })).toMatchObject({ status: 200, draft });
  });

  test('goes to one of thirty devices that read at once', async () => {
    const id = await offered();
    const all = await Promise.all(Array.from({ length: 30 }, () => take({ id, wish: 'read', reader: secret() })));
    expect(all.filter(({ status }) => status === 200)).toEqual([{ status: 200, draft, isRead: true }]);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  test('is deleted once its reader says that it has moved, and the sender sees that', async () => {
    const [id, reader] = [await offered(), secret()];
    await take({ id, wish: 'read', reader });
    const moved = { status: 200, isRead: true, closed: 'moved' };
    expect(await take({ id, wish: 'moved', reader })).toEqual(moved);
    // The answer may have been lost.
    expect(await take({ id, wish: 'moved', reader })).toEqual(moved);
    expect(await take({ id, wish: 'look' })).toEqual(moved);
    expect(await take({ id, wish: 'read', reader })).toMatchObject({ status: 404, code: 'not-found' });
    expect(await put({ id, draft })).toMatchObject({ status: 409 });
  });

  test('stays when a device that has not read it says that it has moved', async () => {
    const [id, reader] = [await offered(), secret()];
    await take({ id, wish: 'read', reader });
    expect(await take({ id, wish: 'moved', reader: secret() })).toEqual({ status: 200, isRead: true });
    expect(await take({ id, wish: 'read', reader })).toMatchObject({ status: 200, draft });
  });

  test('is deleted when its sender withdraws it', async () => {
    const id = await offered();
    expect(await take({ id, wish: 'withdraw' })).toEqual({ status: 200, isRead: false, closed: 'withdrawn' });
    expect(await take({ id, wish: 'read', reader: secret() })).toMatchObject({ status: 404 });
  });

  test('whose sender withdraws it too late is said to have been read', async () => {
    const id = await offered();
    await take({ id, wish: 'read', reader: secret() });
    expect(await take({ id, wish: 'withdraw' })).toEqual({ status: 200, isRead: true, closed: 'withdrawn' });
  });

  test('cannot be read without a reader’s id', async () => {
    expect(await take({ id: await offered(), wish: 'read' })).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('is written once: another one under the same id is refused, and changes nothing', async () => {
    const id = await offered();
    expect(await put({ id, draft })).toEqual({ status: 200 });
    expect(await put({ id, draft: 'other..aaaa.bbbb.cccc' })).toMatchObject({ status: 409, code: 'read-elsewhere' });
    expect(await take({ id, wish: 'read', reader: secret() })).toMatchObject({ draft });
  });

  test.each([
    ['none', {}],
    ['no JWE', { draft: 'Ada Lovelace, 36' }],
    ['too long', { draft: `a..b.${'c'.repeat(24_000)}.d` }],
  ])('must have its shape: %s is refused', async (_, given) => {
    expect(await put({ id: secret(), ...given })).toMatchObject({ status: 400, code: 'malformed' });
  });
});

test('a handoff that never existed looks like one that has expired', async () => {
  expect(await take({ id: secret(), wish: 'look' })).toEqual({ status: 200, isRead: false });
  expect(await take({ id: secret(), wish: 'read', reader: secret() })).toMatchObject({ status: 404 });
});

test('neither store nor log shows who took part or what opens the draft', async () => {
  const [id, reader] = [await offered(), secret()];
  await take({ id, wish: 'read', reader });
  const places = { stored: storedText(), printed: stack.output() };
  for (const [place, text] of Object.entries(places))
    for (const word of [id, reader]) expect([place, word, text.includes(word)]).toEqual([place, word, false]);
  // The search would find them; and the draft is in no log.
  expect(places.stored).toContain(canary);
  expect(places.printed).not.toContain(canary);
});

/** The data of every table as it lies on the disk. */
function storedText(): string {
  const files = readdirSync(stack.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(stack.dataDir, name)).isFile(),
  );
  return files.map((name) => readFileSync(join(stack.dataDir, name)).toString('latin1')).join('\n');
}
