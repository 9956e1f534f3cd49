import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { askForProof } from '#functions/accounts/address/send-proof.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { accountQueue, enqueueAccountJob, type ResultQueue, sendMessage } from '#functions/adapters/queues.ts';
import { keyedHash } from '#functions/adapters/server-key.ts';
import { findSubmission, findSummary } from '#functions/adapters/submissions/submissions.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import type { SendMail } from '#functions/mail/mail-to-send.ts';
import { correctionMail } from '#functions/results/mail/letter.ts';
import type { PartProgress, RecallJob, RecallRun } from '#functions/results/rescore/recall.ts';
import type { RescoreAllDeps } from '#functions/results/rescore/rescore-all.ts';
import { type RescoreOneDeps, rescoreOne } from '#functions/results/rescore/rescore-one.ts';
import type { SendLettersDeps } from '#functions/results/rescore/send-letters.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { Correction } from '#shared/corrections/corrections.ts';
import { claimLetter, giveBackLetter, listPendingLetters, settleLetter } from './correction-letters.ts';
import { findResult, listMadeBy } from './results.ts';
import { resultSigner } from './signing-keys.ts';
import { supersedeResult } from './supersede-result.ts';

const word = z.string().check(z.minLength(1), z.maxLength(64));
const job = z.object({ engine: word, begunAt: word, part: word });

/** Parses a message of the recalls queue. Throws for anything else, which then ends in the dead-letter queue. */
export const parseRecallJob = (body: string): RecallJob => job.parse(JSON.parse(body));

export const enqueueRecall =
  (queue: ResultQueue) =>
  ({ engine, begunAt, part }: RecallJob, delaySeconds: number): Promise<void> =>
    sendMessage(queue, { engine, begunAt, part } satisfies RecallJob, { DelaySeconds: delaySeconds });

export type RecallPlaces = {
  client: DynamoDBDocumentClient;
  submissionsTable: string;
  resultsTable: string;
  accountsTable: string;
  erasedTable: string;
  limitsTable: string;
  serverKey: string;
  /** For example 'https://example.org'. */
  site: string;
  accountQueueUrl: string;
  sendMail: SendMail;
  /** The id of the KMS key that signs results. */
  signingKey: string;
  now: () => Date;
};

/** The ports that rescore one result and replace it. Without a correction, they only compare. */
export const rescorePorts = (
  { client, resultsTable, submissionsTable, erasedTable, serverKey, signingKey, now }: RecallPlaces,
  correction: Pick<Correction, 'id' | 'reason'> | null,
  compose: RescoreOneDeps['compose'],
  reportUnreadable: Parameters<typeof findResult>[0]['reportUnreadable'],
): RescoreOneDeps & Pick<RescoreAllDeps, 'listMadeBy'> => {
  const results = { client, reportUnreadable, tableName: resultsTable };
  const submissions = { client, reportUnreadable, tableName: submissionsTable };
  const tombstones = { client, tableName: erasedTable, serverKey };
  const find = findSubmission(submissions);
  return {
    listMadeBy: listMadeBy(results),
    findResult: findResult(results),
    findSubmission: async (userId, submissionId) => {
      const summary = await findSummary(submissions)(userId, submissionId);
      return summary ? await find(summary) : null;
    },
    findEarlier: (userId, sessionId) => find({ userId, sessionId }),
    compose,
    sign: resultSigner(signingKey, now),
    supersede: correction && supersedeResult({ results, submissions, tombstones }, correction, now),
  };
};

export const rescoreBy =
  (ports: RescoreOneDeps): RescoreAllDeps['rescoreOne'] =>
  (engine, row) =>
    rescoreOne(ports, engine, row);

export const letterPorts = (
  places: RecallPlaces,
  pause: SendLettersDeps['pause'],
  reportUnreadable: Parameters<typeof findResult>[0]['reportUnreadable'],
): SendLettersDeps => {
  const { client, serverKey, now } = places;
  const accounts = { client, reportUnreadable, tableName: places.accountsTable };
  const enqueue = enqueueAccountJob(accountQueue(places.accountQueueUrl));
  const asking = {
    changeAccount: changeAccount(accounts),
    takeMail: takeRollingFrom({ client, tableName: places.limitsTable }),
    hash: (purpose: string, text: string) => keyedHash(serverKey, purpose, text),
    newId: randomUUID,
    now,
  };
  return {
    listPending: listPendingLetters(places),
    claim: claimLetter(places),
    settle: settleLetter(places, now),
    giveBack: giveBackLetter(places),
    isErased: isErased({ client, tableName: places.erasedTable, serverKey }),
    findAccount: findAccount(accounts),
    askToConfirm: async (account) => {
      const { userId, email } = account;
      const asked = await askForProof(asking, account, { email, reason: 'corrected' });
      if ('refusal' in asked) return false;
      await enqueue({ kind: 'proof', userId, proofId: asked.proofId });
      return true;
    },
    sendMail: places.sendMail,
    composeLetter: () => correctionMail({ siteUrl: places.site }),
    newOwner: randomUUID,
    now,
    pause,
  };
};

// Recalls and their progress, in the table of counters: submission ids and numbers, nothing that identifies a user.

type Table = { client: DynamoDBDocumentClient; tableName: string };

const daySeconds = 24 * 60 * 60;

export const recallRuns = ({ client, tableName: TableName }: Table, now: () => Date) => {
  const keyOfRun = (engine: string) => ({ key: `recall#${engine}` });
  const keyOfPart = ({ engine, begunAt, part }: RecallJob) => ({ key: `recall#${engine}#${begunAt}#${part}` });
  const find = async <Found>(Key: { key: string }): Promise<Found | null> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? (JSON.parse(String(Item.state)) as Found) : null;
  };
  const save = async (Key: { key: string }, state: object) => {
    const expiresAt = Math.floor(now().getTime() / 1000) + lifetimes.backupDays * daySeconds;
    await client.send(new PutCommand({ TableName, Item: { ...Key, state: JSON.stringify(state), expiresAt } }));
  };
  return {
    findRun: (engine: string) => find<RecallRun>(keyOfRun(engine)),
    saveRun: (run: RecallRun) => save(keyOfRun(run.engine), run),
    findPart: (job: RecallJob) => find<PartProgress>(keyOfPart(job)),
    savePart: (job: RecallJob, progress: PartProgress) => save(keyOfPart(job), progress),
  };
};
