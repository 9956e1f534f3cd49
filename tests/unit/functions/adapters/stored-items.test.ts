import { readFileSync } from 'node:fs';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { findResult, saveResult } from '#functions/adapters/results.ts';
import { type Item, readItem, type UnreadableNote } from '#functions/adapters/stored-item.ts';
import { storedClaim, storedSubmission } from '#functions/adapters/stored-submission.ts';
import { findSubmission, listSubmissions, saveSubmission } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { findWaiting } from '#functions/adapters/waiting-submissions.ts';
import { factorField, familyQuestionId, knowledgeQuestionId, productQuizId } from '#shared/derived-names.ts';
import { fakeOutput } from '#tests/unit/functions/fakes.ts';

// The items in tests/fixtures/items-1.0.0 were written by release 1.0.0 and scanned from its tables. They stay for ever:
// what people once stored must be readable in every later release.

type WireItem = Record<string, AttributeValue>;
const written = (table: string, from = 'items-1.0.0'): WireItem[] => {
  const text = readFileSync(new URL(`../../../fixtures/${from}/${table}.json`, import.meta.url), 'utf8');
  // A white label's tables hold its own names.
  const named = text
    .replaceAll('"S": "longevity"', `"S": "${productQuizId}"`)
    .replaceAll('longevityFactor', factorField)
    .replaceAll('familyLongevity', familyQuestionId)
    .replaceAll('longevityKnowledge', knowledgeQuestionId);
  return JSON.parse(named);
};

/** As the document client hands an item over. */
const plain = (item: WireItem): Item =>
  Object.fromEntries(Object.entries(item).map(([name, { S, N }]) => [name, N === undefined ? S : Number(N)]));

const submissions = written('submissions').map(plain);
const results = written('results').map(plain);
const textOf = (item: Item, name: string) => String(item[name]);
const first = (items: Item[]): Item => items[0] ?? {};

/** A table that answers every call with `answer`, and collects what is sent and what is reported. */
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

describe('what release 1.0.0 stored', () => {
  test('is all here: each state, each step of mail and webhook, both quizzes', () => {
    expect(new Set(submissions.map(({ state }) => state))).toEqual(new Set(['received', 'scored', 'hooked']));
    expect(new Set(submissions.map(({ mail }) => mail))).toEqual(new Set([undefined, 'sending', 'sent']));
    expect(new Set(submissions.map(({ quizId }) => quizId)).size).toBe(2);
    expect(submissions.some(({ mailEvent }) => mailEvent === 'bounced')).toBe(true);
    expect(submissions.some(({ waiting }) => waiting === 'parked')).toBe(true);
    expect(results.length).toBeGreaterThan(1);
  });

  test.each(submissions.map((item) => [textOf(item, 'submissionId'), item]))(
    'the submission %s is read with its answers',
    async (submissionId, item) => {
      const { table, unreadable } = tableOf({ Item: item });
      const found = await findSubmission(table)({ userId: textOf(item, 'userId'), sessionId: '' });
      expect(found).toMatchObject({ submissionId, answers: JSON.parse(textOf(item, 'answers')), email: item.email });
      expect(found?.quizVersion).toBeUndefined();
      expect(unreadable).toEqual([]);
    },
  );

  test('a list of them is complete', async () => {
    const { table } = tableOf({ Items: submissions });
    const listed = await listSubmissions(table)('user');
    expect(listed.map(({ submissionId }) => submissionId)).toEqual(submissions.map((item) => item.submissionId));
  });

  test.each(submissions.filter(({ claims }) => claims).map((item) => [textOf(item, 'submissionId'), item]))(
    'a worker can take up the submission %s',
    (submissionId, item) => {
      const claimed = readItem(storedClaim, { ...item, leaseOwner: 'me' }, () => {});
      expect(claimed).toMatchObject({ submissionId, leaseOwner: 'me', claims: item.claims });
      expect(claimed.mail).toBe(item.mail);
    },
  );

  test.each(results.map((item) => [textOf(item, 'submissionId'), item]))(
    'the result %s is read whole',
    async (submissionId, item) => {
      const { table, unreadable } = tableOf({ Item: item });
      const found = await findResult(table)(textOf(item, 'userId'), submissionId);
      expect(found).toEqual({
        submissionId,
        quiz_id: item.quiz_id,
        submittedAt: item.submittedAt,
        content: JSON.parse(textOf(item, 'content')),
      });
      expect(unreadable).toEqual([]);
    },
  );
});

describe('what was stored before answers could carry what was typed', () => {
  const former = written('submissions', 'items-schema-2').map(plain);

  test.each(former.map((item) => [textOf(item, 'submissionId'), item]))(
    'the submission %s is read with its answers, as typed in one unit',
    async (submissionId, item) => {
      expect(item.schema).toBe(2);
      const { table, unreadable } = tableOf({ Item: item });
      const found = await findSubmission(table)({ userId: textOf(item, 'userId'), sessionId: '' });
      expect(found).toMatchObject({ submissionId, answers: JSON.parse(textOf(item, 'answers')), quizVersion: '2.1' });
      expect(found).not.toHaveProperty('typed');
      expect(found).not.toHaveProperty('basedOn');
      expect(unreadable).toEqual([]);
    },
  );

  test('is listed too', async () => {
    const listed = await listSubmissions(tableOf({ Items: former }).table)('user-1');
    expect(listed.map(({ submissionId }) => submissionId)).toEqual(former.map((item) => item.submissionId));
  });
});

