import { describe, expect, test } from 'vitest';
import type { Account } from '#functions/accounts/account.ts';
import { withSession } from '#functions/accounts/sessions.ts';
import {
  fileAddress,
  hashLinkId,
  hashPasscode,
  isPasscode,
  readTicket,
} from '#functions/features/doctor/adapters/link-secrets.ts';
import { createLink } from '#functions/features/doctor/create-link.ts';
import { letters } from '#functions/features/doctor/letter.ts';
import type { Link } from '#functions/features/doctor/link.ts';
import { getLinkFile, openLink } from '#functions/features/doctor/open-link.ts';
import { closeLink, keepLink, listLinks } from '#functions/features/doctor/own-links.ts';
import { asUserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import type { AnswerOf, BodyOf } from '#shared/contract/schemas/schemas.ts';
import { createLinkSchemas } from '#shared/features/doctor/schemas.ts';
import { fakeLinks } from '#tests/features/doctor/fake-links.ts';
import { account, caller, client, fakeMailLimits } from '#tests/unit/functions/fakes.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-21T10:58:00Z');
const id = 'i'.repeat(43);
const file = { contentType: 'application/fhir+json' as const, jwe: 'h..i.c.t' };
const asked = { id, passcode: '482915', days: 1 as const, language: 'en' as const, files: [file] };
const other = { ...caller, userId: asUserId('user-2'), account: { ...account, userId: asUserId('user-2') } };

/** A system with a virtual clock. */
const system = () => {
  let time = start;
  const jobs: AccountJob[] = [];
  const links = {
    ...fakeLinks(),
    ...fakeMailLimits(),
    /** The messages on the queue of account jobs. */
    jobs,
    enqueue: async (job: AccountJob) => void jobs.push(job),
    findAccount: async (_userId: string): Promise<Account | null> => null,
    hash: (purpose: string, text: string) => `${purpose} ${text}`,
    hasOwner: async (_userId: string) => true,
    hasResult: async (_userId: string) => true,
    now: () => new Date(time),
  };
  const create = (more: Partial<BodyOf<'createLink'>> = {}, by = caller) =>
    createLink(links)({
      body: { ...asked, passcode: '482 915', days: 7, ...more },
      query: null,
      caller: by,
      client,
    });
  const open = (passcode?: string, more: Partial<BodyOf<'openLink'>> = {}, opened = id) =>
    openLink(links)({
      body: { recipient: 'Dr Kanarie', ...(passcode !== undefined && { passcode }), ...more },
      query: { id: opened },
      caller: null,
      client,
    });
  const own = { query: null, caller, client };
  return {
    links,
    create,
    open,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    list: async () => answerOf(await listLinks(links)({ body: null, ...own })) as AnswerOf<'listLinks'>,
    close: (linkId = `hash-of-${id}`, by = caller) => closeLink(links)({ ...own, body: { linkId }, caller: by }),
    keep: (linkId = `hash-of-${id}`, by = caller) => keepLink(links)({ ...own, body: { linkId }, caller: by }),
  };
};

const askFor = (opened: string) => ({
  body: { recipient: 'Dr Kanarie', passcode: '482915' },
  query: { id: opened },
  caller: null,
  client,
});
const answerOf = (outcome: object) => ('answer' in outcome ? outcome.answer : outcome);
const codeOf = (outcome: object) =>
  'refusal' in outcome ? (outcome.refusal as { code: string; remainingAttempts?: number }) : { code: 'ok' };

