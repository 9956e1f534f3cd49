import { describe, expect, test } from 'vitest';
import { choiceWatch, pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import { someSubmission } from '#tests/support/submissions.ts';
import { fakeOutput } from '#tests/unit/functions/fakes.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const submission: ClaimedSubmission = {
  ...someSubmission(new Date(now.getTime() - 7000)),
  state: 'received',
  claims: 1,
  leaseOwner: 'me',
};

type Watch = ReturnType<typeof pipelineWatch>;

/** The metrics, and the level of the log line. */
const told = (tell: (watch: Watch) => void) => {
  const measured: [MetricName, number | undefined][] = [];
  const output = fakeOutput();
  const measure = (name: MetricName, value?: number) => void measured.push([name, value]);
  tell(pipelineWatch(output.log, measure, () => now));
  return { measured, levels: output.logged().map(({ level }) => level) };
};

describe('the metrics record', () => {
  test.each([
    ['sent', 'Mailed', 'info'],
    ['deferred', 'MailDeferred', 'info'],
    ['suppressed', 'MailSuppressed', 'info'],
    ['off', 'MailSuppressed', 'info'],
    ['refused', 'MailRefused', 'warn'],
    ['doubtful', 'MailDoubtful', 'warn'],
  ] as const)('a mail that is %s', (outcome, metric, level) => {
    const { measured, levels } = told((watch) => watch.mail(submission, outcome, 'reason'));
    expect([measured, levels]).toEqual([[[metric, undefined]], [level]]);
  });

  test('a reopened job that ends, by its age since it was reopened', () => {
    const reopenedAt = new Date(now.getTime() - 3000).toISOString();
    expect(told((watch) => watch.finished({ ...submission, reopenedAt })).measured).toEqual([
      ['AgeAtCompletionSeconds', 3],
    ]);
  });

  test('a webhook that is abandoned, but none that is deferred or delivered', () => {
    expect(told((watch) => watch.webhook(submission, 'failed', 'http-500')).measured).toEqual([
      ['WebhookFailed', undefined],
    ]);
    for (const outcome of ['later', 'delivered', 'off'] as const)
      expect(told((watch) => watch.webhook(submission, outcome, 'reason')).measured).toEqual([]);
  });

  test('how long a user waited for the result, and the job for its end', () => {
    expect(told((watch) => watch.scored(submission)).measured).toEqual([
      ['Scored', undefined],
      ['AgeAtResultSeconds', 7],
    ]);
    expect(told((watch) => watch.finished(submission)).measured).toEqual([['AgeAtCompletionSeconds', 7]]);
  });

  test('each slot for which the model gave no usable answer', () => {
    const measured: unknown[] = [];
    const watch = choiceWatch(fakeOutput().log, (...metric) => void measured.push(metric));
    watch(asSubmissionId('01J'), { chosen: 9, fellBack: 3, reason: 'not-offered' });
    watch(asSubmissionId('01J'), { chosen: 0, fellBack: 0, reason: 'none' });
    expect(measured).toEqual([['ChoiceFallback', 3]]);
  });
});
