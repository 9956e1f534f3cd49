import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeclaredRoute } from '#functions/edge/route.ts';
import * as ports from '#functions/ports.ts';
import { declarations } from '#functions/routes.ts';
import { routeFiles } from '#infra/aws/functions/route-files.ts';
import { routes } from '#shared/contract/routes.ts';
import { schemas } from '#shared/contract/schemas/schemas.ts';

// The tables that `npm run routes` writes say what the declarations say. When one of these fails: run it.

const root = join(import.meta.dirname, '../../..');

const isRoute = (value: unknown): value is DeclaredRoute =>
  typeof value === 'object' && value !== null && 'throttle' in value && 'path' in value;

const declared: { file: string; exported: string; route: DeclaredRoute }[] = [];
for (const file of globSync('{accounts,fhir,links,results,submissions,*}/**/*.ts', { cwd: join(root, 'functions') })) {
  // Entries of workers want their environment when they are imported.
  if (/^(entry|edge|adapters|ports)\//.test(file) || file === 'routes.ts') continue;
  const module: Record<string, unknown> = await import(join(root, 'functions', file));
  for (const [exported, route] of Object.entries(module)) if (isRoute(route)) declared.push({ file, exported, route });
}

test('every endpoint that is declared stands in the tables, and no other', () => {
  const names = declared.map(({ route }) => route.name).toSorted();
  expect(new Set(names).size).toBe(names.length);
  for (const table of [declarations, routes, schemas, Object.fromEntries(routeFiles)])
    expect(Object.keys(table).toSorted()).toEqual(names);
});

test.each(declared.map((each) => [each.route.name, each] as const))('%s, as it is declared', (name, found) => {
  const { route, file, exported } = found;
  const { method, path, auth, anyOrigin } = route;
  expect(declarations[name]).toBe(route);
  // A Lambda imports it from there, by this name.
  expect([routeFiles.get(name), `${name}Route`]).toEqual([file, exported]);
  expect(routes[name]).toEqual({ method, path, auth, ...(anyOrigin && { anyOrigin }) });
  expect(schemas[name]).toBe(route.schemas);
});

test('no two endpoints have one address', () => {
  const addresses = declared.map(({ route: { method, path } }) => `${method} ${path.replaceAll(/{\w+}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every port that a route uses is in functions/ports.ts, and every port is used', () => {
  const used = declared.flatMap(({ route }) =>
    route.uses.flatMap((use) => (typeof use === 'string' ? use : Object.values(use))),
  );
  const ofTheEdge = ['log', 'measure', 'verify'];
  expect([...new Set([...used, ...ofTheEdge])].toSorted()).toEqual(Object.keys(ports).toSorted());
});
