import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { askForProof } from '#functions/accounts/address/send-proof.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { enqueueAccountJob, queueAt, type ResultQueue, sendMessage } from '#functions/adapters/queues.ts';
import { keyedHash } from '#functions/adapters/server-key.ts';
import type { ReportUnreadable } from '#functions/adapters/stored-item.ts';
import { findSubmission, findSummary } from '#functions/adapters/submissions/submissions.ts';
import { findItem, type Table } from '#functions/adapters/table.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { secondOf } from '#functions/edge/limit.ts';
import type { SendMail } from '#functions/mail/mail-to-send.ts';
import { correctionMail } from '#functions/results/mail/letter.ts';
import type { PartProgress, RecallDeps, RecallJob, RecallRun } from '#functions/results/rescore/recall.ts';
import type { RescoreOneDeps } from '#functions/results/rescore/rescore-one.ts';
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
  reportUnreadable: ReportUnreadable,
): Omit<ReturnType<RecallDeps['portsOf']>, 'note'> => {
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

export const letterPorts = (
  places: RecallPlaces,
  pause: SendLettersDeps['pause'],
  reportUnreadable: ReportUnreadable,
): SendLettersDeps => {
  const { client, serverKey, now } = places;
  const accounts = { client, reportUnreadable, tableName: places.accountsTable };
  const tables = {
    results: { client, tableName: places.resultsTable },
    submissions: { client, tableName: places.submissionsTable },
  };
  const enqueue = enqueueAccountJob(queueAt(places.accountQueueUrl));
  const asking = {
    changeAccount: changeAccount(accounts),
    take: takeFrom({ client, tableName: places.limitsTable }),
    takeMail: takeRollingFrom({ client, tableName: places.limitsTable }),
    hash: (purpose: string, text: string) => keyedHash(serverKey, purpose, text),
    newId: randomUUID,
    now,
  };
  return {
    listPending: listPendingLetters(tables),
    claim: claimLetter(tables),
    settle: settleLetter(tables, now),
    giveBack: giveBackLetter(tables),
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

const daySeconds = 24 * 60 * 60;

export const recallRuns = (table: Table, now: () => Date) => {
  const keyOfRun = (engine: string) => ({ key: `recall#${engine}` });
  const keyOfPart = ({ engine, begunAt, part }: RecallJob) => ({ key: `recall#${engine}#${begunAt}#${part}` });
  const find = async <Found>(Key: { key: string }): Promise<Found | null> => {
    const item = await findItem(table, Key);
    return item ? (JSON.parse(String(item.state)) as Found) : null;
  };
  const save = async (Key: { key: string }, state: object) => {
    const expiresAt = secondOf(now()) + lifetimes.backupDays * daySeconds;
    const Item = { ...Key, state: JSON.stringify(state), expiresAt };
    await table.client.send(new PutCommand({ TableName: table.tableName, Item }));
  };
  return {
    findRun: (engine: string) => find<RecallRun>(keyOfRun(engine)),
    saveRun: (run: RecallRun) => save(keyOfRun(run.engine), run),
    findPart: (job: RecallJob) => find<PartProgress>(keyOfPart(job)),
    savePart: (job: RecallJob, progress: PartProgress) => save(keyOfPart(job), progress),
  };
};
