import { describe, expect, test, vi } from 'vitest';
import { optionalEnv, requireCount, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure, type LogFacts, placeOfError } from '#functions/edge/log.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { metricNamespace } from '#shared/contract/metrics.ts';

const lastLine = (write: (print: (line: string) => void) => void) => {
  const lines: string[] = [];
  write((line) => lines.push(line));
  return JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
};

describe('a log line', () => {
  test('is one line of JSON with its level, time and ids', () => {
    const line = lastLine((print) =>
      createLog(print).warn('job not enqueued', { submissionId: asSubmissionId('01KF'), count: 3 }),
    );
    expect(line).toEqual({
      level: 'warn',
      message: 'job not enqueued',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      submissionId: '01KF',
      count: 3,
    });
  });

  test.each(['ada@example.com', 'I feel dizzy', 'x'.repeat(129), '{"weight":172}', 'two\nlines', 'Ünal'])(
    'redacts %j even when it is passed as an id',
    (text) => {
      const line = lastLine((print) => createLog(print).error('request failed', { requestId: text, failure: text }));
      expect(line).toMatchObject({ requestId: '(withheld)', failure: '(withheld)' });
    },
  );

  test('redacts an address even in a stack trace', () => {
    const line = lastLine((print) => createLog(print).error('request failed', { at: 'at ada@example.com' }));
    expect(line.at).toBe('(withheld)');
  });

  test('goes to standard output, which Lambda forwards unchanged', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    createLog().info('job finished', {});
    const [[line]] = write.mock.calls as [[string]];
    write.mockRestore();
    expect(line).toMatch(/^\{"level":"info","message":"job finished",.*\}\n$/);
  });

  test('leaves out missing facts', () => {
    const facts: LogFacts = { requestId: 'r', submissionId: undefined } as LogFacts;
    expect(lastLine((print) => createLog(print).info('job finished', facts))).not.toHaveProperty('submissionId');
  });

  test('names where an error was thrown, without what it says', () => {
    const place = placeOfError(new Error('canary at home\n    canary'));
    expect(place).toContain('log.test.ts');
    expect(place).not.toContain('canary');
  });
});

describe('a metric', () => {
  test('is a line in the embedded metric format, without dimensions', () => {
    const line = lastLine((print) => createMeasure(print, 'Product/test')('AgeAtResultSeconds', 1.5));
    expect(line).toEqual({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          { Namespace: 'Product/test', Dimensions: [[]], Metrics: [{ Name: 'AgeAtResultSeconds', Unit: 'Seconds' }] },
        ],
      },
      AgeAtResultSeconds: 1.5,
    });
  });

  test('counts one, under the namespace that the stack set', () => {
    vi.stubEnv('METRIC_NAMESPACE', metricNamespace('prod'));
    const line = lastLine((print) => createMeasure(print)('Accepted'));
    vi.unstubAllEnvs();
    expect(line).toMatchObject({ Accepted: 1, _aws: { CloudWatchMetrics: [{ Namespace: metricNamespace('prod') }] } });
  });

  test.each(['Failed', 'JobFailed'] as const)(
    'of a failure (%s) counts for the version of the function too',
    (name) => {
      vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'longevity-dev-ApiLogin');
      vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '7');
      const line = lastLine((print) => createMeasure(print)(name));
      vi.unstubAllEnvs();
      expect(line).toMatchObject({
        [name]: 1,
        FunctionName: 'longevity-dev-ApiLogin',
        Version: '7',
        _aws: { CloudWatchMetrics: [{ Dimensions: [[], ['FunctionName', 'Version']] }] },
      });
    },
  );
});

describe('the environment', () => {
  test.each([undefined, ''])('that lacks what a function needs (%j) says who should have set it', (value) => {
    vi.stubEnv('RESULT_QUEUE_URL', value);
    expect(() => requireEnv('RESULT_QUEUE_URL')).toThrow(
      'RESULT_QUEUE_URL is not set. The stack sets it in infra/aws/functions/job-queue.ts.',
    );
    vi.unstubAllEnvs();
  });

  test.each(['0', '-1', '1.5', 'four', ' '])('with %j for a number of workers stops the function', (value) => {
    vi.stubEnv('RESULT_WORKERS', value);
    expect(() => requireCount('RESULT_WORKERS')).toThrow(
      'RESULT_WORKERS is not a whole number of at least 1: see infra/aws/result-pipeline.ts.',
    );
    vi.stubEnv('RESULT_WORKERS', '1');
    expect(requireCount('RESULT_WORKERS')).toBe(1);
    vi.unstubAllEnvs();
  });

  test('that is blank where it may be turns a feature off', () => {
    vi.stubEnv('WEBHOOK_URL', undefined);
    expect(optionalEnv('WEBHOOK_URL')).toBe('');
    vi.unstubAllEnvs();
  });
});
