import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const functions = join(import.meta.dirname, '../../../functions');

/** The file below `functions` that declares a route, by the route's name. */
export const routeFiles = new Map<string, string>();
for (const file of globSync('*/**/*.ts', { cwd: functions }))
  for (const [, name = ''] of readFileSync(join(functions, file), 'utf8').matchAll(/^export const (\w+)Route = /gm))
    routeFiles.set(name, file);
