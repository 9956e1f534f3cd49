import { afterAll, expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { erasePerson } from '#functions/accounts/erasure.ts';
import { createAccountItem } from '#functions/adapters/accounts.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { letterPorts, recallRuns, rescorePorts } from '#functions/adapters/results/recall-state.ts';
import { madeByShards, saveResult } from '#functions/adapters/results/results.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import type { MailToSend } from '#functions/mail/mail-to-send.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type RecallDeps, type RecallJob, type RecallRun, recall } from '#functions/results/rescore/recall.ts';
import type { SessionId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import type { ResultWithSlots } from '#shared/result.ts';
import { composeWithSlots, type Submitted } from '#shared/result.ts';
import { lifeUntil } from '#tests/support/pipeline-workers.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';
import { isFullLoad, seeded } from '#tests/support/random.ts';
import { someSubmission } from '#tests/support/submissions.ts';

// Results of a wrong engine are called back: many people, kills at any await, erasures and workers in between.

const people = isFullLoad ? 10_000 : 150;
const kills = isFullLoad ? 400 : 25;

const world = await startWorld();
afterAll(() => world.stop());

const { client, accountsTable, resultsTable } = world.places;
const table = { client, reportUnreadable: () => {} };
const results = { ...table, tableName: resultsTable };
const correction = { id: 'wrong-words', reason: 'An answer counted the wrong way round.' };

const runs = recallRuns({ client, tableName: world.places.limitsTable }, world.now);
/** No engine has this version yet. */
const next = `${Number(engineVersion.split('.')[0]) + 1}.0.0`;
const begun: RecallRun = {
  engine: `${engineVersion.split('.').slice(0, 2).join('.')}.x`,
  begunAt: world.now().toISOString(),
  correction: correction.id,
  perSecond: 5,
  isStopped: false,
  by: engineVersion,
};
/** The messages: one leaves the queue when a worker has ended with it, and comes again when the worker died. */
const queue: RecallJob[] = madeByShards.map((part) => ({ engine: begun.engine, begunAt: begun.begunAt, part }));
/** Each look at the clock takes a while, so that slices of work end. */
let looks = 0;
let putBack = 0;
const passing = () => {
  looks += 1;
  return new Date(world.now().getTime() + looks * 6000);
};

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
  sessionId: SessionId;
  submissionId: SubmissionId;
  kind: Kind;
  page: string;
  isConfirmed: boolean;
};

/** With an account, answers and a result of the wrong engine, as the worker leaves them. */
const settle = async (at: number): Promise<Person> => {
  const kind = kinds[at % kinds.length] ?? 'same';
  const isConfirmed = at % 10 !== 0;
  const { submissionId, ...some } = someSubmission(world.now());
  const submission = { ...some, submissionId, firstName: kind, quizVersion: '2.2' as const };
  const { userId, email, sessionId, quizId, submittedAt } = submission;
  const account = newAccount({ userId, email, emailAsTyped: email, firstName: kind, lastName: '' }, world.now());
  await createAccountItem(
    { ...table, tableName: accountsTable },
    world.tombstones,
  )({
    ...account,
    ...(isConfirmed && { confirmedAt: submittedAt }),
  });
  await world.save(submission);
  const { content } = await composeWithSlots({ ...submission, today: submittedAt.slice(0, 10) });
  const result = { submissionId, quiz_id: quizId, submittedAt, content };
  await saveResult(results, world.tombstones, world.now)(userId, result);
  return { userId, sessionId, submissionId, kind, page: JSON.stringify(content), isConfirmed };
};

/** Letters that were handed over, as of now: to read the mailbox at each erasure would take the longest of all. */
const sentTo = new Map<string, number>();
const realMail = world.depsOf().sendMail;

const places = () => ({
  ...world.places,
  site: 'https://longevity.example',
  accountQueueUrl: process.env.ACCOUNT_QUEUE_URL ?? '',
  sendMail: async (mail: MailToSend) => {
    sentTo.set(mail.tags.userId, (sentTo.get(mail.tags.userId) ?? 0) + 1);
    return (await realMail?.(mail)) ?? { outcome: 'refused' as const, reason: 'off' };
  },
});

const oneMortal = ['findResult', 'findSubmission', 'supersede', 'listMadeBy'] as const;
const recallMortal = ['findRun', 'findPart', 'savePart', 'enqueue'] as const;
const letterMortal = ['claim', 'settle', 'giveBack', 'isErased', 'findAccount', 'askToConfirm', 'sendMail'] as const;

/** Whose letter is under way. */
let underWay: string | undefined;

/** A worker that takes one message after the other, and dies at the k-th await. */
const runUntil = (k: number, meanwhile: (point: number) => Promise<void>) => {
  underWay = undefined;
  const { mortal, death } = lifeUntil(k, meanwhile);
  const ports = mortal(
    rescorePorts(places(), correction, corrected, () => {}),
    oneMortal,
  );
  const letters = mortal(
    letterPorts(
      places(),
      async () => {},
      () => {},
    ),
    letterMortal,
  );
  const deps: RecallDeps = {
    ...runs,
    shards: madeByShards,
    enqueue: async (job) => {
      putBack += 1;
      queue.push(job);
    },
    portsOf: () => ({ ...ports, note: () => {} }),
    letters: {
      ...letters,
      claim: (userId, ...rest) => {
        underWay = userId;
        return letters.claim(userId, ...rest);
      },
    },
    letterTurn: async () => true,
    pause: async () => {},
    now: passing,
  };
  const work = recall(mortal(deps, recallMortal));
  const run = async () => {
    for (let job = queue[0]; job; job = queue[0]) {
      await work(job);
      queue.shift();
    }
  };
  return Promise.race([run(), death]);
};

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

/** How many letters about corrections each person has. */
const letters = () => {
  const counts = new Map<string, number>();
  for (const { tags, subject } of world.mails())
    if (subject.includes('corrected')) counts.set(String(tags.userId), (counts.get(String(tags.userId)) ?? 0) + 1);
  return ({ userId }: Person): number => counts.get(userId) ?? 0;
};

test(`a recall for ${people} people with ${kills} kills tells each at most once, keeps old results readable, and erased people stay erased`, async () => {
  const chance = seeded(14);
  const all: Person[] = [];
  for (let at = 0; at < people; at += 20)
    all.push(...(await Promise.all(Array.from({ length: 20 }, (_, next) => settle(at + next)))));
  const erased = new Map<Person, number>();
  const eraseNow = async (person: Person) => {
    await erase(person);
    erased.set(person, sentTo.get(person.userId) ?? 0);
  };
  /** Whose letter was under way. A call ends long before its lease does, so these wait for the run and not for the clock. */
  const waiting = new Set<Person>();
  const eraseSomebody = async () => {
    const anybody = all[chance.below(all.length)];
    const person = all.find(({ userId }) => userId === underWay) ?? anybody;
    if (!person || erased.has(person)) return;
    if (person.userId === underWay && (await eraseOnce(person)) !== 'done') waiting.add(person);
    else await eraseNow(person);
  };

  await runs.saveRun(begun);
  let died = 0;
  for (;;) {
    const k = died < kills ? 1 + chance.below((people * 30) / kills) : Number.POSITIVE_INFINITY;
    const eraseAt = chance.below(k);
    const ending = await runUntil(k, async (point) => {
      if (point === eraseAt && died < kills) await eraseSomebody();
    });
    world.pass(pipelineLimits.leaseSeconds + 1);
    for (const person of waiting) await eraseNow(person);
    waiting.clear();
    if (ending !== 'died') break;
    died += 1;
  }
  expect(died).toBe(kills);
  // Parts went through several workers' hands, and not one message is left.
  expect([queue, putBack > madeByShards.length]).toEqual([[], true]);

  const stored = await world.results();
  const byId = new Map(stored.map((item) => [String(item.submissionId), item]));
  const outcomes: Record<string, number> = {};
  const lettersTo = letters();
  const notes = new Map(
    stored.filter((item) => item.submissionId.startsWith('letter~')).map((item) => [item.userId, item]),
  );
  for (const person of all) {
    const { userId, submissionId, kind, page, isConfirmed } = person;
    if (erased.has(person)) {
      expect(lettersTo(person)).toBe(erased.get(person));
      continue;
    }
    const now = byId.get(submissionId);
    const earlier = byId.get(`${submissionId}~1`);
    if (kind === 'same') {
      expect([now?.content, now?.replaces, earlier, lettersTo(person)]).toEqual([page, undefined, undefined, 0]);
      continue;
    }
    expect(now).toMatchObject({
      engineVersion: next,
      replaces: { id: `${submissionId}~1`, reason: correction.reason },
    });
    expect(earlier).toMatchObject({ content: page, replacedBy: { id: submissionId, engineVersion: next } });
    const outcome = String(notes.get(userId)?.letter);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (kind === 'figure') expect([outcome, lettersTo(person)]).toEqual(['undefined', 0]);
    else if (outcome === 'doubtful') expect(lettersTo(person)).toBeLessThanOrEqual(1);
    else expect([outcome, lettersTo(person)]).toEqual(isConfirmed ? ['sent', 1] : ['asked', 0]);
  }
  const gone = new Set([...erased.keys()].map(({ userId }) => String(userId)));
  expect((await world.everything()).filter((item) => gone.has(String((item as { userId?: string }).userId)))).toEqual(
    [],
  );
  if (isFullLoad) console.info(JSON.stringify({ people, died, erased: erased.size, outcomes }));
});