describe('what this release stores', () => {
  const { state: _, waitingSince: __, ...accepted } = readItem(storedSubmission, first(submissions), () => {});

  test('carries its schema number and is read back, the quiz version and the other quiz’s session too', async () => {
    const { table, sent } = tableOf({});
    const typed = { weight: { text: '78', unit: 'kg' as const } };
    const added = { quizVersion: '2.1', heartSessionId: 'session-heart', typed, basedOn: 'earlier' } as const;
    await saveSubmission({ ...table, shards: 4 }, 'accounts')({ ...accepted, ...added });
    const item = sent[0]?.Item ?? {};
    expect(item.schema).toBe(3);
    expect(readItem(storedSubmission, item, () => {})).toMatchObject({ ...accepted, ...added });
  });

  test('of a quiz version that this release does not know is not readable: no engine could score it', () => {
    const later = { ...first(submissions), schema: 2, quizVersion: '9.0' };
    expect(() => readItem(storedSubmission, later, () => {})).toThrow('quizVersion');
  });

  test('of a result says which engine made it', async () => {
    const reading = tableOf({ Item: first(results) });
    const result = await findResult(reading.table)('user', 'id');
    if (!result || result === 'unreadable') throw new Error('The fixture should be readable.');
    const writing = tableOf({});
    const tombstones = { ...writing.table, serverKey: 'key' };
    await saveResult(writing.table, tombstones, () => new Date(0))('user', result);
    const item = writing.sent[0]?.Item ?? {};
    expect(item).toMatchObject({ schema: 2, engineVersion: result.content.engine.version });
    const again = tableOf({ Item: item });
    expect(await findResult(again.table)('user', 'id')).toEqual(result);
  });
});

describe('an item of an unknown or broken shape', () => {
  const whole = first(submissions);
  const without = (name: string): Item => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
  const broken: [string, Item, string][] = [
    ['of a later schema', { ...whole, schema: 99 }, 'schema-99'],
    ['of schema 0', { ...whole, schema: 0 }, 'schema-0'],
    ['whose schema is no number', { ...whole, schema: 'two' }, 'schema'],
    ['without its state', without('state'), 'state'],
    ['of an unknown quiz', { ...whole, quizId: 'tarot' }, 'quizId'],
    ['whose date is a number', { ...whole, submittedAt: 5 }, 'submittedAt'],
  ];
  const ids = { userId: whole.userId, sessionId: whole.sessionId, submissionId: whole.submissionId };

  test.each(broken)('%s is left out of the list, and the operator gets its ids', async (_, item, reason) => {
    const { table, unreadable } = tableOf({ Items: [...submissions, item] });
    expect(await listSubmissions(table)('user')).toHaveLength(submissions.length);
    expect(unreadable).toEqual([{ kind: 'submission', reason, ...ids }]);
  });

  test.each([
    ['answers that are no JSON', { ...whole, answers: '{"pain": "crush' }, 'answers'],
    ['answers of a shape that no question has', { ...whole, answers: '{"pain": {"deep": true}}' }, 'answers.pain'],
    ['no answers', without('answers'), 'answers'],
  ])('with %s fails alone, without a word of the answers', async (_, item, reason) => {
    const { table, unreadable } = tableOf({ Item: item });
    const failure = await findSubmission(table)({ userId: '', sessionId: '' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UnreadableItem', message: reason });
    expect(unreadable).toEqual([{ kind: 'submission', reason, ...ids }]);
    expect(JSON.stringify([failure, unreadable])).not.toContain('crush');
  });

  test.each([
    ['a page that is cut short', { ...first(results), content: '{"intro": ' }, 'content'],
    ['a page without its summary', { ...first(results), content: '{"intro": ""}' }, 'content.overall_summary'],
  ])('that is a result with %s is told apart from none', async (_, item, reason) => {
    const { table, unreadable } = tableOf({ Item: item });
    expect(await findResult(table)('user', 'id')).toBe('unreadable');
    const { userId, submissionId } = first(results);
    expect(unreadable).toEqual([{ kind: 'result', reason, userId, submissionId }]);
  });

  test('in the index of waiting work does not stop the sweep of the others', async () => {
    const row = (submissionId?: string) => ({ userId: 'u', sessionId: 's', waitingSince: 'w', submissionId });
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

  test('is logged by its ids alone and counted', () => {
    const { log, measure, logged, measured } = fakeOutput();
    reportUnreadable(log, measure)({ kind: 'submission', reason: 'answers.pain', submissionId: '01KF' });
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
