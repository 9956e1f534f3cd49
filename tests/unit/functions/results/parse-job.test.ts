import { expect, test } from 'vitest';
import { parseJob } from '#functions/results/generate-results.ts';

test.each(['', '{}', '[]', 'null', '{"userId":1,"sessionId":"s","submissionId":"x"}'])('%s is not a job', (body) =>
  expect(() => parseJob(body)).toThrow(),
);
