import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { IDependency, IModule } from 'dependency-cruiser';
import { bundleEntry, sourceOf } from '#infra/aws/functions/bundle-functions.ts';
import { entryOf, type FunctionName, functionOf } from '#infra/aws/functions/entries.ts';
import { readImports, root, sourceFiles } from './read-imports.ts';

// `npm run measure` prints how large and how finely cut the code is. Nothing asserts these figures: they are read before and after a
// change of structure. Sizes of bundles: `npm run bench:lambda`.

/** What a submission passes on its way: the files of two pages, and the files of ours with code in the bundles of four functions. */
const pagesOnTheWay = ['web/quiz/quiz-page.tsx', 'web/results/results-page.tsx'];
const functionsOnTheWay = [
  functionOf('createSubmission'),
  'generateResults',
  'sendEffects',
  functionOf('getResult'),
] as const;

/** Those without code in the bundle are types, or dropped as unused. */
async function bundledFiles(name: FunctionName): Promise<string[]> {
  const { metafile } = await bundleEntry(sourceOf(entryOf(name)));
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 && /^(shared|functions)\//.test(file) ? [file] : [],
  );
}

const { modules } = await readImports();
const valuesOf = ({ dependencies }: IModule) =>
  dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'));
const importsOf = (read: (module: IModule) => IDependency[]) =>
  new Map(
    modules.map((module) => [
      module.source,
      read(module)
        .map(({ resolved }) => resolved)
        .filter((file) => /^(shared|functions|infra|web)\/.*\.tsx?$/.test(file)),
    ]),
  );
const loaded = importsOf(valuesOf);
const reached = new Set<string>();
const reach = (file: string): void => {
  if (reached.has(file)) return;
  if (!loaded.has(file)) throw new Error(`${file} does not exist. Mend the pages in measure.ts.`);
  reached.add(file);
  loaded.get(file)?.forEach(reach);
};
pagesOnTheWay.forEach(reach);
for (const name of functionsOnTheWay) for (const file of await bundledFiles(name)) reached.add(file);

const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);
const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => Map.groupBy(items, keyOf);

const all = sourceFiles();
const tests = all.filter((file) => file.startsWith('tests/'));
const product = all.filter((file) => !file.startsWith('tests/') && !file.endsWith('.mjs'));
const others = globSync('{shared,functions,infra,web}/**/*.{css,mjs}', { cwd: root });
const lines = product.map(linesOf).toSorted((a, b) => a - b);
const importers = countBy(
  [...importsOf(({ dependencies }) => dependencies)].flatMap(([from, files]) =>
    from.startsWith('tests/') ? [] : files,
  ),
  (file) => file,
);
const folders = [...countBy(product, (file) => dirname(file))].filter(([, files]) => files.length > 25);
const comparing = product.filter((file) =>
  /quizId\s*[!=]==|[!=]==\s*(product|cardiac)QuizId/.test(readFileSync(join(root, file), 'utf8')),
);

/** 'move' of `web/features/move/frame.tsx`; 'core' of a file that is in no feature's folder. */
const partOf = (file: string): string => /\/features\/([^/]+)\//.exec(file)?.[1] ?? 'core';

console.table({
  'product files (.ts, .tsx)': product.length,
  'median lines of one': lines[Math.floor(lines.length / 2)],
  'below 20 lines': lines.filter((count) => count < 20).length,
  'with one importer': product.filter((file) => importers.get(file)?.length === 1).length,
  'product lines (.ts, .tsx)': total(product),
  'evidence and questions among them': total(product.filter((file) => /\/(evidence|questions)\//.test(file))),
  'product lines (.css, .mjs)': total(others),
  "files on a submission's way": reached.size,
  'base names in two rooms': [...countBy(product, (file) => basename(file))].filter(([, files]) => files.length > 1)
    .length,
  'files that compare a quiz id': comparing.length,
  'test files': tests.length,
  'test lines': total(tests),
});
console.log(
  `Folders above 25 files: ${folders.map(([folder, { length }]) => `${folder} ${length}`).join(', ') || 'none'}`,
);
console.table(
  Object.fromEntries(
    [...countBy([...product, ...others], partOf)]
      .map(([part, files]) => [part, { files: files.length, 'lines (.ts, .tsx, .css, .mjs)': total(files) }] as const)
      .toSorted(([, a], [, b]) => b.files - a.files),
  ),
);
