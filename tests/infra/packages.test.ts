import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languageCodes } from '#shared/contract/language.ts';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';
import { bundleForBrowser } from '#web/build/browser-bundle.ts';

// Each package of the customer's card does its work in the product. Those that run in AWS: bundles.test.ts.

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installed = Object.keys({ ...dependencies, ...devDependencies });

/** Files of ours that import this package, or a part of it. */
const importersOf = (name: string): string[] =>
  sourceFiles().filter((file) =>
    new RegExp(`^(?:import|export) .*?from '${name}(?:/[^']*)?';$`, 'ms').test(readFileSync(join(root, file), 'utf8')),
  );

let modulesInBrowser: readonly string[];
beforeAll(async () => {
  const { scripts } = await bundleForBrowser(languageCodes);
  modulesInBrowser = scripts.flatMap(({ moduleIds }) => moduleIds);
});

// Version 7 of react-router-dom passes on what its one dependency has, so the bundler keeps no module of its own.
const { dependencies: behindTheRouter } = JSON.parse(
  readFileSync(join(root, 'node_modules/react-router-dom/package.json'), 'utf8'),
);

test.each([
  ['react', 'react'],
  ['react-dom', 'react-dom'],
  ['react-router-dom', Object.keys(behindTheRouter).join()],
])('%s, which has its code in %s, runs in the browser', (name, code) => {
  expect(installed).toContain(name);
  expect(importersOf(name).filter((file) => file.startsWith('web/')).length).toBeGreaterThan(0);
  expect(modulesInBrowser.filter((id) => id.includes(`/node_modules/${code}/`)).length).toBeGreaterThan(0);
});

test.each([
  ['aws-cdk-lib', 'infra/aws/stack.ts'],
  ['constructs', 'infra/aws/api.ts'],
  ['esbuild', 'infra/aws/functions/bundle-functions.ts'],
  ['vitest', 'tests/infra/packages.test.ts'],
])('%s is imported by %s', (name, file) => {
  expect(installed).toContain(name);
  expect(importersOf(name)).toContain(file);
});