describe('a link', () => {
  test('opens with its passcode, typed with or without the gap, and gives the files as they were stored', async () => {
    const { create, open } = system();
    await create();
    for (const passcode of ['482915', '482 915', ' 482-915 '])
      expect(answerOf(await open(passcode))).toMatchObject({ files: [{ embedded: file.jwe, fhirVersion: '4.0.1' }] });
  });

  test('gives an address instead of a file that the reader finds too long', async () => {
    const { create, open } = system();
    await create();
    expect(answerOf(await open('482915', { embeddedLengthMax: 7 }))).toMatchObject({
      files: [{ location: expect.stringMatching(/^https:.*\/0$/), contentType: 'application/fhir+json' }],
    });
    expect(answerOf(await open('482915', { embeddedLengthMax: 8 }))).toMatchObject({ files: [{ embedded: file.jwe }] });
  });

  test('keeps the language that its owner chose for the doctor', async () => {
    const { create, list } = system();
    await create();
    await create({ id: 'o'.repeat(43), language: 'es' });
    expect((await list()).map(({ language }) => language)).toEqual(['en', 'es']);
  });

  test('that names no language is for a doctor who reads English', () => {
    const { language: _, ...named } = asked;
    expect(createLinkSchemas.body.parse(named).language).toBe('en');
  });

  test('is stored once for two equal calls, which get the same response', async () => {
    const { create, links } = system();
    const [first, second] = [await create(), await create({ passcode: '482 916' })];
    expect(first).not.toHaveProperty('isRepeat');
    expect(second).toEqual({ ...first, isRepeat: true });
    expect(links.links.size).toBe(1);
  });

  test('requested twice at once is created once, and both calls get it', async () => {
    const { create, links } = system();
    const both = await Promise.all([create(), create()]);
    const [first, second] = 'isRepeat' in both[0] ? both.toReversed() : both;
    expect(second).toEqual({ ...first, isRepeat: true });
    expect(links.links.size).toBe(1);
  });

  test('is created only for a user with a result', async () => {
    const { links } = system();
    const create = createLink({ ...links, hasResult: async () => false });
    expect(codeOf(await create({ body: asked, query: null, caller, client })).code).toBe('not-allowed');
    expect(links.links.size).toBe(0);
  });

  test('is one of ten in a day, even for a user who closes each, and a repeat does not count', async () => {
    const { create, close, pass } = system();
    const made = async (n: number) => {
      const outcome = await create({ id: `${n}`.padStart(43, 'i') });
      await create({ id: `${n}`.padStart(43, 'i') });
      await close(`hash-of-${`${n}`.padStart(43, 'i')}`);
      return codeOf(outcome).code;
    };
    for (let n = 0; n < 10; n += 1) expect(await made(n)).toBe('ok');
    expect(await made(10)).toBe('slow-down');
    expect(codeOf(await create({ id: 'o'.repeat(43) }, other)).code).toBe('ok');
    pass(dayMs);
    expect(await made(11)).toBe('ok');
  });

  test('holds at most 200 kB in all', () => {
    const jwe = (bytes: number) => `h..i.${'c'.repeat(bytes - 7)}.t`;
    expect(createLinkSchemas.maxBytes).toBe(200_000);
    const fits = (bytes: number) =>
      createLinkSchemas.body.safeParse({ id, passcode: '482915', days: 7, files: [{ ...file, jwe: jwe(bytes) }] })
        .success;
    expect([fits(200_000), fits(200_001)]).toEqual([true, false]);
  });

  test('with the id of an ended link is refused', async () => {
    const { links } = system();
    const create = createLink({ ...links, saveLink: async () => 'taken' });
    expect(codeOf(await create({ body: asked, query: null, caller, client })).code).toBe('not-allowed');
  });

  test('with an id that another user has used is refused', async () => {
    const { create, links } = system();
    await create({}, other);
    expect(codeOf(await create())).toMatchObject({ code: 'not-allowed' });
    expect(links.links.get(`hash-of-${id}`)?.userId).toBe('user-2');
  });

  test.each(['12345', '1234567', 'letters', '123456', '111111'])(
    'is not created with the passcode %s',
    async (passcode) => {
      const { create, links } = system();
      expect(codeOf(await create({ passcode }))).toMatchObject({ code: 'malformed' });
      expect(links.links.size).toBe(0);
    },
  );

  test('is not created while ten are open, and is again once one is closed', async () => {
    const { create, close, pass } = system();
    const ids = Array.from({ length: 11 }, (_, at) => String(at).padStart(43, 'x'));
    for (const each of ids.slice(0, 10)) expect(codeOf(await create({ id: each })).code).toBe('ok');
    // The tenth, whose first response was lost.
    expect(await create({ id: ids[9] ?? '' })).toMatchObject({ isRepeat: true });
    expect(codeOf(await create({ id: ids[10] ?? '' })).code).toBe('too-many-links');
    await close(`hash-of-${ids[3]}`);
    pass(dayMs);
    expect(codeOf(await create({ id: ids[10] ?? '' })).code).toBe('ok');
  });

  describe('if the account changes between the check of the token and the write', () => {
    const made = async (latest: Account | null) => {
      const { links } = system();
      const saveLink: typeof links.saveLink = async (link, files, revision) =>
        revision === account.revision ? 'account-changed' : links.saveLink(link, files, revision);
      const create = createLink({ ...links, saveLink, findAccount: async () => latest });
      return codeOf(await create({ body: asked, query: null, caller, client })).code;
    };
    const session = { id: caller.signInId, isRemembered: true, device: 'Firefox/Windows' };
    const changed = { ...account, revision: account.revision + 1 };

    test('is created anyway while the session lasts', async () => {
      expect(await made(withSession(changed, session, new Date(start)))).toBe('ok');
    });

    test.each([
      ['the session has ended', changed],
      ['the person is being erased', null],
    ])('is not created when %s', async (_, latest) => {
      expect(await made(latest)).toBe('unauthenticated');
    });
  });
});

