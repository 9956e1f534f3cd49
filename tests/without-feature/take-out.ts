import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '#shared/features/all.ts';

type Needs = Readonly<Record<string, { readonly needs: readonly string[] }>>;

/** These features, and all features that need one of them. */
export const withDependents = (names: readonly string[], all: Needs = features): string[] => {
  const dependents = Object.entries(all).flatMap(([name, { needs }]) =>
    !names.includes(name) && needs.some((each) => names.includes(each)) ? [name] : [],
  );
  return dependents.length === 0 ? [...names] : withDependents([...names, ...dependents], all);
};

/** The only files of the core that name features. */
const registries = '{shared,functions,web,tests}/features/*.ts';

/**
 * Deletes features from a copy of the project, as an engineer would: their folders, their rows in the registries, and every line
 * of the documents, package.json and knip.json that names one of their files.
 */
export const takeOut = (folder: string, names: readonly string[]): void => {
  for (const name of names) {
    const folders = globSync(`{shared,functions,web,tests}/**/features/${name}`, { cwd: folder });
    if (folders.length === 0) throw new Error(`No folder is called features/${name}.`);
    for (const each of folders) rmSync(join(folder, each), { recursive: true });
    edit(folder, registries, (text) => withoutRows(text, name));
    edit(folder, '{{*,docs/*,docs/*/*}.md,package.json,knip.json}', (text) => withoutLines(text, `features/${name}/`));
  }
};

const edit = (folder: string, pattern: string, change: (text: string) => string): void => {
  for (const file of globSync(pattern, { cwd: folder })) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(join(folder, file), after);
  }
};

/** Removes the imports of the feature, and each element or property that uses an imported name. */
const withoutRows = (text: string, name: string): string => {
  const imports = [...text.matchAll(/^import (?:\* as (\w+)|{ ([^}]+) }) from '\.\/([\w-]+)\/.*\n/gm)];
  const own = imports.filter(([, , , feature]) => feature === name);
  const ids = own.flatMap(([, all, named = '']) => [all ?? '', ...named.split(',').map((each) => each.trim())]);
  const rest = own.reduce((left, [line]) => left.replace(line, ''), text);
  return ids
    .filter((id) => id !== '')
    .reduce(
      (left, id) =>
        left.replaceAll(new RegExp(`(?:\\.\\.\\.|(?:'[^']+'|\\w+): )?\\b${id}\\b[\\w.]*,?[ \\t]*`, 'g'), ''),
      rest,
    );
};

const withoutLines = (text: string, path: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(path))
    .join('\n');
