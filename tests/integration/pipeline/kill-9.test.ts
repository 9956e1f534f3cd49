import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';
import { type Account, startTestStack } from '#tests/support/stack.ts';
import { submit } from '#tests/support/submissions.ts';

const kills = process.env.CHAOS === 'full' ? 25 : 3;
const submitters = 4;
/** Ends a test that hangs. A start of the whole system follows each kill, and takes as long as this machine takes for it. */
const hangMs = kills * 600_000;
/** A day takes only so many quizzes of one person. Between two kills far fewer are handed in than this allows for. */
const people = submitters + Math.ceil((kills * 80) / dailyLimits.submissions);

/**
 * Submits repeatedly, for one user after the other, and records every 201, whatever happens to the system. What was not
 * acknowledged is sent again under its own session id, as a browser does, once the system is up: a retry counts towards nobody's
 * day, and no polling takes the processor from a system that starts.
 */
const submitUntil = async (
  stack: Awaited<ReturnType<typeof startTestStack>>,
  accounts: Account[],
  acknowledged: string[],
  { isOver, isUp }: { isOver: () => boolean; isUp: () => Promise<void> },
) => {
  const cast = Object.values(longevityPersonas).filter((person) => Object.keys(person.answers).length > 30);
  let account = accounts.pop();
  for (let i = 0; !isOver(); i++) {
    const answers = cast[i % cast.length]?.answers ?? {};
    const sessionId = randomUUID();
    for (let isSent = false; !isSent && !isOver(); ) {
      if (!account) throw new Error('Everybody has handed in what a day takes.');
      try {
        acknowledged.push(await submit(stack, account, { answers, sessionId }));
        isSent = true;
      } catch (failure) {
        if (String(failure).includes('answered 429')) account = accounts.pop();
        else await isUp();
      }
    }
  }
};

test(`${kills} kill -9 under load lose nothing that was acknowledged`, { timeout: hangMs }, async () => {
  await using stack = await startTestStack();
  const accounts = await Promise.all(Array.from({ length: people }, () => stack.register()));
  await Promise.all(accounts.map((account) => stack.confirm(account)));
  const acknowledged: string[] = [];
  let isOver = false;
  let restart = Promise.resolve();
  const watched = { isOver: () => isOver, isUp: () => restart };
  const load = Promise.all(
    Array.from({ length: submitters }, () => submitUntil(stack, accounts, acknowledged, watched)),
  );
  for (let i = 0; i < kills; i++) {
    // Somewhere in the middle of the work, wherever that is on this machine.
    const enough = acknowledged.length + 1 + Math.floor(Math.random() * 20);
    // A submitter that gives up ends the test at once.
    await Promise.race([eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(enough)), load]);
    restart = stack.kill().then(stack.restart);
    await restart;
  }
  isOver = true;
  await load;
  await stack.kill();

  // Only the data on disk are left. Two minutes later on the product's clock, one sweep must finish them.
  const dataDir = mkdtempSync(join(tmpdir(), 'longevity-after-kills-'));
  cpSync(stack.dataDir, dataDir, { recursive: true });
  const world = await startWorld({ dataDir });
  await world.drain();
  world.pass(pipelineLimits.sweepAfterSeconds * 2);
  for (let sweeps = 0; sweeps < 20 && (await world.sweep()).enqueued > 0; sweeps++) await world.drain();
  // A mail whose worker died waits for the event of SES, and is sent again without one.
  world.pass(pipelineLimits.mailEventSeconds + pipelineLimits.sweepAfterSeconds);
  for (let sweeps = 0; sweeps < 20 && (await world.sweep()).enqueued > 0; sweeps++) await world.drain();

  const [items, results, hooks] = [await world.items(), await world.results(), world.hooks()];
  // Without those that ask to confirm an address.
  const mails = world.mails().filter(({ tags }) => tags.submissionId !== undefined);
  await world.stop();
  const readable = new Set(results.map(({ submissionId }) => submissionId));
  const mailsOf = Map.groupBy(mails, ({ tags }) => tags.submissionId);
  const hookIds = new Set(hooks.map(({ headers }) => headers['webhook-id']));
  console.info(
    `kill -9 x ${kills}: ${acknowledged.length} acknowledged, ${items.length} stored, ${results.length} results, ` +
      `${mails.length} mails, ${hookIds.size} webhook ids (${hooks.length} calls)`,
  );
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(acknowledged.filter((id) => !readable.has(asSubmissionId(id)))).toEqual([]);
  expect(items.filter(({ state }) => state !== 'hooked')).toEqual([]);
  expect(results).toHaveLength(items.length);
  expect([...mailsOf.values()].filter((each) => each.length > 1)).toEqual([]);
  // A result without a mail is on record: `suppressed` after six mails in a day.
  const onRecord = ['suppressed'];
  const silent = items.filter(({ submissionId, mail = '' }) => !mailsOf.has(submissionId) && !onRecord.includes(mail));
  expect(silent).toEqual([]);
  expect(hookIds.size).toBe(items.length);
});
