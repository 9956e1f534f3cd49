/**
 * `npm run restore -- --stage prod --at 2026-11-21T08:00:00Z`: restores the tables into new ones, takes out whoever was erased
 * since, and writes the switch into the stage's file. The next deployment makes the switch. The old tables stay as they are.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type RestorableTable, restorableTables, restoredName, restoredWordOf } from '#infra/aws/restored-names.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage, writeSetting } from '#infra/aws/stage-file.ts';
import { accountsTable, linksTable } from '#infra/facts/table-keys.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import {
  type Command,
  confirmOption,
  dryRunOption,
  type Given,
  stageOf,
  stageOption,
  type Terminal,
  UsageError,
} from './command.ts';
import { eraseAgain } from './erase-again.ts';
import type { ErasingPlaces } from './erase-from.ts';
import { placesOf } from './person.ts';
import { beginRestore, protect, tableStatus, untilActive, windowOf } from './restored-tables.ts';
import { runIfStarted } from './run-command.ts';
import { settleOpenMails } from './settle-open-mails.ts';

const dayMs = 24 * 3600 * 1000;
/** A mark of an erased person lives as long as a backup. The last day is left out, so that none ends while this runs. */
const mostDaysBack = lifetimes.backupDays - 1;

type Step = { table: RestorableTable; from: string; to: string };

async function run(given: Given, terminal: Terminal): Promise<void> {
  const stage = stageOf(restore, given);
  const at = readInstant(given.text('at'), terminal.now());
  const { production } = readStage(stage);
  const places = await placesOf(stage);
  const word = restoredWordOf(at);
  const steps = restorableTables.map((table) => ({
    table,
    from: places[`${table}Table`],
    to: restoredName(stage, table, word),
  }));
  const client = new DynamoDBClient({});
  await checkSteps(client, steps, at);
  terminal.print(`${places.place}\nThe tables as they were at ${at.toISOString()}, in new ones:`);
  for (const { from, to } of steps) terminal.print(`- ${from} → ${to}`);
  terminal.print('What came after that instant is in the old tables only, which stay as they are.');
  if (given.has('dry-run')) return terminal.print('Nothing was changed.');
  const name = stackName(stage);
  const answer = given.text('confirm') ?? (await terminal.ask(`Type ${name} to go on: `));
  if (answer.trim() !== name) throw new UsageError('Nothing was restored.');

  for (const { from, to } of steps) await beginRestore(client, from, to, at);
  for (const { to } of steps) await untilActive(client, to, terminal);
  await cleanUp(newPlaces(places, steps), terminal);
  // Only now may the new tables have recovery points: an earlier one would bring the erased back once more.
  const tags = { product: product.id, stage };
  for (const { table, to } of steps)
    await protect(client, to, { timeToLive: timeToLiveOf[table], tags, mustStay: production });
  const file = writeSetting(stage, 'restoredTables', word);
  for (const line of nextSteps(stage, file)) terminal.print(line);
}

const timeToLiveOf: Readonly<Record<RestorableTable, string | undefined>> = {
  submissions: undefined,
  results: undefined,
  accounts: accountsTable.timeToLive,
  links: linksTable.timeToLive,
};

function readInstant(text: string | undefined, now: Date): Date {
  const at = new Date(text ?? '');
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) || Number.isNaN(at.getTime()))
    throw new UsageError(`Say to which second, in UTC: ${restore.examples[0]}`);
  if (at > now) throw new UsageError(`${text} is in the future.`);
  if (now.getTime() - at.getTime() <= mostDaysBack * dayMs) return at;
  throw new UsageError(
    `${text} is more than ${mostDaysBack} days ago. Whoever was erased that long ago could not be left out any more.`,
  );
}

/** Everything that can be wrong is found before anything is begun. */
async function checkSteps(client: DynamoDBClient, steps: readonly Step[], at: Date): Promise<void> {
  for (const { from, to } of steps) {
    if (from === to) throw new Error(`The stage uses ${to} already.`);
    if ((await tableStatus(client, from)) === null) throw new Error(`The table ${from} does not exist any more.`);
    const { earliest, latest } = await windowOf(client, from);
    if (at < earliest || at > latest)
      throw new Error(`${from} can be restored to ${earliest.toISOString()} … ${latest.toISOString()} only.`);
  }
}

const newPlaces = (places: ErasingPlaces, steps: readonly Step[]): ErasingPlaces => ({
  ...places,
  ...Object.fromEntries(steps.map(({ table, to }) => [`${table}Table`, to])),
});

/** Before anybody can see the new tables. */
async function cleanUp(places: ErasingPlaces, { print, pause }: Terminal): Promise<void> {
  print(`Taken out, because they were erased since: ${await eraseAgain(places, pause)} people.`);
  print(`Mails that may have gone since, and are not sent again: ${await settleOpenMails(places)}.`);
}

const nextSteps = (stage: string, file: string): string[] => [
  `${file} names the new tables now. Commit it: a deployment without that line switches back.`,
  `1. npm run deploy -- --stage ${stage}          switches the stage to them; it asks`,
  `2. npm run erase -- --stage ${stage} --again   takes out whoever was erased between this command and the switch`,
];

export const restore: Command = {
  word: 'restore',
  does: 'restores the tables to an instant, into new ones, and prepares the switch. Can be run again after a stop',
  examples: [
    'npm run restore -- --stage prod --at 2026-11-21T08:00:00Z --dry-run',
    'npm run restore -- --stage prod --at 2026-11-21T08:00:00Z',
  ],
  options: {
    stage: stageOption,
    at: { value: 'instant', does: `to which second, in UTC; at most ${mostDaysBack} days ago` },
    confirm: confirmOption('the name of the stack'),
    'dry-run': dryRunOption,
  },
  run,
};

await runIfStarted(restore, import.meta.url);
