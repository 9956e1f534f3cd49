import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionSizes } from '#infra/aws/functions/entries.ts';
import { costTables } from '#infra/aws/ops/cost/cost.ts';
import { bindings, bindingTable, rates, submissionsOfShard } from '#infra/aws/ops/cost/what-binds.ts';
import { aboutSetting, stageJsonSchema, stageSchema, stageTable, withTable } from '#infra/aws/stages/stage-schema.ts';
import { prices, pricesReadOn } from '#infra/facts/prices.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/operations.md');
const workflows = ['check', 'release'].map((name) => read(`.github/workflows/${name}.yml`)).join('\n');

test('the sentences about a month without visitors follow the table', () => {
  const month = page.slice(page.indexOf('| Per month, even if nobody comes |'));
  const dollars = (line: string) =>
    Number(new RegExp(`\\| \\**${line}\\** \\| \\**([\\d.]+)\\** \\|`).exec(month)?.[1]);
  const [total, firewall, probe] = ['Total', 'Firewall', 'Probe'].map(dollars) as [number, number, number];
  const canary = dollars('Alarms of new versions');
  const watching = dollars('Alarms') + canary + dollars('Metrics of our own');
  const prose = page.replaceAll('\n', ' ');
  expect(prose).toContain(
    `about $${total.toFixed()} with everything on, of that $${watching.toFixed()} for alarms and metrics, $${firewall.toFixed()} for the firewall and $${probe.toFixed()} for the probe`,
  );
  expect(prose).toContain(
    `about $${(total - firewall - probe - canary).toFixed()}, with firewall, probe and canary $${total.toFixed()}`,
  );
});

test.each(['staging', 'prod'])('the budget of %s does not ring in a month without visitors', (stage) => {
  const total = Number(/\| \*\*Total\*\* \| \*\*([\d.]+)\*\* \|/.exec(costTables().split('Per month')[1] ?? '')?.[1]);
  expect(total).toBeGreaterThan(20);
  const { monthlyBudgetDollars } = JSON.parse(read(`stages/${stage}.json`));
  // The first mail is sent at 80 %.
  expect(monthlyBudgetDollars * 0.8).toBeGreaterThan(total);
});

test('no price is newer than the day that the page and the command name', () => {
  const days = Object.values(prices).flatMap(({ source }) => source.match(/\d{4}-\d\d-\d\d/) ?? []);
  expect(days.toSorted().at(-1)).toBe(pricesReadOn);
  expect(page).toContain(`all read by ${pricesReadOn}`);
});

test('the cost tables are what npm run ops -- cost prints today', () => {
  const [, tables] = /<!-- cost -->\n([\s\S]*)<!-- \/cost -->/.exec(page) ?? [];
  expect(tables?.trim()).toBe(costTables().trim());
});

test.each(['ownResults', 'generateResults', 'sweepWaiting'] as const)(
  'more memory for %s costs more on the page',
  (name) => {
    const twice = { ...functionSizes[name], memoryMb: functionSizes[name].memoryMb * 2 };
    const raised = costTables({ ...functionSizes, [name]: twice });
    expect(raised).not.toBe(costTables());
    expect(raised).toContain(`${twice.memoryMb} MB`);
  },
);

test('a stage without webhook, model, firewall, probe and canary does not pay for them', () => {
  const stage = costTables(functionSizes, {
    webhookUrl: '',
    bedrockModelId: '',
    waf: false,
    probe: false,
    canary: false,
  });
  for (const line of ['Webhook secret', 'Firewall', 'Probe', 'Alarms of new versions'])
    expect(costTables()).toContain(line);
  expect(stage).not.toMatch(/Webhook secret|Nova Micro|Firewall|Probe|Alarms of new/);
});

test('the settings are those of the schema, for people and for editors, as npm run docs:stages writes them', () => {
  expect(withTable(page, 'settings', stageTable())).toBe(page);
  expect(page).toContain(stageTable());
  expect(JSON.parse(read('stages/schema.json'))).toEqual(JSON.parse(stageJsonSchema()));
});

test('every npm script on the page and in the workflows exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const words = [...`${page}\n${workflows}`.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) expect(scripts).toContain(word);
});

test('the limits at each rate are what npm run docs:stages computes today', () => {
  expect(page).toContain(bindingTable());
  expect(withTable(page, 'binds', bindingTable())).toBe(page);
});

test('the capacity of a shard is one figure in all texts', () => {
  const decision = read('docs/decisions/lanes-and-shards.md').replaceAll('\n', ' ');
  for (const text of [aboutSetting('waitingShards').does, page, decision]) {
    const named = [...text.matchAll(/(\d+) submissions a second/g)].map(([, count]) => Number(count));
    expect(named).toContain(submissionsOfShard);
  }
});

test('each of our limits can be set high enough for the highest rate of the table', () => {
  const ours = bindings.flatMap(({ ours, needs }) => (ours ? [{ ...ours, needed: needs(rates.at(-1) ?? 0) }] : []));
  expect(ours.length).toBeGreaterThan(3);
  for (const { setting, most, needed } of ours) {
    expect([setting, needed <= most]).toEqual([setting, true]);
    expect(stageSchema.safeParse({ [setting]: most }).success).toBe(true);
  }
});
