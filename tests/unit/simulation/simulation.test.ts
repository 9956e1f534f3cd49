import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { donePromise, lineOf, worstLostPromise } from '#tests/simulation/report.ts';
import { type Load, loads, type Outage, outages } from '#tests/simulation/scenarios.ts';
import { simulate } from '#tests/simulation/simulate.ts';
import { isFullLoad } from '#tests/support/random.ts';

// Outages on a virtual clock: the pipeline's own code keeps the promises of docs/reliability.md, and the figures on
// that page are the simulation's. `npm run test:chaos` runs all of them.

const page = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');

const isQuick = ({ perSecond }: Load, { minutes, hangs }: Outage) =>
  perSecond < 1 || (perSecond < 10 && (minutes < 60 || hangs));
const scenarios = outages.flatMap((outage) =>
  loads
    .filter((load) => isFullLoad || isQuick(load, outage))
    .map((load) => [outage.name, load.perSecond, outage, load] as const),
);

test.each(scenarios)('%s out, %s submissions a second', async (_, __, outage, load) => {
  const figures = await simulate(load, outage);
  expect(figures.worstLostSeconds).toBeLessThanOrEqual(worstLostPromise(outage));
  expect(figures.doneAfterSeconds).toBeLessThanOrEqual(donePromise(load, outage));
  expect(figures.mailsAstray).toBe(0);
  // DynamoDB's limit for one partition.
  expect(figures.writesPerShard).toBeLessThan(1000);
  expect(page).toContain(lineOf(figures));
});
