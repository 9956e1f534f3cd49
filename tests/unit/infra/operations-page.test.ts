import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stageJsonSchema, stageTable, withTable } from '#infra/aws/stages/stage-schema.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/operations.md');
const workflows = ['check', 'release'].map((name) => read(`.github/workflows/${name}.yml`)).join('\n');

test('the settings match the schema, for readers and for editors, as npm run docs:stages writes them', () => {
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
