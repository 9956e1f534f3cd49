import { expect, test } from 'vitest';
import { sampleOf } from '#tests/support/sample-result.ts';
import { sampleResult } from '#web/home/sample-result.ts';

test('the sample on the home page is what the engine says today: `npm run docs:sample` writes it', () => {
  expect(sampleResult).toEqual(sampleOf());
});
