import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { findResult, resultItem, saveResult, storedResult } from '#functions/adapters/results/results.ts';
import { readItem, reportUnreadable, type UnreadableNote } from '#functions/adapters/stored-item.ts';
import {
  findSubmission,
  listAllSubmissions,
  listSubmissions,
  saveSubmission,
  storedSubmission,
} from '#functions/adapters/submissions/submissions.ts';
import { findWaiting } from '#functions/adapters/submissions/waiting-submissions.ts';
import type { Item } from '#functions/adapters/table.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { composeResult } from '#shared/result.ts';
import { someSubmission } from '#tests/support/submissions.ts';
import { fakeOutput } from '#tests/unit/functions/fakes.ts';

const accepted: AcceptedSubmission[] = ['01KF0000000000000000000001', '01KF0000000000000000000002'].map(
  (submissionId) => ({
    ...someSubmission(new Date('2026-07-01T10:00:00Z')),
    submissionId: asSubmissionId(submissionId),
  }),
);
/** As `saveSubmission` writes them. */
const submissions: Item[] = accepted.map(({ answers, ...rest }) => ({
  schema: storedSubmission.current,
  ...rest,
  answers: JSON.stringify(answers),
  state: 'received',
}));
const [someone] = accepted as [AcceptedSubmission];
const { quizId, answers, submittedAt, submissionId } = someone;
const content = composeResult({ quizId, answers, today: '2026-07-01' });
const results: Item[] = [
  resultItem(someone.userId, { submissionId, quiz_id: quizId, submittedAt, content }, '2026-07-01T10:01:00Z'),
];
const first = (items: Item[]): Item => items[0] ?? {};

/** A table that responds to every call with `answer`, and collects what is sent and what is reported. */
const tableOf = (answer: object) => {
  const unreadable: UnreadableNote[] = [];
  const sent: { Item?: Item }[] = [];
  type Transaction = { TransactItems?: { Put?: { Item: Item } }[] };
  const client = {
    send: async ({ input }: { input: { Item?: Item } & Transaction }) => {
      sent.push(input.TransactItems?.[0]?.Put ?? input);
      return answer;
    },
  } as unknown as DynamoDBDocumentClient;
  const table = { client, tableName: 'table', reportUnreadable: (note: UnreadableNote) => void unreadable.push(note) };
  return { table, unreadable, sent };
};

describe('an item of this release', () => {
  test('carries its schema number and is read back, with the quiz version and the other quiz’s run id', async () => {
    const { table, sent } = tableOf({});
    const typed = { weight: { text: '78', unit: 'kg' as const } };
    const added = { heartRunId: asRunId('session-heart'), typed, basedOn: asSubmissionId('earlier') } as const;
    await saveSubmission({ ...table, shards: 4 }, 'accounts')({ ...someone, ...added });
    const item = sent[0]?.Item ?? {};
    expect(item.schema).toBe(storedSubmission.current);
    expect(readItem(storedSubmission, item, () => {})).toMatchObject({ ...someone, ...added });
  });

  test('of a quiz version that this release does not know cannot be read, because no engine could score it', () => {
    const later = { ...first(submissions), quizVersion: '9.0' };
    expect(() => readItem(storedSubmission, later, () => {})).toThrow('quizVersion');
  });

  test.each([undefined, 'a language of the past'])(
    'of language %o is read as one in the default language',
    (language) => {
      const stored = { ...first(submissions), language };
      expect(readItem(storedSubmission, stored, () => {}).language).toBe(defaultLanguage);
    },
  );

  test('of a result says which engine made it', async () => {
    const reading = tableOf({ Item: first(results) });
    const result = await findResult(reading.table)(asUserId('user'), asSubmissionId('id'));
    if (!result || result === 'unreadable') throw new Error('The fixture should be readable.');
    const writing = tableOf({});
    const tombstones = { ...writing.table, serverKey: 'key' };
    await saveResult(writing.table, tombstones, () => new Date(0))(asUserId('user'), result);
    const item = writing.sent[0]?.Item ?? {};
    expect(item).toMatchObject({ schema: storedResult.current, engineVersion: result.content.engine.version });
    const again = tableOf({ Item: item });
    expect(await findResult(again.table)(asUserId('user'), asSubmissionId('id'))).toEqual(result);
  });
});