describe('wrong passcodes', () => {
  test('get the number of tries left, and the fifth ends the link, even for the right passcode', async () => {
    const { create, open, links } = system();
    await create();
    const told = ['4 tries are left', '3 tries are left', '2 tries are left', 'One try is left', 'is now closed'];
    for (const [at, words] of told.entries()) {
      const message = expect.stringContaining(words);
      expect(codeOf(await open('000001'))).toMatchObject({
        code: 'wrong-passcode',
        remainingAttempts: 4 - at,
        message,
      });
    }
    expect(codeOf(await open('482915')).code).toBe('not-found');
    expect(links.files.size).toBe(0);
  });

  test('do not block the right one while a try is left', async () => {
    const { create, open } = system();
    await create();
    for (let tries = 0; tries < 4; tries += 1) await open('000001');
    expect(codeOf(await open())).toMatchObject({ remainingAttempts: 1 });
    expect(answerOf(await open('482915'))).toMatchObject({ files: [{ embedded: file.jwe }] });
  });

  test('are counted over the whole life of the link, and a right one in between resets nothing', async () => {
    const { create, open } = system();
    await create();
    for (const passcode of ['000001', '482915', '000001', '000001', '482915', '000001']) await open(passcode);
    expect(codeOf(await open('000001'))).toMatchObject({ remainingAttempts: 0 });
    expect(codeOf(await open('482915')).code).toBe('not-found');
  });

  test('of a thousand concurrent tries get five responses, and none of the others opens the link', async () => {
    const { create, open } = system();
    await create();
    const guesses = Array.from({ length: 1000 }, (_, at) => String(at).padStart(6, '0'));
    const codes = (await Promise.all(guesses.map((guess) => open(guess)))).map((each) => codeOf(each).code);
    expect(codes.filter((code) => code === 'wrong-passcode')).toHaveLength(5);
    expect(codes.filter((code) => code === 'not-found')).toHaveLength(995);
  });

  test('the last wrong passcode of a thousand concurrent ones mails the owner once', async () => {
    const { create, open, links } = system();
    await create();
    for (let tries = 0; tries < 4; tries += 1) await open('000001');
    expect(links.jobs).toEqual([]);
    await Promise.all(Array.from({ length: 1000 }, () => open('000001')));
    expect(links.jobs).toEqual([{ kind: 'letter', letter: 'link-ended', userId: 'user-1' }]);
  });

  test('the mail about it has no word about what was behind the link', () => {
    const { subject, text, html } = letters['link-ended']({ siteUrl: 'https://health.example' });
    expect(subject).toBe('A link you shared was closed');
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/doctor|clinic|health(?!\.example)|heart|result|score|\bage\b|quiz/i);
  });

  test('a missing passcode does not count as a try, and is asked for', async () => {
    const { create, open, links } = system();
    await create();
    for (const passcode of [undefined, '', '  '])
      expect(codeOf(await open(passcode))).toMatchObject({ code: 'wrong-passcode', remainingAttempts: 5 });
    expect(links.links.get(`hash-of-${id}`)).toMatchObject({ wrongTries: 0, openings: [] });
  });
});

