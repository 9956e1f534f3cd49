import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const flags: Readonly<Record<string, unknown>> = read('cdk.json').context;
const recommended: Readonly<Record<string, unknown>> = read('node_modules/aws-cdk-lib/recommended-feature-flags.json');

test('every feature flag that the installed CDK recommends is set as it recommends, and none that it does not know', () => {
  expect(Object.keys(recommended).length).toBeGreaterThan(50);
  const { 'cli-telemetry': _, ...ofTheCdk } = flags;
  expect(ofTheCdk).toEqual(recommended);
});
