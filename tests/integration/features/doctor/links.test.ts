import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { SHLViewer } from 'kill-the-clipboard';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standInPath } from '#infra/local/local-key.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { readShlink } from '#shared/features/doctor/links/shlink.ts';
import { type MadeLink, makeLink } from '#tests/features/doctor/make-link.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

// Links for doctors through the real HTTP server. `kill-the-clipboard` reads them: written by others, from the same
// specification.

let stack: TestStack;
let ada: Account;
beforeAll(async () => {
  stack = await startTestStack();
});
// Another one for each test, because an account may make ten a day.
beforeEach(async () => {
  ada = await withResult();
});
afterAll(() => stack.stop());

/** Links are made by users with a result. */
const withResult = async (): Promise<Account> => {
  const account = await stack.register();
  await awaitResult(
    stack,
    account,
    await submit(stack, account, { answers: Object.values(longevityPersonas)[0]?.answers ?? {} }),
  );
  return account;
};

const canary = 'Zquxanary Wobblethorpe';
const recipient = 'Practice of Dr Kanarienvogel';
const bundle = { resourceType: 'Bundle', type: 'document', entry: [{ resource: { name: canary } }] };
const page = { resourceType: 'Binary', contentType: 'application/json', data: Buffer.from(canary).toString('base64') };

const post = (path: string, body: object, { token }: Partial<Account> = {}) =>
  stack.call('POST', path, { body, ...(token !== undefined && { token }) });
const linkOf = async (owner = ada, options = {}): Promise<MadeLink & { linkId: string }> => {
  const link = await makeLink(stack.url, [bundle, page], options);
  const response = await post('/api/links/create', link.body, owner);
  expect(response.status).toBe(201);
  return { ...link, ...((await response.json()) as { linkId: string }) };
};
const read = ({ shlink }: MadeLink, passcode: string, embeddedLengthMax?: number) =>
  new SHLViewer({ shlinkURI: shlink }).resolveSHL({
    recipient,
    passcode,
    ...(embeddedLengthMax !== undefined && { embeddedLengthMax }),
  });
const ask = ({ id }: Pick<MadeLink, 'id'>, passcode: string) =>
  post(`/api/links/manifest?id=${id}`, { recipient, passcode });
const said = async (response: Response) => {
  const { instance: _, ...rest } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...rest };
};
const listed = async (owner: Pick<Account, 'token'>) =>
  (await (await stack.call('GET', '/api/links/me', { token: owner.token })).json()) as Record<string, unknown>[];

describe('a reader by another author', () => {
  test('opens a link with its passcode and finds both files as they were', async () => {
    const link = await linkOf();
    const opened = await read(link, '482915');
    expect(opened.fhirResources).toEqual([bundle, page]);
    expect(opened.manifest?.files).toMatchObject([{ status: 'finalized', fhirVersion: '4.0.1' }, {}]);
  });

  test('opens it also without files in the manifest, and each file’s address works for minutes', async () => {
    const opened = await read(await linkOf(), '482 915', 0);
    expect(opened.fhirResources).toEqual([bundle, page]);
    expect(opened.manifest?.files).toMatchObject([
      { location: expect.stringContaining('/api/links/file?ticket=') },
      {},
    ]);
  });

  test('is refused with a wrong passcode, and the link still works', async () => {
    const link = await linkOf();
    await expect(read(link, '111112')).rejects.toThrow('passcode');
    expect((await read(link, '482915')).fhirResources).toHaveLength(2);
  });
});

test('a link is stored with the language that its owner chose for the doctor', async () => {
  const links = [await linkOf(), await linkOf(ada, { language: 'es' })];
  const languages = new Map((await listed(ada)).map(({ linkId, language }) => [linkId, language]));
  expect(links.map(({ linkId }) => languages.get(linkId))).toEqual(['en', 'es']);
});

describe('wrong passcodes', () => {
  test('of a thousand concurrent tries close the link: five are counted, and all others and the right one find nothing', async () => {
    const link = await linkOf();
    const guesses = Array.from({ length: 1000 }, (_, at) => String(at).padStart(6, '0'));
    const statuses: number[] = [];
    for (let from = 0; from < guesses.length; from += 50) {
      const answers = await Promise.all(guesses.slice(from, from + 50).map((guess) => ask(link, guess)));
      statuses.push(...answers.map(({ status }) => status));
    }
    // The SDK repeats a write whose answer was lost on a busy machine, which counts it twice: never one too many.
    const told = statuses.filter((status) => status === 401).length;
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(5);
    expect(statuses).not.toContain(200);
    expect((await ask(link, '482915')).status).toBe(404);
    const [own] = (await listed(ada)).filter(({ linkId }) => linkId === link.linkId);
    expect(own).toMatchObject({ isOver: true, closed: { by: 'wrong-passcodes' } });
    expect(own?.openings).toHaveLength(5);
  });

  test('say how many are left, as the specification asks', async () => {
    const link = await linkOf();
    const response = await ask(link, '111112');
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Passcode']);
    expect(await response.json()).toMatchObject({ remainingAttempts: 4, code: 'wrong-passcode' });
  });
});