describe('an ended link', () => {
  const overBy: Record<string, (world: ReturnType<typeof system>) => unknown> = {
    closed: ({ close }) => close(),
    'at its end': ({ pass }) => pass(7 * dayMs),
    'out of tries': async ({ open }) => {
      for (let tries = 0; tries < 5; tries += 1) await open('000001');
    },
    'of a user who asked to be erased': ({ links }) => {
      links.hasOwner = async () => false;
    },
  };

  test.each(Object.keys(overBy))('%s gets the same response, word for word, as one that never existed', async (how) => {
    const world = system();
    await world.create();
    const unknown = await world.open('482915', {}, 'u'.repeat(43));
    expect(codeOf(unknown).code).toBe('not-found');
    await overBy[how]?.(world);
    expect(await world.open('482915')).toEqual(unknown);
    expect(await world.open('000001')).toEqual(unknown);
    expect(await world.open()).toEqual(unknown);
  });

  test('opens until the last moment, and not at its end', async () => {
    const { create, open, pass } = system();
    await create({ days: 1 });
    pass(dayMs - 1);
    expect(codeOf(await open('482915')).code).toBe('ok');
    pass(1);
    expect(codeOf(await open('482915')).code).toBe('not-found');
  });

  test('does not open if its files are deleted already', async () => {
    const { create, open, links } = system();
    await create();
    expect(codeOf(await openLink({ ...links, findFiles: async () => null })(askFor(id))).code).toBe('not-found');
    expect(codeOf(await open('482915')).code).toBe('ok');
  });

  test('cannot be extended', async () => {
    const { create, close, keep } = system();
    await create();
    await close();
    expect(codeOf(await keep()).code).toBe('not-found');
  });

  test.each([
    ['closed', (link: Link) => ({ ...link, closed: { at: link.madeAt, by: 'logout' as const } })],
    ['erased', () => null],
  ])('cannot be extended when it is %s meanwhile', async (_, become) => {
    const { create, links } = system();
    await create();
    let next: (link: Link) => Link | null = (link) => link;
    const findOwn = async () => {
      const link = links.links.get(`hash-of-${id}`);
      return link ? next(link) : null;
    };
    const keep = async () => {
      next = become;
    };
    const body = { linkId: `hash-of-${id}` };
    expect(codeOf(await keepLink({ ...links, findOwn, keep })({ body, query: null, caller, client })).code).toBe(
      'not-found',
    );
  });
});

describe('its owner', () => {
  test('sees when it was opened and with which outcome, but nothing about the reader', async () => {
    const { create, open, pass, list } = system();
    await create();
    await open('000001');
    pass(60_000);
    await open('482915');
    expect(await list()).toEqual([
      {
        linkId: `hash-of-${id}`,
        madeAt: '2026-11-21T10:58:00.000Z',
        endsAt: '2026-11-28T10:58:00.000Z',
        language: 'en',
        isOver: false,
        openings: [
          { at: '2026-11-21T10:59:00.000Z', isRight: true },
          { at: '2026-11-21T10:58:00.000Z', isRight: false },
        ],
      },
    ]);
  });

  test('sees the newest first', async () => {
    const { create, pass, list } = system();
    const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(43));
    for (const each of ids) {
      await create({ id: each });
      pass(1000);
    }
    expect((await list()).map(({ linkId }) => linkId)).toEqual(ids.toReversed().map((each) => `hash-of-${each}`));
  });

  test('closes it at once, and closing it again changes nothing', async () => {
    const { create, close, pass, links } = system();
    await create();
    const closed = answerOf(await close());
    expect(closed).toMatchObject({ isOver: true, closed: { by: 'owner', at: '2026-11-21T10:58:00.000Z' } });
    expect([links.files.size, links.links.get(`hash-of-${id}`)?.passcodeHash]).toEqual([0, '']);
    pass(1000);
    expect(answerOf(await close())).toEqual(closed);
  });

  test('sees that it ended after five wrong passcodes', async () => {
    const { create, open, list } = system();
    await create();
    for (let tries = 0; tries < 5; tries += 1) await open('000001');
    expect(await list()).toMatchObject([{ isOver: true, closed: { by: 'wrong-passcodes' } }]);
  });

  test('extends it by seven days, at most to thirty days ahead', async () => {
    const { create, keep } = system();
    await create({ days: 30 });
    expect(answerOf(await keep())).toMatchObject({ endsAt: '2026-12-21T10:58:00.000Z' });
    const short = system();
    await short.create({ days: 7 });
    expect(answerOf(await short.keep())).toMatchObject({ endsAt: '2026-12-05T10:58:00.000Z' });
  });

  test('is the only one who can close and extend it: other users get not found', async () => {
    const { create, close, keep, open } = system();
    await create();
    expect(codeOf(await close(undefined, other)).code).toBe('not-found');
    expect(codeOf(await keep(undefined, other)).code).toBe('not-found');
    expect(codeOf(await open('482915')).code).toBe('ok');
  });
});

