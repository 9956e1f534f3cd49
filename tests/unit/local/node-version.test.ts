import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const run = (version: string) =>
  spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
      '--import=./infra/local/require-node.mjs',
      '--eval=console.log("ran")',
    ],
    { encoding: 'utf8', env: { npm_lifecycle_event: 'doctor' } },
  );

test.each(['20.20.2', '22.18.0', '23.11.1'])('a Node too old says what to do: %s', (version) => {
  const { status, stdout, stderr } = run(version);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This project runs on Node 24; .* and npm run doctor uses it\. Run npm ci again/s);
});

test.each(['24.0.0', '26.1.0'])('a Node that is new enough is heard no word of: %s', (version) => {
  expect(run(version)).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' });
});

test('every word of npm that runs TypeScript asks for it first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const { app } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { app: string };
  const typed = [...Object.values(scripts), app].filter(
    (script) => script.endsWith('.ts') && script.startsWith('node'),
  );
  expect(typed.length).toBeGreaterThan(10);
  for (const script of typed) expect(script).toMatch(/^node --import \.\/infra\/local\/require-node\.mjs \S+$/);
});