describe('an item of an unknown or broken shape', () => {
  const whole = first(submissions);
  const without = (name: string): Item => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
  const broken: [string, Item, string][] = [
    ['of a later schema', { ...whole, schema: 99 }, 'schema-99'],
    ['of schema 0', { ...whole, schema: 0 }, 'schema-0'],
    ['without a schema', without('schema'), 'schema'],
    ['whose schema is no number', { ...whole, schema: 'two' }, 'schema'],
    ['without its state', without('state'), 'state'],
    ['of an unknown quiz', { ...whole, quizId: 'tarot' }, 'quizId'],
    ['whose date is a number', { ...whole, submittedAt: 5 }, 'submittedAt'],
  ];
  const ids = { userId: whole.userId, runId: whole.runId, submissionId: whole.submissionId };

  test.each(broken)('%s is left out of the list, and the operator gets its ids', async (_, item, reason) => {
    const { table, unreadable } = tableOf({ Items: [...submissions, item] });
    expect(await listSubmissions(table)(asUserId('user'))).toHaveLength(submissions.length);
    expect(unreadable).toEqual([{ kind: 'submission', reason, ...ids }]);
    const all = await listAllSubmissions(table)(asUserId('user'));
    expect(all.unreadable).toMatchObject([{ runId: ids.runId, submissionId: ids.submissionId }]);
  });

  test.each([
    ['answers that are no JSON', { ...whole, answers: '{"pain": "crush' }, 'answers'],
    ['answers of a shape that no question has', { ...whole, answers: '{"pain": {"deep": true}}' }, 'answers.pain'],
    ['no answers', without('answers'), 'answers'],
  ])('with %s fails alone, without a word of the answers', async (_, item, reason) => {
    const { table, unreadable } = tableOf({ Item: item });
    const failure = await findSubmission(table)({ userId: asUserId(''), runId: asRunId('') }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'UnreadableItem', message: reason });
    expect(unreadable).toEqual([{ kind: 'submission', reason, ...ids }]);
    expect(JSON.stringify([failure, unreadable])).not.toContain('crush');
  });

  test.each([
    ['a page that is cut short', { ...first(results), content: '{"intro": ' }, 'content'],
    ['a page without its summary', { ...first(results), content: '{"intro": ""}' }, 'content.overall_summary'],
  ])('that is a result with %s does not count as a missing one', async (_, item, reason) => {
    const { table, unreadable } = tableOf({ Item: item });
    expect(await findResult(table)(asUserId('user'), asSubmissionId('id'))).toBe('unreadable');
    const { userId, submissionId } = first(results);
    expect(unreadable).toEqual([{ kind: 'result', reason, userId, submissionId }]);
  });

  test('in the index of waiting work does not stop the sweep of other items', async () => {
    const row = (submissionId?: string) => ({
      userId: asUserId('u'),
      runId: asRunId('s'),
      waitingSince: 'w',
      submissionId,
    });
    const { table, unreadable } = tableOf({ Items: [row('no-ulid'), row(), row('01KF0000000000000000000001')] });
    const { due, unreadable: rows } = await findWaiting(table)({
      partition: 'result-0',
      before: 'before',
      limit: 10,
    });
    expect(due.map(({ submissionId }) => submissionId)).toEqual(['01KF0000000000000000000001']);
    expect(rows).toHaveLength(2);
    expect(unreadable).toHaveLength(2);
  });

  test('is logged only by its ids, and counted', () => {
    const { log, measure, logged, measured } = fakeOutput();
    reportUnreadable(
      log,
      measure,
    )({ kind: 'submission', reason: 'answers.pain', submissionId: asSubmissionId('01KF') });
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 'error',
        message: 'stored item not readable',
        item: 'submission',
        reason: 'answers.pain',
        submissionId: '01KF',
      }),
    ]);
    expect(measured('Unreadable')).toBe(1);
  });
});