describe('the address of a file', () => {
  const get = (links: ReturnType<typeof system>['links'], named: { linkId: string; file: number } | null) =>
    getLinkFile({ ...links, readTicket: () => named })({
      body: null,
      query: { ticket: 'ticket' },
      caller: null,
      client,
    });

  test('gives the file, until the link is closed', async () => {
    const { create, close, links } = system();
    await create();
    const named = { linkId: `hash-of-${id}`, file: 0 };
    expect(answerOf(await get(links, named))).toBe(file.jwe);
    expect(codeOf(await get(links, { ...named, file: 1 })).code).toBe('not-found');
    expect(codeOf(await get(links, null)).code).toBe('not-found');
    await close();
    expect(codeOf(await get(links, named)).code).toBe('not-found');
  });

  // The files of such a link are still there for a while.
  test('gives nothing once the link has ended or its owner is being erased', async () => {
    const { create, pass, links } = system();
    await create();
    const named = { linkId: `hash-of-${id}`, file: 0 };
    expect(codeOf(await get({ ...links, hasOwner: async () => false }, named)).code).toBe('not-found');
    pass(7 * dayMs);
    expect(codeOf(await get(links, named)).code).toBe('not-found');
  });
});

const key = 'key of the server';
const linkId = hashLinkId(key)('i'.repeat(43));
const now = new Date('2026-11-21T10:58:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a passcode matches with its own link and key only', async () => {
  const passcodeHash = await hashPasscode(key)(linkId, '482915');
  expect(passcodeHash).not.toContain('482915');
  expect(await isPasscode(key)({ linkId, passcodeHash }, '482915')).toBe(true);
  expect(await isPasscode(key)({ linkId, passcodeHash }, '482916')).toBe(false);
  expect(await isPasscode('another key')({ linkId, passcodeHash }, '482915')).toBe(false);
  expect(await isPasscode(key)({ linkId: hashLinkId(key)('another'), passcodeHash }, '482915')).toBe(false);
  // As a closed link is stored.
  expect(await isPasscode(key)({ linkId, passcodeHash: '' }, '482915')).toBe(false);
});

const ticketOf = (address: string) => new URL(address).searchParams.get('ticket') ?? '';

test('the address of a file works for five minutes, and names file and link by hashes', () => {
  const address = fileAddress(key, '/api/links/file')('longevity.example', linkId, 1, now);
  expect(address).toMatch(/^https:\/\/longevity\.example\/api\/links\/file\?ticket=[\w.-]+$/);
  expect(readTicket(key)(ticketOf(address), minutesLater(4.9))).toEqual({ linkId, file: 1 });
  expect(readTicket(key)(ticketOf(address), minutesLater(5))).toBeNull();
});

test('a changed or forged ticket is invalid', () => {
  const ticket = ticketOf(fileAddress(key, '/f')('longevity.example', linkId, 0, now));
  const [id, , until, seal] = ticket.split('.');
  for (const changed of [
    `${id}.1.${until}.${seal}`,
    `${id}.0.${Number(until) + 600}.${seal}`,
    `${hashLinkId(key)('other')}.0.${until}.${seal}`,
    `${id}.0.${until}`,
    '',
    'x'.repeat(200),
  ])
    expect(readTicket(key)(changed, now)).toBeNull();
  expect(readTicket('another key')(ticket, now)).toBeNull();
});

test('only this machine is called without TLS', () => {
  const address = (host: string) => fileAddress(key, '/f')(host, linkId, 0, now);
  expect(address('localhost:3000')).toMatch(/^http:/);
  expect(address('127.0.0.1:3000')).toMatch(/^http:/);
  expect(address('localhost.example')).toMatch(/^https:/);
});
