import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { inBundle?: boolean; optionalDependencies?: Record<string, string> };

test('the lock file holds the binaries of every platform, without which npm ci refuses to install anywhere', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const missing = Object.entries(packages).flatMap(([path, { inBundle, optionalDependencies = {} }]) =>
    Object.keys(inBundle ? {} : optionalDependencies)
      .filter((name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
      .map((name) => `${path || 'the project'} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
