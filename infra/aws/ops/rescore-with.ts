import { randomUUID } from 'node:crypto';
import { askForProof } from '#functions/accounts/ask-for-proof.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { claimLetter, giveBackLetter, listOwedLetters, settleLetter } from '#functions/adapters/correction-letters.ts';
import { keyedHash } from '#functions/adapters/keyed-hash.ts';
import { madeByShards } from '#functions/adapters/made-by.ts';
import { listMadeBy } from '#functions/adapters/made-results.ts';
import { rescoreProgress } from '#functions/adapters/rescore-progress.ts';
import { resultSigner } from '#functions/adapters/result-signer.ts';
import { findResult } from '#functions/adapters/results.ts';
import { takeRollingFrom } from '#functions/adapters/rolling-limits.ts';
import { findSummary } from '#functions/adapters/set-on-submission.ts';
import { findSubmission } from '#functions/adapters/submissions.ts';
import { supersedeResult } from '#functions/adapters/supersede-result.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import type { SendMail } from '#functions/mail/mail-to-send.ts';
import { correctionMail } from '#functions/results/mail/correction-mail.ts';
import type { RescoreAllDeps } from '#functions/results/rescore/rescore-all.ts';
import { type RescoreOneDeps, rescoreOne } from '#functions/results/rescore/rescore-one.ts';
import type { SendLettersDeps } from '#functions/results/rescore/send-letters.ts';
import type { Correction } from '#shared/corrections/corrections.ts';
import type { ErasingPlaces } from './erase-from.ts';

export type RescorePlaces = ErasingPlaces & {
  /** 'https://example.org'. */
  site: string;
  accountQueueUrl: string;
  sendMail: SendMail;
  /** Waits until mail has room for a letter; false when it has had none for long. */
  letterTurn: () => Promise<boolean>;
  /** The key that signs results. */
  signingKey: string;
};

export type RescoreWish = {
  compose: RescoreOneDeps['compose'];
  /** Null: only look. */
  correction: Pick<Correction, 'id' | 'reason'> | null;
  /** As typed: a run goes on where one with the same words stopped. */
  engine: string;
  note: RescoreAllDeps['note'];
  pause: (milliseconds: number) => Promise<void>;
  keepPace: () => Promise<void>;
};

/** The adapters of the worker, for a run of `npm run rescore`. `spoil`: how tests break them. */
export const rescorePorts = (
  places: RescorePlaces,
  wish: RescoreWish,
  spoil: (ports: RescoreOneDeps) => RescoreOneDeps = (same) => same,
) => {
  const { client, resultsTable, submissionsTable, erasedTable, serverKey, now } = places;
  // Whoever runs this sees on the screen what cannot be read.
  const table = { client, reportUnreadable: () => {} };
  const [results, submissions] = [
    { ...table, tableName: resultsTable },
    { ...table, tableName: submissionsTable },
  ];
  const tombstones = { client, tableName: erasedTable, serverKey };
  const find = findSubmission(submissions);
  const one = spoil({
    findResult: findResult(results),
    findSubmission: async (userId, submissionId) => {
      const summary = await findSummary(submissions)(userId, submissionId);
      return summary ? await find(summary) : null;
    },
    findEarlier: (userId, sessionId) => find({ userId, sessionId }),
    compose: wish.compose,
    sign: resultSigner(places.signingKey, now),
    supersede: wish.correction && supersedeResult({ results, submissions, tombstones }, wish.correction, now),
  });
  const progress = rescoreProgress(
    { client, tableName: places.limitsTable },
    `${wish.correction?.id}#${wish.engine}`,
    now,
  );
  const all: RescoreAllDeps = {
    shards: madeByShards,
    listMadeBy: listMadeBy(results),
    rescoreOne: (engine, row) => rescoreOne(one, engine, row),
    ...(wish.correction ? progress : noProgress),
    note: wish.note,
    keepPace: wish.keepPace,
  };
  return { all, letters: letterPorts(places, wish.pause) };
};

const noProgress = {
  findProgress: async () => null,
  saveProgress: async () => {},
  clearProgress: async () => {},
};

const letterPorts = (places: RescorePlaces, pause: SendLettersDeps['pause']): SendLettersDeps => {
  const { client, serverKey, now } = places;
  const accounts = { client, reportUnreadable: () => {}, tableName: places.accountsTable };
  const enqueue = enqueueAccountJob(accountQueue(places.accountQueueUrl));
  const asking = {
    changeAccount: changeAccount(accounts),
    takeMail: takeRollingFrom({ client, tableName: places.limitsTable }),
    hash: (purpose: string, text: string) => keyedHash(serverKey, purpose, text),
    newId: randomUUID,
    now,
  };
  return {
    listOwed: listOwedLetters(places),
    claim: claimLetter(places),
    settle: settleLetter(places, now),
    giveBack: giveBackLetter(places),
    isErased: isErased({ client, tableName: places.erasedTable, serverKey }),
    findAccount: findAccount(accounts),
    askToConfirm: async (account) => {
      const { userId, email } = account;
      const asked = await askForProof(asking, account, { email, reason: 'corrected' });
      if ('retryAfterSeconds' in asked) return false;
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
