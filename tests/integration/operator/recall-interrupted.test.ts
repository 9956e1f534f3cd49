import { afterAll, expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { confirmMail } from '#functions/accounts/account-letters.ts';
import { sendProof } from '#functions/accounts/address/send-proof.ts';
import { erasePerson } from '#functions/accounts/erasure.ts';
import { changeAccount, createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { saveResult } from '#functions/adapters/results/results.ts';
import { hashCode, keyedHash } from '#functions/adapters/server-key.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import type { MailToSend } from '#functions/mail/mail-to-send.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { rescoreAll, sendAll } from '#infra/aws/ops/recall/recall.ts';
import { letterPorts, rescorePorts } from '#infra/aws/ops/recall/recall-ports.ts';
import { readEnginePattern } from '#infra/aws/ops/recall/rescore-one.ts';
import { accountQueueName } from '#infra/local/local-queues.ts';
import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { composeWithSlots, type ResultWithSlots, type Submitted } from '#shared/result.ts';
import { lifeUntil } from '#tests/support/pipeline-workers.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';
import { isFullLoad, seeded } from '#tests/support/random.ts';
import { someSubmission } from '#tests/support/submissions.ts';

// A recall that is killed anywhere, beside workers and erasures, and continued by the next run: nobody gets two letters, and
// nobody none.

const world = await startWorld();
afterAll(() => world.stop());

const { client, accountsTable, resultsTable } = world.places;
const table = { client, reportUnreadable: () => {} };
const accounts = { ...table, tableName: accountsTable };
const results = { ...table, tableName: resultsTable };

/** No engine has this version yet. */
const next = `${Number(engineVersion.split('.')[0]) + 1}.0.0`;
const wrong = readEnginePattern(`${engineVersion.split('.').slice(0, 2).join('.')}.x`);
if (!wrong) throw new Error('The version of the engine is a pattern.');

/** The corrected engine's results for people, by their names here. */
const kinds = ['level', 'warning', 'figure', 'same'] as const;
type Kind = (typeof kinds)[number];

const corrected = async (input: Submitted): Promise<ResultWithSlots> => {
  const { content, slots } = await composeWithSlots(input);
  const summary = content.overall_summary;
  const made = { ...content, engine: { version: next, hash: `${content.engine.hash}-corrected` } };
  if (input.firstName === 'level') made.overall_summary = { ...summary, headline: 'Another level' };
  if (input.firstName === 'figure') made.intro = `${made.intro} This sentence is new.`;
  if (input.firstName === 'warning')
    made.redFlags = [...made.redFlags, { code: 'testSign', level: 'urgent', message: 'See a doctor.' }];
  return { content: made, slots };
};

type Person = {
  userId: UserId;
  runId: RunId;
  submissionId: SubmissionId;
  kind: Kind;
  page: string;
  isConfirmed: boolean;
};

/** With an account, answers and a result of the wrong engine, as the worker leaves them. */
const settle = async (kind: Kind, isConfirmed: boolean): Promise<Person> => {
  const { submissionId, ...some } = someSubmission(world.now());
  const submission = { ...some, submissionId, firstName: kind };
  const { userId, email, runId, quizId, submittedAt } = submission;
  const account = newAccount({ userId, email, emailAsTyped: email, firstName: kind, lastName: '' }, world.now());
  await createAccountItem(
    accounts,
    world.tombstones,
  )({
    ...account,
    ...(isConfirmed && { confirmedAt: submittedAt }),
  });
  await world.save(submission);
  const { content } = await composeWithSlots({ ...submission, today: submittedAt.slice(0, 10) });
  const result = { submissionId, quiz_id: quizId, submittedAt, content };
  await saveResult(results, world.tombstones, world.now)(userId, result);
  return { userId, runId, submissionId, kind, page: JSON.stringify(content), isConfirmed };
};

const places = {
  ...world.places,
  site: 'https://longevity.example',
  place: '',
  accountQueueUrl: process.env.ACCOUNT_QUEUE_URL ?? '',
  signingKey: process.env.SIGNING_KEY ?? '',
  from: process.env.MAIL_SENDER,
  configurationSet: undefined,
};
/** The recall waits on the world's clock. */
const clock = { now: world.now, pause: async (milliseconds: number) => world.pass(milliseconds / 1000) };

/** Letters that were handed over, as of now. */
const sentTo = new Map<string, number>();
const counted =
  (send: ReturnType<typeof world.depsOf>['sendMail']) =>
  async (mail: MailToSend): Promise<Awaited<ReturnType<NonNullable<typeof send>>>> => {
    sentTo.set(mail.tags.userId, (sentTo.get(mail.tags.userId) ?? 0) + 1);
    return (await send?.(mail)) ?? { outcome: 'refused', reason: 'off' };
  };

/** The worker of account jobs, with the world's clock: it sends the mails that ask to confirm an address. */
const workOffProofs = async () => {
  const { serverKey, limitsTable } = world.places;
  for (;;) {
    const queue = world.standIns.sqs.queue(accountQueueName);
    const messages = await queue.receive({ count: 10, waitMs: 0 }, AbortSignal.timeout(5000));
    if (messages.length === 0) return;
    for (const { body, receipt } of messages) {
      const { userId, proofId } = JSON.parse(body);
      const account = await findAccount(accounts)(userId);
      const proof = account?.proofs.find(({ id }) => id === proofId);
      if (account && proof)
        await sendProof(
          {
            changeAccount: changeAccount(accounts),
            take: takeFrom({ client, tableName: limitsTable }),
            takeMail: takeRollingFrom({ client, tableName: limitsTable }),
            hash: (purpose, text) => keyedHash(serverKey, purpose, text),
            hashCode: hashCode(serverKey),
            sendMail: counted(world.depsOf().sendMail),
            composeProof: (mail) => confirmMail({ ...mail, siteUrl: places.site }),
            now: world.now,
            watch: { mail: () => {} },
          },
          account,
          proof,
          { kind: 'proof', userId, proofId },
        );
      world.standIns.sqs.remove(receipt);
    }
  }
};

const resultPorts = ['findResult', 'findSubmission', 'supersede', 'writeTurn'] as const;
const letterCalls = [
  'find',
  'claim',
  'settle',
  'giveBack',
  'isErased',
  'findAccount',
  'askToConfirm',
  'sendMail',
] as const;

type Life = Pick<ReturnType<typeof lifeUntil>, 'mortal' | 'death'>;

/** One run of the command's work, until its end or its death. `onLetter`: whose letter begins. */
const runIn = async ({ mortal, death }: Life, correction: string, onLetter: (userId: UserId) => void = () => {}) => {
  const work = async () => {
    const told = { id: correction, reason: 'An answer counted the wrong way round.' };
    const ofResults = { ...rescorePorts(places, told, clock), compose: corrected, note: () => {} };
    await rescoreAll(mortal({ ...ofResults, writeTurn: async () => {} }, resultPorts), wrong);
    const ofLetters = await letterPorts(places, clock);
    const letters = mortal({ ...ofLetters, sendMail: counted(ofLetters.sendMail) }, letterCalls);
    return sendAll(
      {
        ...letters,
        claim: (letter, lease) => {
          onLetter(letter.userId);
          return letters.claim(letter, lease);
        },
      },
      correction,
    );
  };
  return Promise.race([work(), death]);
};

const immortal: Life = { mortal: (ports) => ports, death: new Promise(() => {}) };

/** How many mails about corrections each person has. */
const lettersTo = ({ userId }: Person) =>
  world.mails().filter(({ tags, subject }) => tags.userId === userId && /corrected/.test(subject)).length;

/**
 * Kills the run at each write in turn: the database's client dies after its k-th write, and the mail service and the queue with
 * it, each before or after the call.
 */
const killedAtWrite = (k: number) => {
  let writes = 0;
  let die = () => {};
  const death = new Promise<'died'>((resolve) => {
    die = () => resolve('died');
  });
  const never = () => new Promise<never>(() => {});
  const send = client.send.bind(client);
  const isWrite = (command: object) => /^(Put|Update|Delete|TransactWrite)/.test(command.constructor.name);
  const after = async () => {
    writes += 1;
    if (writes < k) return;
    die();
    await never();
  };
  const before = () => (writes < k ? Promise.resolve() : never());
  const mortalClient = Object.assign(Object.create(client), {
    send: async (command: Parameters<typeof send>[0]) => {
      await before();
      const answer = await send(command);
      if (isWrite(command)) await after();
      return answer;
    },
  }) as typeof client;
  return { death, before, after, client: mortalClient };
};

test('a run that is killed between any two writes is continued by the next: nobody gets two letters, and nobody none', async () => {
  let died = 0;
  for (let k = 1; ; k += 1) {
    // Two at once would be killed at writes that differ from run to run.
    const people = [await settle('level', true), await settle('warning', false)];
    const correction = `killed-at-${k}`;
    const told = { id: correction, reason: 'An answer counted the wrong way round.' };
    const life = killedAtWrite(k);
    const own = { ...places, client: life.client };
    const killed = async () => {
      await rescoreAll(
        { ...rescorePorts(own, told, clock), compose: corrected, writeTurn: async () => {}, note: () => {} },
        wrong,
      );
      const ports = await letterPorts(own, clock);
      const send = counted(ports.sendMail);
      return sendAll(
        {
          ...ports,
          sendMail: async (mail) => {
            await life.before();
            const answer = await send(mail);
            await life.after();
            return answer;
          },
        },
        correction,
      );
    };
    const ending = await Promise.race([killed(), life.death]);
    if (ending === 'died') died += 1;
    // The other workers of the stage go on meanwhile: SES's events are recorded, and account jobs are done.
    await workOffProofs();
    await world.noteMailEvents();
    world.pass(pipelineLimits.leaseSeconds + 1);
    await runIn(immortal, correction);
    await workOffProofs();
    expect([k, ...people.map(lettersTo)]).toEqual([k, 1, 1]);
    const stored = await world.results();
    for (const { submissionId } of people)
      expect(stored.find((item) => item.submissionId === submissionId)).toMatchObject({ engineVersion: next });
    if (ending !== 'died') break;
  }
  // Two results, two turns, two claims, a mail, the mails that the address may get, the request, two outcomes and two leases.
  expect(died).toBeGreaterThanOrEqual(12);
});

const people = isFullLoad ? 10_000 : 150;
const kills = isFullLoad ? 400 : 25;

const eraseOnce = ({ userId }: Person) => {
  const stores = personStores(world.places);
  return erasePerson({
    stores,
    beginErasing: beginErasing(world.tombstones, world.places.accountsTable, world.now),
  })(userId);
};

const erase = async (person: Person) => {
  while ((await eraseOnce(person)) !== 'done') world.pass(pipelineLimits.leaseSeconds + 1);
};

test(`a recall for ${people} people with ${kills} kills tells each once, keeps old results readable, and erased people stay erased`, async () => {
  const chance = seeded(14);
  const all: Person[] = [];
  for (let at = 0; at < people; at += 20)
    all.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, next) => settle(kinds[(at + next) % kinds.length] ?? 'same', next % 10 !== 0)),
      )),
    );
  const erased = new Map<Person, number>();
  const eraseNow = async (person: Person) => {
    await erase(person);
    erased.set(person, sentTo.get(person.userId) ?? 0);
  };
  /** Whose letter was under way. A call ends long before its lease does, so these wait for the run and not for the clock. */
  const waiting = new Set<Person>();
  let underWay: string | undefined;
  const eraseSomebody = async () => {
    const anybody = all[chance.below(all.length)];
    const person = all.find(({ userId }) => userId === underWay) ?? anybody;
    if (!person || erased.has(person) || waiting.has(person)) return;
    if (person.userId === underWay && (await eraseOnce(person)) !== 'done') waiting.add(person);
    else await eraseNow(person);
  };

  let died = 0;
  for (;;) {
    underWay = undefined;
    const k = died < kills ? 1 + chance.below((people * 20) / kills) : Number.POSITIVE_INFINITY;
    const eraseAt = chance.below(k);
    const life = lifeUntil(k, async (point) => {
      if (point === eraseAt && died < kills) await eraseSomebody();
    });
    const ending = await runIn(life, 'wrong-words', (userId) => {
      underWay = userId;
    });
    await life.settled();
    await workOffProofs();
    await world.noteMailEvents();
    world.pass(pipelineLimits.leaseSeconds + 1);
    for (const person of waiting) await eraseNow(person);
    waiting.clear();
    if (ending !== 'died') break;
    died += 1;
  }
  expect(died).toBe(kills);

  const stored = await world.results();
  const byId = new Map(stored.map((item) => [String(item.submissionId), item]));
  const mails = new Map<string, number>();
  for (const { tags, subject } of world.mails())
    if (/corrected/.test(subject)) mails.set(String(tags.userId), (mails.get(String(tags.userId)) ?? 0) + 1);
  for (const person of all) {
    const { userId, submissionId, kind, page } = person;
    const got = mails.get(userId) ?? 0;
    if (erased.has(person)) {
      expect(got).toBe(erased.get(person));
      continue;
    }
    const now = byId.get(submissionId);
    const earlier = byId.get(`${submissionId}~1`);
    if (kind === 'same') {
      expect([now?.content, now?.replaces, earlier, got]).toEqual([page, undefined, undefined, 0]);
      continue;
    }
    expect(now).toMatchObject({ engineVersion: next, replaces: { id: `${submissionId}~1` } });
    expect(earlier).toMatchObject({ content: page, replacedBy: { id: submissionId, engineVersion: next } });
    expect([kind, got]).toEqual([kind, kind === 'figure' ? 0 : 1]);
  }
  const gone = new Set([...erased.keys()].map(({ userId }) => String(userId)));
  expect((await world.everything()).filter((item) => gone.has(String((item as { userId?: string }).userId)))).toEqual(
    [],
  );
});
