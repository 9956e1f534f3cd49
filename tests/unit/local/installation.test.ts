import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
const script = 'const [, file, ...args]: string[] = process.argv; console.log(file === import.meta.filename, ...args);';
writeFileSync(join(folder, 'script.ts'), script);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (version: string) =>
  spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
      'infra/run.mjs',
      join(folder, 'script.ts'),
      'one',
      'two',
    ],
    { encoding: 'utf8', env: { npm_lifecycle_event: 'doctor' } },
  );

test.each(['20.20.2', '22.18.0', '23.11.1'])('a Node that is too old says what to do: %s', (version) => {
  const { status, stdout, stderr } = run(version);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This project runs on Node 24; .* and npm run doctor uses it\. Run npm ci again/s);
});

test.each(['24.0.0', '26.1.0'])('a Node that is new enough runs the script with its arguments: %s', (version) => {
  expect(run(version)).toMatchObject({ status: 0, stdout: 'true one two\n', stderr: '' });
});

test('every npm script in TypeScript is started by infra/run.mjs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const { app } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { app: string };
  const typed = [...Object.values(scripts), app].filter(
    (script) => script.endsWith('.ts') && script.startsWith('node'),
  );
  expect(typed.length).toBeGreaterThan(10);
  for (const script of typed) expect(script).toMatch(/^node infra\/run\.mjs \S+$/);
});

type Locked = { inBundle?: boolean; optionalDependencies?: Record<string, string> };

test('the lock file holds the binaries of every platform, without which npm ci refuses to install anywhere', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const missing = Object.entries(packages).flatMap(([path, { inBundle, optionalDependencies = {} }]) =>
    Object.keys(inBundle ? {} : optionalDependencies)
      .filter((name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
      .map((name) => `${path || 'the project'} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
