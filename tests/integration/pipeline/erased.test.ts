import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { erasePerson, type PersonStore, rowsOfPerson } from '#functions/accounts/erasure.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { noteMailEvent } from '#functions/adapters/submissions/submission-progress.ts';
import { beginErasing, isErased } from '#functions/adapters/tombstones.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { dyingAt, wholeJob } from '#tests/support/pipeline-workers.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';
import { seeded } from '#tests/support/random.ts';
import { someSubmission } from '#tests/support/submissions.ts';

const people = process.env.CHAOS === 'full' ? 200 : 40;
/** A job has 22 awaits; 0 is before it begins, 23 after it has ended. */
const moments = 24;

const world = await startWorld();
afterAll(() => world.stop());

/** An erasure whose process is killed at one store, before or after its effect; with no number it is not. */
const eraseDyingAt = (store?: number, isAfter = false) => {
  const killed = new Error('killed');
  const stores = personStores(world.places).map(
    (each, index): PersonStore => ({
      ...each,
      erase: async (userId) => {
        if (index === store && !isAfter) throw killed;
        const ending = await each.erase(userId);
        if (index === store) throw killed;
        return ending;
      },
    }),
  );
  return erasePerson({ stores, beginErasing: beginErasing(world.tombstones, world.places.accountsTable, world.now) });
};

const newPerson = async () => {
  const { email } = someSubmission(world.now());
  const { client, userPoolId: UserPoolId } = world.places.userPool;
  const create = new AdminCreateUserCommand({ UserPoolId, Username: email, TemporaryPassword: 'long enough' });
  const { User } = await client.send(create);
  return { userId: asUserId(String(User?.Username)), email };
};

const leftOf = (userId: string) => ({
  mails: world.mails().filter(({ tags }) => tags.userId === userId).length,
  hooks: world.hooks().filter(({ body }) => body.includes(userId)).length,
});

test(`${people} people erased at random moments of their result, with kills: nothing is left, and nothing appears later`, async () => {
  const chance = seeded(11);
  const erased: { userId: UserId; email: string; left: ReturnType<typeof leftOf> }[] = [];
  const endings: Record<string, number> = {};
  const note = (ending: string) => {
    endings[ending] = (endings[ending] ?? 0) + 1;
  };

  for (let each = 0; each < people; each += 1) {
    const person = await newPerson();
    const { userId, email } = person;
    const earlier = await world.accept(person);
    if (chance.next() < 0.5) await wholeJob(world.depsOf())(earlier, 5);
    const job = await world.accept(person);
    const eraseAt = chance.below(moments);
    const dieAt = chance.next() < 0.5 ? chance.below(moments) : Number.POSITIVE_INFINITY;
    const dying = () => (chance.next() < 0.5 ? eraseDyingAt(chance.below(5), chance.next() < 0.5) : eraseDyingAt());
    const tryErase = async () => note(`erasure at once: ${await dying()(userId).catch(() => 'killed')}`);

    if (eraseAt === 0) await tryErase();
    const { deps, death } = dyingAt(dieAt, world.depsOf(), async (point) => {
      if (point === eraseAt) await tryErase();
    });
    note(`worker: ${await Promise.race([wholeJob(deps)(job, 5), death])}`);
    if (eraseAt === moments - 1) await tryErase();

    // The queue delivers the job of the erasure until it is done.
    while ((await eraseDyingAt()(userId)) !== 'done') world.pass(pipelineLimits.leaseSeconds + 1);
    erased.push({ userId, email, left: leftOf(userId) });

    // Late work of every kind: the message again, a token from before, an event of the mail, the sweep below.
    expect(await wholeJob(world.depsOf())(job, 5)).toBe('unknown');
    expect(await world.save({ ...someSubmission(world.now()), ...person })).toBe('erased');
    const bounce = { kind: 'bounced', detail: 'Permanent', at: world.now().toISOString() } as const;
    const submissions = { client: world.places.client, tableName: world.places.submissionsTable };
    expect(await noteMailEvent(submissions)({ ...job, ...bounce })).toBe(false);
  }
  world.pass(pipelineLimits.sweepAfterSeconds + 1);
  await world.sweep();
  await world.drain();

  console.info(`${people} people erased: ${JSON.stringify(endings)}`);
  const everything = JSON.stringify(await world.everything());
  for (const { userId, email, left } of erased) {
    expect(everything).not.toContain(userId);
    expect(everything).not.toContain(email);
    expect(leftOf(userId)).toEqual(left);
    expect(await isErased(world.tombstones)(userId)).toBe(true);
    const rows = await rowsOfPerson(personStores(world.places), userId);
    expect(Object.values(rows).flat()).toEqual([]);
  }
}, 900_000);

test('another user keeps everything, and the marks name nobody', async () => {
  const job = await world.accept(await newPerson());
  await wholeJob(world.depsOf())(job, 5);
  await eraseDyingAt()((await newPerson()).userId);
  const rows = await rowsOfPerson(personStores(world.places), job.userId);
  expect([rows.submissions.length, rows.results.length, rows.accounts.length, rows['sign-in'].length]).toEqual([
    1, 1, 1, 1,
  ]);
  expect(await isErased(world.tombstones)(job.userId)).toBe(false);
});
