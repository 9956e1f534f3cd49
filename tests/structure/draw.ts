import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports, root } from './read-imports.ts';

// `npm run docs:structure` draws the imports between folders into docs/architecture.md.

/** The folder that a file is drawn in, or null when this drawing leaves it out. */
type FolderOf = (file: string) => string | null;

const { modules } = await readImports();

/**
 * `shared` for every file in it; the two halves of infra apart. Tests import everything, so they are left out, and so is the
 * build of the site, which is no part of it.
 */
const house: FolderOf = (file) =>
  /^(infra\/(?:aws|local)|shared|functions|web)\/(?!build\.ts$)/.exec(file)?.[1] ?? null;
/** The folders one level down. Files at the top are not drawn, nor are features, each of which is a small house. */
const inside =
  (top: string): FolderOf =>
  (file) =>
    new RegExp(`^${top}/(?!features/)([^/]+)/.*\\.tsx?$`).exec(file)?.[1] ?? null;

/** The texts of words/ lie below safety/, and what chooses among them above it. */
const insideShared: FolderOf = (file) =>
  /^shared\/words\/(?:[a-z]{2}|forms)\//.test(file) ? 'words/en' : inside('shared')(file);

/** What each folder imports. */
const importsBetween = (folderOf: FolderOf): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from && to && from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
};

const draw = (folderOf: FolderOf): string => {
  const imports = importsBetween(folderOf);
  const reached = (from: string, way: readonly string[] = []): string[] => {
    if (way.includes(from)) throw new Error(`Folders import each other: ${[...way, from].join(' → ')}.`);
    return [...(imports.get(from) ?? [])].flatMap((to) => [to, ...reached(to, [...way, from])]);
  };
  // An arrow that a longer way implies would say nothing, and hundreds of them hide the floors.
  const arrows = [...imports].flatMap(([from, direct]) => {
    const further = new Set([...direct].flatMap((to) => reached(to, [from])));
    return [...direct].filter((to) => !further.has(to)).map((to) => `  ${from} --> ${to}`);
  });
  return ['```mermaid', 'graph TD', ...arrows.sort(), '```'].join('\n');
};

const drawings: Record<string, FolderOf> = {
  house,
  shared: insideShared,
  functions: inside('functions'),
};

const file = join(root, 'docs/architecture.md');
let page = readFileSync(file, 'utf8');
for (const [name, folderOf] of Object.entries(drawings)) {
  const between = new RegExp(`(<!-- drawing: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!between.test(page)) throw new Error(`docs/architecture.md has no place for the drawing '${name}'.`);
  page = page.replace(between, (_, start, end) => `${start}\n${draw(folderOf)}\n\n${end}`);
}
writeFileSync(file, page);
