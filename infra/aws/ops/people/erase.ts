import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { isErased } from '#functions/adapters/tombstones.ts';
import { createBackupClient } from '#functions/adapters/user-backups.ts';
import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import {
  type ErasingPlaces,
  eraseFrom,
  formerIdsIn,
  type Pause,
  placesOf,
  requirePerson,
  userIdOf,
} from './person-places.ts';

export const erase: Command = {
  word: 'erase',
  does: 'erases a user for good, as the account page does',
  examples: [
    'npm run ops -- erase --stage prod ada@example.com',
    'npm run ops -- erase --stage prod --again',
    'npm run ops -- erase --stage prod ada@example.com --dry-run',
  ],
  operand: { name: 'person', does: 'who, by address or by id' },
  options: {
    stage: option.stage,
    again: { does: 'instead of a person: all erased users whom a restored backup has brought back' },
    confirm: option.confirm('the id of the person'),
    'dry-run': option.dryRun,
  },
  run: (call) => (call.has('again') ? runAgain(call) : runOnce(call)),
};

async function runOnce({ stage, operand, has, print, pause, isConfirmed }: Call): Promise<void> {
  const person = requirePerson(operand, erase);
  const places = await placesOf(stage);
  const userId = await userIdOf(places, person);
  print(places.place);
  if (has('dry-run')) return print(`${userId} would be erased. Nothing was changed.`);
  const warning = `Everything that the stage ${stage} stores about ${person} will be deleted for good. `;
  if (!(await isConfirmed(userId, warning))) throw new UsageError('Nothing was erased: what was typed is not the id.');
  await eraseFrom(places, userId, pause);
  print(
    `Erased: ${userId}. What remains: recovery points of the tables (35 days), ids in logs, and, if the address bounced, its ` +
      'entry on the suppression list of SES (docs/operations.md says how to remove it).',
  );
}

/** Without confirmation, because each of these users has asked to be erased. */
async function runAgain(call: Call): Promise<void> {
  if (call.operand) throw new UsageError('Name a person, or use --again for all who were erased; not both.');
  const { stage, print, pause } = call;
  const places = await placesOf(stage);
  print(places.place);
  // A stage that was deployed before users were backed up has no bucket.
  const bucket = (await readOutputs(stage)).find('UserBackupsBucket');
  const formerIds = bucket ? await formerIdsIn({ client: createBackupClient(), bucket }) : undefined;
  if (call.has('dry-run')) return print(`${await countErasedAgain(places, pause, formerIds)} erased users are back.`);
  const erased = await eraseAgain(places, pause, formerIds);
  print(erased === 0 ? 'No erased user is back.' : `Erased again: ${erased} users who were back.`);
}

/** Former ids of users whose logins were restored, by the current id: a mark may be of a former id. */
type FormerIds = ReadonlyMap<UserId, readonly UserId[]>;

/**
 * 25 parallel checks, and a tenth of a second after each page: at most some 2,500 users a second, next to live traffic.
 */
const pace = { pageItems: 250, checksAtOnce: 25, gapMs: 100 } as const;

/** An interrupted run can be resumed for this long. Later it starts again, because more users may have been erased since. */
const resumableMs = 24 * 3600 * 1000;

type Progress = { table: number; from?: Record<string, unknown> | undefined; erased: number; savedAt: number };

/**
 * Erases again the users that a restored backup has brought back. A mark is a keyed hash that reveals no id, so this
 * checks for each user in the tables whether there is one. Returns how many were erased, including by earlier runs: the
 * progress is stored in the table of counters after each page, and an interrupted run resumes there.
 */
export async function eraseAgain(places: ErasingPlaces, pause: Pause, formerIds?: FormerIds): Promise<number> {
  const progress = progressOf(places);
  const begun = await progress.find();
  let erased = begun?.erased ?? 0;
  for await (const { back, next } of pagesOfErased(places, begun, pause, formerIds)) {
    for (const userId of back) await eraseFrom(places, userId, pause);
    erased += back.length;
    await progress.save({ ...next, erased });
  }
  await progress.remove();
  return erased;
}

/** How many users `eraseAgain` would erase. */
export async function countErasedAgain(places: ErasingPlaces, pause: Pause, formerIds?: FormerIds): Promise<number> {
  const all = new Set<UserId>();
  for await (const { back } of pagesOfErased(places, null, pause, formerIds))
    for (const userId of back) all.add(userId);
  return all.size;
}

const tablesOf = (places: ErasingPlaces) => [places.accountsTable, places.submissionsTable, places.resultsTable];

type Place = Pick<Progress, 'table' | 'from'>;

/** The users with a mark, page by page over all users in the tables, and the position of the next page. */
async function* pagesOfErased(
  places: ErasingPlaces,
  begun: Place | null,
  pause: Pause,
  formerIds: FormerIds = new Map(),
): AsyncGenerator<{ back: UserId[]; next: Place }> {
  const { client, erasedTable: tableName, serverKey } = places;
  const hasMark = isErased({ client, tableName, serverKey });
  const isBack = async (userId: UserId): Promise<boolean> => {
    for (const id of [userId, ...(formerIds.get(userId) ?? [])]) if (await hasMark(id)) return true;
    return false;
  };
  const tables = tablesOf(places);
  let { table, from }: Place = begun ?? { table: 0 };
  while (table < tables.length) {
    const page = await client.send(
      new ScanCommand({
        TableName: tables[table],
        ProjectionExpression: 'userId',
        ConsistentRead: true,
        Limit: pace.pageItems,
        ExclusiveStartKey: from,
      }),
    );
    const people = [...new Set((page.Items ?? []).map(({ userId }) => asUserId(String(userId))))];
    const back: UserId[] = [];
    for (let start = 0; start < people.length; start += pace.checksAtOnce) {
      const some = people.slice(start, start + pace.checksAtOnce);
      const marked = await Promise.all(some.map(isBack));
      back.push(...some.filter((_, at) => marked[at]));
    }
    from = page.LastEvaluatedKey;
    if (!from) table += 1;
    yield { back, next: { table, from } };
    await pause(pace.gapMs);
  }
}

/**
 * Keyed by the names of the tables, so that the tables of another restore are searched from the start. The position is an
 * item's key, so it contains an id; it is deleted when the run is done, or a day after an interrupted one.
 */
const progressOf = (places: ErasingPlaces) => {
  const { client, limitsTable: TableName, now } = places;
  const Key = { key: `erase-again#${tablesOf(places).join('#')}` };
  return {
    find: async (): Promise<Progress | null> => {
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      const found = Item ? (JSON.parse(String(Item.state)) as Progress) : null;
      return found && now().getTime() - found.savedAt < resumableMs ? found : null;
    },
    save: async (progress: Omit<Progress, 'savedAt'>) => {
      const savedAt = now().getTime();
      const expiresAt = Math.ceil((savedAt + resumableMs) / 1000);
      const state = JSON.stringify({ ...progress, savedAt });
      await client.send(new PutCommand({ TableName, Item: { ...Key, state, expiresAt } }));
    },
    remove: () => client.send(new DeleteCommand({ TableName, Key })),
  };
};
