import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { Answers } from '#shared/quiz/question.ts';
import {
  type Claim,
  type ClaimedSubmission,
  type HookOutcome,
  LeaseLost,
  type MailOutcome,
} from '../handlers/pipeline-state.ts';

type Item = Record<string, unknown>;
type Change = { update: string; condition: string; values: Item; names?: Record<string, string> };

/**
 * The worker's writes on a submission's item. Each carries its condition, so that of many workers one goes on and the
 * others learn that they need not. Attribute names are short words of the domain; `state` is reserved, hence `#state`.
 */
export const submissionProgress = (db: DynamoDBDocumentClient, table: string) => {
  const write = async (key: { userId: string; sessionId: string }, change: Change) => {
    const done = await db.send(
      new UpdateCommand({
        TableName: table,
        Key: { userId: key.userId, sessionId: key.sessionId },
        UpdateExpression: change.update,
        ConditionExpression: change.condition,
        ExpressionAttributeValues: change.values,
        ...(change.names ? { ExpressionAttributeNames: change.names } : {}),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return done.Attributes as Item;
  };

  const writeUnderLease = async (submission: ClaimedSubmission, change: Omit<Change, 'condition'>) => {
    try {
      await write(submission, {
        ...change,
        condition: 'leaseOwner = :me',
        values: { ...change.values, ':me': submission.leaseOwner },
      });
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) throw new LeaseLost(submission.submissionId);
      throw failure;
    }
  };

  return {
    claim: async (job: ResultJob, lease: { owner: string; until: string; now: string }): Promise<Claim> => {
      try {
        const item = await write(job, {
          update: 'SET leaseOwner = :me, leaseUntil = :until ADD claims :one',
          condition:
            'submissionId = :id AND #state <> :hooked AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
          values: {
            ':me': lease.owner,
            ':until': lease.until,
            ':now': lease.now,
            ':one': 1,
            ':id': job.submissionId,
            ':hooked': 'hooked',
          },
          names: { '#state': 'state' },
        });
        return claimed(item);
      } catch (failure) {
        if (failure instanceof ConditionalCheckFailedException) return whyNot(job, failure);
        throw failure;
      }
    },

    markScored: (submission: ClaimedSubmission): Promise<void> =>
      writeUnderLease(submission, {
        update: 'SET #state = :scored',
        values: { ':scored': 'scored' },
        names: { '#state': 'state' },
      }),

    beginMail: (submission: ClaimedSubmission): Promise<void> =>
      writeUnderLease(submission, { update: 'SET mail = :sending', values: { ':sending': 'sending' } }),

    unsettleMail: (submission: ClaimedSubmission): Promise<void> =>
      writeUnderLease(submission, { update: 'REMOVE mail', values: {} }),

    /**
     * Not under the lease: a worker so slow that another one has already noted 'doubtful' still knows better. But it
     * never turns an outcome that is known back into one that is not.
     */
    settleMail: async (submission: ClaimedSubmission, mail: MailOutcome, detail: string): Promise<void> => {
      try {
        await write(submission, {
          update: 'SET mail = :mail, mailDetail = :detail, #state = :mailed',
          condition: '#state <> :hooked AND (attribute_not_exists(mail) OR mail IN (:sending, :doubtful))',
          values: {
            ':mail': mail,
            ':detail': detail,
            ':mailed': 'mailed',
            ':hooked': 'hooked',
            ':sending': 'sending',
            ':doubtful': 'doubtful',
          },
          names: { '#state': 'state' },
        });
      } catch (failure) {
        if (failure instanceof ConditionalCheckFailedException) throw new LeaseLost(submission.submissionId);
        throw failure;
      }
    },

    finish: (submission: ClaimedSubmission, hook?: HookOutcome): Promise<void> =>
      writeUnderLease(submission, {
        update: `SET #state = :hooked${setHook(hook)} REMOVE waiting, waitingSince, leaseOwner, leaseUntil`,
        values: { ':hooked': 'hooked', ...hookValue(hook) },
        names: { '#state': 'state' },
      }),

    release: (submission: ClaimedSubmission, waitingSince: string, hook?: HookOutcome): Promise<void> =>
      writeUnderLease(submission, {
        update: `SET waitingSince = :since${setHook(hook)} REMOVE leaseOwner, leaseUntil`,
        values: { ':since': waitingSince, ...hookValue(hook) },
      }),
  };
};

const setHook = (hook?: HookOutcome) => (hook ? ', hook = :hook' : '');
const hookValue = (hook?: HookOutcome) => (hook ? { ':hook': hook } : {});

const whyNot = (job: ResultJob, failure: ConditionalCheckFailedException): Claim => {
  const state = failure.Item?.state?.S;
  if (failure.Item?.submissionId?.S !== job.submissionId) return 'unknown';
  return state === 'hooked' ? 'finished' : 'busy';
};

const claimed = (item: Item): ClaimedSubmission => {
  const { answers, ...rest } = item as Omit<ClaimedSubmission, 'answers'> & { answers: string };
  return { ...rest, answers: JSON.parse(answers) as Answers };
};
