import { describe, expect, test } from 'vitest';
import type { Submission } from '#functions/submissions/submission.ts';
import {
  type EnginePattern,
  type Replacement,
  type RescoreOneDeps,
  readEnginePattern,
  rescoreOne,
} from '#infra/aws/ops/recall/rescore-one.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { composeWithSlots, type Submitted } from '#shared/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { someSubmission } from '#tests/support/submissions.ts';

const patternOf = (text: string) => {
  const pattern = readEnginePattern(text);
  if (!pattern) throw new Error(text);
  return pattern;
};
const wrong = patternOf(engineVersion);

const submitted = (): Submission => ({
  ...someSubmission(new Date('2026-07-01T10:00:00Z')),
  // A person with a figure.
  answers: longevityPersonas.average45F?.answers ?? {},
  state: 'hooked',
});

/** Today's engine under the next number, with a change if one is given. */
const next =
  (change: (content: ResultContent) => Partial<ResultContent> = () => ({})): RescoreOneDeps['compose'] =>
  (input: Submitted) => {
    const { content, slots } = composeWithSlots(input);
    return { content: { ...content, engine: { version: '99.0.0', hash: 'next' }, ...change(content) }, slots };
  };

type Given = Partial<RescoreOneDeps> & {
  submission?: Submission;
  stored?: Partial<ResultContent>;
  pattern?: EnginePattern;
};

const look = async (
  compose: RescoreOneDeps['compose'],
  { submission = submitted(), stored = {}, pattern = wrong, ...more }: Given = {},
) => {
  const { userId, submissionId, quizId, submittedAt } = submission;
  const { content } = composeWithSlots({ ...submission, today: '2026-07-01' });
  const result: Result = { submissionId, quiz_id: quizId, submittedAt, content: { ...content, ...stored } };
  const replaced: Replacement[] = [];
  const deps: RescoreOneDeps = {
    findResult: async () => result,
    findSubmission: async () => submission,
    findEarlier: async () => null,
    compose,
    supersede: async (replacement) => {
      replaced.push(replacement);
      return 'done';
    },
    ...more,
  };
  return { ending: await rescoreOne(deps, pattern, { userId, submissionId }), replaced };
};

test.each([
  ['2.1.0', ['2.1.0'], ['2.1.1', '12.1.0']],
  ['2.1.x', ['2.1.0', '2.1.12'], ['2.10.0', '2.0.0']],
  ['1.x', ['1.0.0', '1.4.2'], ['11.0.0', '2.1.0']],
])('%s means these versions and no others', (text, meant, others) => {
  const { matches, prefix } = patternOf(text);
  for (const version of meant) expect([matches(version), `${version}#id`.startsWith(prefix)]).toEqual([true, true]);
  for (const version of others) expect([matches(version), `${version}#id`.startsWith(prefix)]).toEqual([false, false]);
});

test.each(['', '2', 'x', '2.x.x', '2.1', 'v2.1.0'])('%j is not a version', (text) => {
  expect(readEnginePattern(text)).toBeNull();
});

describe('a result of a wrong engine', () => {
  test('is replaced when the level changed, and its user gets a letter', async () => {
    const levelled = next(({ overall_summary }) => ({ overall_summary: { ...overall_summary, headline: 'Another' } }));
    const { ending, replaced } = await look(levelled);
    expect(ending).toMatchObject({ kind: 'replaced', change: { level: expect.anything(), raised: [], moved: 0 } });
    expect(replaced).toMatchObject([{ isTold: true, newer: { content: { engine: { version: '99.0.0' } } } }]);
  });

  test('is replaced when a warning was added, and its user gets a letter', async () => {
    const warned = next(() => ({ redFlags: [{ code: 'new', level: 'soon', message: 'Ask a doctor.' }] }));
    const { ending, replaced } = await look(warned);
    expect(ending).toMatchObject({ change: { raised: ['new (soon)'] } });
    expect(replaced).toMatchObject([{ isTold: true }]);
  });

  test('is replaced without a letter when only a figure moved', async () => {
    const moved = next(({ overall_summary: summary }) => ({
      overall_summary: { ...summary, biologicalAge: Number(summary.biologicalAge) + 1.5 },
    }));
    const { ending, replaced } = await look(moved);
    expect(ending).toMatchObject({ kind: 'replaced', change: { level: null, moved: 1.5 } });
    expect(replaced).toMatchObject([{ isTold: false }]);
  });

  test('stays if the newer engine tells the user the same', async () => {
    expect(await look(next())).toEqual({ ending: { kind: 'kept', why: 'same' }, replaced: [] });
  });

  test('keeps the sentences that a model chose if the newer engine still offers them', async () => {
    const submission = submitted();
    const input = { ...submission, quizVersion: '2.1' as const, today: '2026-07-01' };
    const { slots } = composeWithSlots(input);
    const choices = Object.fromEntries(slots.map(({ id, offers }) => [id, offers.at(-1)?.id ?? '']));
    const { wording: _wording, ...chosen } = composeWithSlots({ ...input, choices }).content;
    const wording = { by: 'model', modelId: 'm', promptVersion: '2', sections: slots.map(({ id }) => id) } as const;
    expect((await look(next(), { submission, stored: { ...chosen, wording } })).ending).toMatchObject({ why: 'same' });
  });
});

describe('a result that cannot be made again stays, and nothing is written', () => {
  test.each<[string, Given, string]>([
    ['a result that cannot be read', { findResult: async () => 'unreadable' }, 'unreadable'],
    ['answers that have gone', { findSubmission: async () => null }, 'no-answers'],
    [
      'a heart result without the answers that it builds on',
      { findSubmission: async () => ({ ...submitted(), quizId: cardiacQuizId }) },
      'no-answers',
    ],
  ])('%s', async (_, more, why) => {
    expect(await look(next(), more)).toEqual({ ending: { kind: 'kept', why }, replaced: [] });
  });
});

test.each<[string, Given]>([
  ['has gone', { findResult: async () => null }],
  ['is of another engine by now', { pattern: patternOf('3.x') }],
  [
    'was made by the engine of today, which the operator may have named with the wrong ones',
    { compose: composeWithSlots },
  ],
  ['was replaced itself', { stored: { replacedBy: { at: '', reason: '', id: '', engineVersion: '' } } }],
])('nothing is done about a result that %s', async (_, more) => {
  expect(await look(next(), more)).toEqual({ ending: { kind: 'nothing to do' }, replaced: [] });
});
