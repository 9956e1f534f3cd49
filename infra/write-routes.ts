import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeclaredRoute } from '#functions/edge/route.ts';

/**
 * `npm run routes`: finds every declaration of an endpoint in `functions/`, and generates three tables from them. The browser
 * needs addresses without the code of a function, and the compiler needs each name in the source.
 */

const root = join(import.meta.dirname, '..');
const functions = join(root, 'functions');
const contract = join(root, 'shared/contract');
const schemasFolder = join(contract, 'schemas');

const declaring = readdirSync(functions, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('edge'))
  .filter((file) => readFileSync(join(functions, file), 'utf8').includes('} as const satisfies RouteDeclaration<'))
  .toSorted();

type Found = { file: string; exported: string; route: DeclaredRoute; schemas: string };

const isRoute = (value: unknown): value is DeclaredRoute =>
  typeof value === 'object' && value !== null && 'path' in value && 'throttle' in value;

const found: Found[] = [];
for (const file of declaring) {
  const text = readFileSync(join(functions, file), 'utf8');
  const module: Record<string, unknown> = await import(pathToFileURL(join(functions, file)).href);
  for (const [exported, route] of Object.entries(module)) {
    if (!isRoute(route)) continue;
    const [, schemas = ''] = new RegExp(`${exported} = {[^]*?\\n  schemas: (\\w+),`).exec(text) ?? [];
    if (!schemas) throw new Error(`${file}: ${exported} names no \`schemas\` of shared/contract.`);
    found.push({ file, exported, route, schemas });
  }
}
found.sort(
  (one, other) => one.route.path.localeCompare(other.route.path) || one.route.name.localeCompare(other.route.name),
);

const twice = found.find(({ route }, at) => found.findIndex((other) => other.route.name === route.name) !== at);
if (twice) throw new Error(`Two endpoints are named ${twice.route.name}.`);

const made = '// Made by `npm run routes` from the declarations in functions/. Edit those.\n';

const rows = found.map(({ route: { name, method, path, auth, anyOrigin } }) => {
  const more = anyOrigin ? ', anyOrigin: true' : '';
  return `  ${name}: { method: '${method}', path: '${path}', auth: '${auth}'${more} },\n`;
});

write(
  join(contract, 'routes.ts'),
  `${made}
import type { Route } from './route.ts';

/** The API's addresses: the local server matches by them, the edge checks by them, the browser calls by them. */
export const routes = {
${rows.join('')}} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);
`,
);

const schemaFiles = readdirSync(schemasFolder)
  .filter((file) => /schemas?\.ts$/.test(file) && file !== 'schemas.ts')
  .map((file) => ({ file, text: readFileSync(join(schemasFolder, file), 'utf8') }));
const fileOf = (schemas: string): string => {
  const holder = schemaFiles.find(({ text }) => text.includes(`export const ${schemas} =`));
  if (!holder) throw new Error(`No file of shared/contract/schemas exports ${schemas}.`);
  return holder.file;
};
/** 'public-facts-schemas.ts' as `publicFacts`. */
const namespaceOf = (file: string): string =>
  file.replace(/-schemas?\.ts$/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const schemaImports = [...new Set(found.map(({ schemas }) => fileOf(schemas)))].map(
  (file) => `import * as ${namespaceOf(file)} from './${file}';\n`,
);

write(
  join(schemasFolder, 'schemas.ts'),
  `${made}
import type * as z from 'zod/mini';
${schemaImports.join('')}import type { RouteSchemas } from '#shared/contract/route.ts';
import type { RouteName } from '#shared/contract/routes.ts';

/** What comes in and goes out of each route. For tests and programs that call every route: a function has only its own. */
export const schemas = {
${found.map(({ route, schemas }) => `  ${route.name}: ${namespaceOf(fileOf(schemas))}.${schemas},\n`).join('')}} as const satisfies Record<RouteName, RouteSchemas>;

type Schema<Name extends RouteName, Part extends 'body' | 'query' | 'answer'> = (typeof schemas)[Name] extends {
  [part in Part]: infer Declared extends z.ZodMiniType;
}
  ? Declared
  : z.ZodMiniNull;

/** Null when the route takes none. */
export type BodyOf<Name extends RouteName> = z.output<Schema<Name, 'body'>>;
export type QueryOf<Name extends RouteName> = z.output<Schema<Name, 'query'>>;
export type AnswerOf<Name extends RouteName> = z.output<Schema<Name, 'answer'>>;
/** As a caller sends them: an id is still text. */
export type SentBodyOf<Name extends RouteName> = z.input<Schema<Name, 'body'>>;
export type SentQueryOf<Name extends RouteName> = z.input<Schema<Name, 'query'>>;
`,
);

const byFile = Map.groupBy(found, ({ file }) => file);
const imports = [...byFile].map(
  ([file, of]) => `import { ${of.map(({ exported }) => exported).join(', ')} } from './${file}';\n`,
);

write(
  join(functions, 'routes.ts'),
  `${made}
${imports.join('')}
/** Every endpoint, by its name. */
export const declarations = {
${found.map(({ route, exported }) => `  ${route.name}: ${exported},\n`).join('')}};
`,
);

function write(file: string, text: string): void {
  writeFileSync(file, text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', relative(root, file)], { cwd: root, stdio: 'pipe' });
}