describe('a link that its owner closed', () => {
  test('is 404 with the next call, word for word as one that never existed, and its files are deleted', async () => {
    const link = await linkOf();
    const { manifest } = await read(link, '482915', 0);
    const [file] = manifest?.files ?? [];
    const location = file && 'location' in file ? String(file.location) : '';
    expect((await fetch(location)).headers.get('content-type')).toBe('application/jose');
    const unknown = await said(await ask({ id: 'u'.repeat(43) }, '482915'));
    expect((await post('/api/links/close', { linkId: link.linkId }, ada)).status).toBe(200);
    expect(await said(await ask(link, '482915'))).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404, code: 'not-found' });
    expect((await fetch(location)).status).toBe(404);
  });

  test('cannot be extended, and no other user can close or extend it', async () => {
    const [link, bea] = [await linkOf(), await stack.register()];
    expect((await post('/api/links/close', { linkId: link.linkId }, bea)).status).toBe(404);
    expect((await post('/api/links/keep', { linkId: link.linkId }, bea)).status).toBe(404);
    expect((await read(link, '482915')).fhirResources).toHaveLength(2);
    await post('/api/links/close', { linkId: link.linkId }, ada);
    expect((await post('/api/links/keep', { linkId: link.linkId }, ada)).status).toBe(404);
    expect(await listed(bea)).toEqual([]);
  });
});

test('no token stands in for a passcode, and none that is not the owner’s changes a link', async () => {
  const link = await linkOf();
  const asked = { recipient: 'A clinic', passcode: '000001' };
  const opened = await post(`/api/links/manifest?id=${link.id}`, asked, ada);
  expect(opened.status).toBe(401);
  expect(await opened.text()).not.toContain('location');
  for (const token of [undefined, '', 'let.me.in'])
    for (const path of ['/api/links/close', '/api/links/keep', '/api/links/create']) {
      const body = path.endsWith('create') ? link.body : { linkId: link.linkId };
      const response = await stack.call('POST', path, { body, ...(token !== undefined && { token }) });
      expect([path, response.status]).toEqual([path, 401]);
    }
  const [listedLink] = (await listed(ada)).filter(({ linkId }) => linkId === link.linkId);
  expect(listedLink).toMatchObject({ isOver: false });
});

test('a link that its owner extends works seven days longer, and is the same link', async () => {
  const link = await linkOf(ada, { days: 1 });
  const before = (await listed(ada)).find(({ linkId }) => linkId === link.linkId);
  const kept = (await (await post('/api/links/keep', { linkId: link.linkId }, ada)).json()) as Record<string, string>;
  const days = (Date.parse(kept.endsAt ?? '') - Date.parse(String(before?.endsAt))) / (24 * 60 * 60 * 1000);
  expect(days).toBe(7);
  expect((await read(link, '482915')).fhirResources).toHaveLength(2);
});

test('a user without a result makes no link', async () => {
  const link = await makeLink(stack.url, [bundle]);
  expect((await post('/api/links/create', link.body, await stack.register())).status).toBe(403);
});

test('the same link sent twice is stored once', async () => {
  const link = await makeLink(stack.url, [bundle]);
  const answers = await Promise.all([1, 2, 3].map(() => post('/api/links/create', link.body, ada)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { linkId: string }).linkId));
  expect(new Set(ids).size).toBe(1);
});

describe('every link of a user is closed', () => {
  test('by “log out everywhere”', async () => {
    const bea = await withResult();
    const links = [await linkOf(bea), await linkOf(bea)];
    await post('/api/auth/logout-everywhere', {}, bea);
    for (const link of links) expect((await ask(link, '482915')).status).toBe(404);
    const again = await stack.login(bea);
    expect(await listed(again)).toMatchObject([{ closed: { by: 'logout' } }, { closed: { by: 'logout' } }]);
  });

  test('by an erasure at once, and then nothing is left of them', async () => {
    const cleo = await withResult();
    const link = await linkOf(cleo);
    expect((await post('/api/users/me/erase', { password: cleo.password }, cleo)).status).toBe(202);
    expect((await ask(link, '482915')).status).toBe(404);
    await eventually(async () => expect(await itemsOfLinks()).not.toContain(link.linkId));
  });
});

