import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Port } from '#functions/edge/rights.ts';
import { endpointFiles, endpoints } from '#functions/endpoints.ts';
import { featureEndpointFiles } from '#functions/features/endpoints.ts';
import { sharingEnds } from '#functions/features/sharing.ts';
import { edgePorts } from '#functions/ports/edge-ports.ts';
import { workers } from '#functions/workers.ts';
import { inKebabCase } from '#infra/aws/functions/entries.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { schemas } from '#shared/contract/schemas/schemas.ts';

// What the compiler cannot check about the endpoints: that none is joined twice, and that none of their parts is
// forgotten.

const root = join(import.meta.dirname, '../../..');
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root });
const exportsOf = async (files: readonly string[]): Promise<unknown[]> => {
  expect(files.length).toBeGreaterThan(0);
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(root, file))));
  return modules.flatMap((module) => Object.values(module));
};
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

test('each route of the contract has one endpoint, and there are no other endpoints', () => {
  const joined = Object.values({ ...endpointFiles, ...featureEndpointFiles }).flatMap((file) => Object.keys(file));
  expect(joined.toSorted()).toEqual(routeNames.toSorted());
});

test('every file of functions/endpoints is in the table that the Lambdas are bundled from, under its own name', async () => {
  const named = new Map<string, unknown>(
    Object.entries(endpointFiles).map(([name, joined]) => [`functions/endpoints/${inKebabCase(name)}.ts`, joined]),
  );
  const files = filesOf('functions/endpoints/*.ts');
  expect([...named.keys()].toSorted()).toEqual(files.toSorted());
  for (const file of files) expect(await import(join(root, file))).toBe(named.get(file));
});

test('every declared endpoint is joined with its ports', async () => {
  // A worker's entry needs its environment when it is imported.
  const files = filesOf('functions/*/**/*.ts').filter(
    (file) => !/^functions\/(adapters|endpoints|entry|ports)\//.test(file),
  );
  const isDeclaration = (value: unknown) => isRecord(value) && 'throttle' in value && 'path' in value;
  const declared = (await exportsOf(files)).filter(isDeclaration);
  const joined = new Set<unknown>(Object.values(endpoints).map(({ route }) => route));
  expect(declared.filter((route) => !joined.has(route))).toEqual([]);
  expect(declared).toHaveLength(joined.size);
});

test.each(routeNames)('the function of %s checks with the contract’s schemas', (name) => {
  // By reference, because schemas of the same type may check differently.
  expect(schemas[name]).toBe(endpoints[name].route.schemas);
});

test('no two endpoints share an address', () => {
  const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path.replaceAll(/{\w+}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every port is used by an endpoint, a worker, the edge or a place of the core', async () => {
  const isPort = (value: unknown): value is Port => isRecord(value) && 'rights' in value && 'open' in value;
  const ports = new Set((await exportsOf(filesOf('functions/{ports/*,features/*/{ports,ports-*}}.ts'))).filter(isPort));
  for (const { uses } of [...Object.values(endpoints), ...Object.values(workers)])
    for (const port of Object.values<Port>(uses)) ports.delete(port);
  for (const port of [...Object.values(edgePorts), ...sharingEnds]) ports.delete(port);
  expect([...ports]).toEqual([]);
});
