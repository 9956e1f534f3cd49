import assert from 'node:assert/strict';
import { ulid } from 'ulid';
import type { PersonPlaces } from '#functions/adapters/person-stores.ts';
import { findLink, listLinks, saveLink } from '#functions/features/doctor/adapters/links.ts';
import { letters } from '#functions/features/doctor/letter.ts';
import * as ownPorts from '#functions/features/doctor/ports.ts';
import * as documentPorts from '#functions/features/doctor/ports-document.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';
import { fakeLinks } from './fake-links.ts';
import { makeLink } from './make-link.ts';

// What tests that cover every route, every mail or all data of a user need of this feature.

export const ports = { ...documentPorts, ...ownPorts };

const { links: _, files: __, close, keep, findOwn, ...table } = fakeLinks();
/** Each in memory. */
export const fakes = {
  ...table,
  composeDocument: async () => ({}),
  hasOwner: async () => true,
  hasResult: async () => true,
  closeLink: close,
  closeLinks: async () => {},
  findOwnLink: findOwn,
  keepLink: keep,
} satisfies Readonly<Record<keyof typeof ports, unknown>>;

const [id, shares] = ['i'.repeat(43), { name: true, birthdate: true, mood: true, weight: true }];
const link = {
  id,
  passcode: '482 915',
  days: 7,
  files: [{ contentType: 'application/fhir+json', jwe: 'aa..bb.cc.dd' }],
};

export const honest: readonly (readonly [RouteName, unknown])[] = [['createLink', link]];

/** A request to each route, for the tests with forged tokens. */
export const bodies = {
  closeLink: (): object => ({ linkId: id }),
  createLink: (): object => link,
  keepLink: (): object => ({ linkId: id }),
  makeDocument: (submissionId: string): object => ({ submissionId, shares }),
};

/** Requests to routes that ask for no token, with the status of the answer. */
export const openRequests: readonly (readonly [RouteName, path: string, status: number])[] = [
  ['getLinkFile', '/api/links/file?ticket=none', 404],
];

/** Written by hand, as an independent check of the derived rights (tests/infra/rights.test.ts). */
export const rights: Readonly<Record<string, Record<string, string[]>>> = {
  'make-document': {
    accounts: ['dynamodb:GetItem'],
    submissions: ['dynamodb:GetItem', 'dynamodb:Query'],
    results: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    erased: ['dynamodb:ConditionCheckItem'],
    'the signing key': ['kms:GetPublicKey', 'kms:Sign'],
  },
  // No link is created after an erasure or a logout everywhere: the same write checks the account.
  'create-link': {
    accounts: ['dynamodb:ConditionCheckItem', 'dynamodb:GetItem'],
    links: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
    // Whether there is any.
    results: ['dynamodb:Query'],
    limits: ['dynamodb:UpdateItem'],
  },
  'list-links': { accounts: ['dynamodb:GetItem'], links: ['dynamodb:Query'] },
  'close-link': {
    accounts: ['dynamodb:GetItem'],
    links: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'],
  },
  'keep-link': { accounts: ['dynamodb:GetItem'], links: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  // Strangers call these two: nothing of answers, results or the user pool.
  'open-link': {
    accounts: ['dynamodb:GetItem'],
    links: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'],
    'the account queue': ['sqs:SendMessage'],
  },
  'get-link-file': { accounts: ['dynamodb:GetItem'], links: ['dynamodb:GetItem'] },
};

/** Routes whose calls are logged. */
export const securityEvents: readonly RouteName[] = ['createLink', 'openLink'];

/** What each route that ends all sessions of a user needs besides: it closes the links, too. */
export const endings = { links: ['dynamodb:DeleteItem', 'dynamodb:Query', 'dynamodb:UpdateItem'] };

export const mails = { 'link ended': letters['link-ended']({ siteUrl: 'https://health.example' }) };

/** Something that only this feature stores about a user, and how it looks in its table. */
export const traces = [
  {
    leave: async (stack: TestStack, token: string): Promise<void> => {
      const { body } = await makeLink(stack.url, [{ resourceType: 'Bundle' }, { resourceType: 'Binary' }]);
      assert.equal((await stack.call('POST', '/api/links/create', { token, body })).status, 201);
    },
    looks: /passcodeHash|"jwe"/,
  },
];

/** Stores a link of a user, and says whether it has moved to the user's new id. */
export const items = [
  async (places: PersonPlaces, userId: UserId) => {
    const tableOf = ({ client, linksTable }: PersonPlaces) => ({
      client,
      tableName: linksTable,
      reportUnreadable: () => {},
    });
    const times = { madeAt: places.now().toISOString(), endsAt: '2999-01-01T00:00:00.000Z' };
    const stored = {
      userId,
      linkId: ulid(),
      ...times,
      language: 'es' as const,
      passcodeHash: 'hash',
      wrongTries: 0,
      openings: [],
      fileCount: 1,
    };
    assert.equal(await saveLink(tableOf(places), places.accountsTable)(stored, ['a.b.c.d.e'], 0), 'saved');
    return async (restored: PersonPlaces, newId: UserId): Promise<void> => {
      assert.equal((await findLink(tableOf(restored))(stored.linkId))?.userId, newId);
      assert.deepEqual(
        (await listLinks(tableOf(restored))(newId)).map(({ linkId }) => linkId),
        [stored.linkId],
      );
    };
  },
];

/** Calls each of its routes in a deployed system. Throws unless each step is answered as it should be. */
export const journey = async (stack: TestStack): Promise<void> => {
  const account = await stack.register();
  const submissionId = await submit(stack, account, { answers: longevityPersonas.average45F?.answers ?? {} });
  await awaitResult(stack, account, submissionId);
  const { token } = account;
  const post = async (path: string, status: number, body: object, own = true) => {
    const response = await stack.call('POST', path, { body, ...(own && { token }) });
    assert.equal(response.status, status, `${path}: ${response.status} ${await response.clone().text()}`);
    return (await response.json()) as { linkId: string; files: { location: string }[] };
  };
  const document = await post('/api/results/document', 200, { submissionId, shares });
  const made = await makeLink(stack.url, [document]);
  const { linkId } = await post('/api/links/create', 201, made.body);
  await post('/api/links/keep', 200, { linkId });
  const manifest = `/api/links/manifest?id=${made.id}`;
  await post(manifest, 401, { recipient: 'A clinic', passcode: '000001' }, false);
  const asked = { recipient: 'A clinic', passcode: made.passcode, embeddedLengthMax: 0 };
  const { files } = await post(manifest, 200, asked, false);
  const file = await fetch(files[0]?.location ?? '');
  assert.equal(file.status, 200);
  assert.match(await file.text(), /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  const list = await stack.call('GET', '/api/links/me', { token });
  assert.equal(((await list.json()) as unknown[]).length, 1);
  await post('/api/links/close', 200, { linkId });
  await post(manifest, 404, asked, false);
};