test('an export lists the links, without what opens them', async () => {
  const dora = await withResult();
  const link = await linkOf(dora);
  await ask(link, '111112');
  const response = await stack.call('GET', '/api/users/me/export', { token: dora.token });
  const text = await response.text();
  const { parts } = JSON.parse(text) as { parts: { links: object[] } };
  expect(parts.links).toEqual([
    expect.objectContaining({
      linkId: link.linkId,
      wrongTries: 1,
      openings: [{ at: expect.any(String), isRight: false }],
    }),
  ]);
  expect(parts.links[0]).not.toHaveProperty('passcodeHash');
  for (const secret of [link.id, link.key, '482915']) expect(text).not.toContain(secret);
});

/** Every item of the table of links, as text. */
async function itemsOfLinks(): Promise<string> {
  const client = new DynamoDBClient({
    endpoint: `${stack.url}${standInPath}/dynamodb`,
    region: 'eu-west-1',
    credentials: { accessKeyId: stack.localKey(), secretAccessKey: 'local' },
  });
  return JSON.stringify((await client.send(new ScanCommand({ TableName: 'links' }))).Items);
}

/** The data of every table as it lies on the disk, with what SQLite has not overwritten yet. */
function storedText(): string {
  const files = readdirSync(stack.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(stack.dataDir, name)).isFile(),
  );
  return files.map((name) => readFileSync(join(stack.dataDir, name)).toString('latin1')).join('\n');
}

/** Six digits that are stored nowhere yet: among so many ids, hashes and times any six can come about by chance. */
const newPasscode = (): string => {
  const stored = storedText();
  const passcodes = Array.from({ length: 1000 }, (_, at) => String(482_915 + at * 37));
  return passcodes.find((passcode) => !stored.includes(passcode)) ?? expect.fail('every passcode is stored');
};

describe('the server', () => {
  test('has only ciphertext: nothing of the files, no key, no id, no passcode and no recipient, stored or printed', async () => {
    const passcode = newPasscode();
    const spaced = `${passcode.slice(0, 3)} ${passcode.slice(3)}`;
    const link = await linkOf(ada, { passcode: spaced });
    await read(link, passcode);
    await ask(link, '111112');
    const words = [canary, 'Zquxanary', Buffer.from(canary).toString('base64').slice(0, 12), recipient, 'Kanarien'];
    const places = { stored: storedText(), printed: stack.output() };
    for (const [place, text] of Object.entries(places)) {
      for (const word of [...words, link.key, link.id, passcode, spaced])
        expect([place, word, text.includes(word)]).toEqual([place, word, false]);
    }
    // The search would find them.
    expect(places.stored).toContain(link.linkId);
    expect(readShlink(link.shlink)).toMatchObject({ key: link.key });
  });

  test('finds nothing about a person in the addresses that readers call', async () => {
    const link = await linkOf();
    const called: string[] = [];
    const noting = (url: string, options?: RequestInit) => {
      called.push(url);
      return fetch(url, options);
    };
    await new SHLViewer({ shlinkURI: link.shlink, fetch: noting }).resolveSHL({
      recipient,
      passcode: '482915',
      embeddedLengthMax: 0,
    });
    expect(called).toHaveLength(3);
    for (const url of called)
      for (const word of ['Zquxanary', 'Kanarien', link.key, '482915', ada.userId, ada.email])
        expect(url).not.toContain(word);
  });
});

describe('a page of another site', () => {
  test('may read what is public by design, after the browser’s preflight request', async () => {
    const link = await linkOf();
    const path = `${stack.url}/api/links/manifest?id=${link.id}`;
    const headers = {
      origin: 'https://viewer.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const asked = await fetch(path, { method: 'OPTIONS', headers });
    expect([asked.status, await asked.text()]).toEqual([204, '']);
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    for (const path of [
      '/.well-known/jwks.json',
      '/api/fhir/CodeSystem/longevity-results',
      '/api/fhir/CodeSystem/none',
    ]) {
      const answer = await fetch(`${stack.url}${path}`, { headers: { origin: 'https://viewer.example' } });
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, '*']);
    }
    for (const passcode of ['482915', '111112']) {
      const answer = await ask(link, passcode);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await ask({ id: 'u'.repeat(43) }, '1')).headers.get('access-control-allow-origin')).toBe('*');
    const file = await fetch(`${stack.url}/api/links/file?ticket=none`);
    expect([file.status, file.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });

  test.each(routeNames.filter((name) => !('anyOrigin' in routes[name])))(
    'may not read what %s answers',
    async (name) => {
      const { method, path } = routes[name];
      const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
      const answer = await fetch(`${stack.url}${path}`, { method, ...body });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      const asked = await fetch(`${stack.url}${path}`, { method: 'OPTIONS' });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    },
  );
});
