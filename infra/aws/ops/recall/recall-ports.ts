import { randomUUID } from 'node:crypto';
import { askForLetterProof } from '#functions/accounts/address/send-proof.ts';
import { withoutClaim } from '#functions/accounts/unsent-mails.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { mailInTurn } from '#functions/adapters/mail/mail-turns.ts';
import { createQueueClient, enqueueAccountJob } from '#functions/adapters/queues.ts';
import { findResult, listMadeBy } from '#functions/adapters/results/results.ts';
import { keyedHash } from '#functions/adapters/server-key.ts';
import { findSubmission, findSummary, findZone } from '#functions/adapters/submissions/submissions.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { mailWaits } from '#functions/mail/mail-to-send.ts';
import { circuitBreaker } from '#functions/results/circuit-breaker.ts';
import { laterBy } from '#functions/results/pipeline-state.ts';
import { speech as mailSpeech } from '#functions/speech/result-mails.ts';
import { speech as resultSpeech } from '#functions/speech/results.ts';
import { placesOf } from '#infra/aws/ops/people/person-places.ts';
import { asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { claimLetter, findLetter, giveBackLetter, listOpenLetters, settleLetter } from './letter-notes.ts';
import type { RescoreAllDeps, SendAllDeps } from './recall.ts';
import { letterTurn } from './send-letters.ts';
import { type Correction, supersedeResult } from './supersede-result.ts';

const resultsIn = speechIn('results', resultSpeech);
const mailsIn = speechIn('result-mails', mailSpeech);

/** The stage's outputs that a recall needs in addition to those of an erasure. */
type Outputs = { get: (name: string) => string; find: (name: string) => string | undefined };

/** Where a recall reads and writes, with the operator's own credentials. */
export const recallPlaces = async (stage: string, outputs: Outputs) => ({
  ...(await placesOf(stage)),
  accountQueueUrl: outputs.get('AccountQueueUrl'),
  from: outputs.find('MailFrom'),
  configurationSet: outputs.find('MailConfigurationSet'),
});

type RecallPlaces = Awaited<ReturnType<typeof recallPlaces>>;
type Clock = { now: () => Date; pause: (milliseconds: number) => Promise<unknown> };

/** Logs nothing, because the operator sees how many cannot be read. */
const reportUnreadable = () => {};

/** Without a correction, the ports only compare. */
export const rescorePorts = (
  { client, resultsTable, submissionsTable, erasedTable, serverKey }: RecallPlaces,
  correction: Correction | null,
  { now }: Clock,
): Omit<RescoreAllDeps, 'note' | 'writeTurn'> => {
  const results = { client, reportUnreadable, tableName: resultsTable };
  const submissions = { client, reportUnreadable, tableName: submissionsTable };
  const tombstones = { client, tableName: erasedTable, serverKey };
  const find = findSubmission(submissions);
  return {
    listMadeBy: async function* (prefix) {
      for await (const { userId, submissionId } of listMadeBy(results, prefix))
        yield { userId: asUserId(String(userId)), submissionId: asSubmissionId(String(submissionId)) };
    },
    findResult: findResult(results),
    findSubmission: async (userId, submissionId) => {
      const summary = await findSummary(submissions)(userId, submissionId);
      return summary ? await find(summary) : null;
    },
    findEarlier: (userId, runId) => find({ userId, runId }),
    compose: async (input, language) => (await resultsIn(language)).composeWithSlots(input),
    supersede: correction && supersedeResult({ results, submissions, tombstones }, correction, now),
  };
};

/** Checks for room in SES's rate for a quarter of an hour. */
const mostLooks = 180;

export const letterPorts = async (places: RecallPlaces, { now, pause }: Clock): Promise<SendAllDeps> => {
  const { client, serverKey, from, configurationSet } = places;
  const accounts = { client, reportUnreadable, tableName: places.accountsTable };
  const limits = { client, tableName: places.limitsTable };
  const tables = {
    results: { client, tableName: places.resultsTable },
    submissions: { client, tableName: places.submissionsTable },
  };
  const submissions = { ...tables.submissions, reportUnreadable };
  const breaker = circuitBreaker(breakerStore(limits, 'mail'), now);
  const measure = () => {}; // the workers of the stage measure it
  const { sendMail, takeTurn } = await mailInTurn({ from, configurationSet }, { limits, breaker, now, measure });
  const enqueue = enqueueAccountJob({ client: createQueueClient(), queueUrl: places.accountQueueUrl });
  const change = changeAccount(accounts);
  const asking = {
    changeAccount: change,
    take: takeFrom(limits),
    takeMail: takeRollingFrom(limits),
    hash: (purpose: string, text: string) => keyedHash(serverKey, purpose, text),
    now,
  };
  return {
    listOpen: listOpenLetters(tables),
    find: findLetter(tables),
    claim: claimLetter(tables),
    settle: settleLetter(tables, now),
    giveBack: giveBackLetter(tables),
    isErased: isErased({ client, tableName: places.erasedTable, serverKey }),
    findAccount: findAccount(accounts),
    askToConfirm: async (account, mailId) => {
      const { userId, email } = account;
      const before = account.proofs.find(({ id }) => id === mailId);
      if (before?.isSent) {
        const reportedUntil = laterBy(new Date(before.countedAt), mailWaits.reportedSeconds);
        if (reportedUntil > now().toISOString()) return 'unreported';
        await change(userId, (latest) => withoutClaim(latest, mailId));
      }
      if (!before) {
        const asked = { email, reason: 'corrected' } as const;
        if ((await askForLetterProof({ ...asking, newId: () => mailId }, account, asked)) === 'limited')
          return 'limited';
      }
      await enqueue({ kind: 'proof', userId, proofId: mailId });
      return 'asked';
    },
    sendMail,
    findZone: findZone(submissions),
    composeLetter: async (timeZone, language) =>
      (await mailsIn(language)).correctionMail({ siteUrl: places.site, timeZone }),
    letterTurn: letterTurn({ ...breaker, takeTurn, pause }, mostLooks),
    newOwner: randomUUID,
    now,
    pause: async (milliseconds) => void (await pause(milliseconds)),
  };
};
