import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readImports, root } from './read-imports.ts';
import { sourceFiles } from './source-files.ts';

// `npm run measure` prints how large and how finely cut the code is. Nothing asserts these figures: they are read before and after a
// change of structure. Sizes of bundles: `npm run bench:lambda`.

/** What a submission passes on its way: two pages and four functions. The first file of each that exists is taken. */
const wayOfASubmission = [
  ['web/quiz/quiz-page.tsx'],
  ['web/results/results-page.tsx'],
  ['functions/entry/create-submission.ts', 'functions/submissions/create-submission.ts'],
  ['functions/entry/generate-results.ts', 'functions/results/generate-results.ts'],
  ['functions/entry/send-effects.ts', 'functions/results/send-effects.ts'],
  ['functions/entry/get-result.ts', 'functions/results/get-result.ts'],
];

const { modules } = await readImports();
const importsOf = new Map(
  modules.map(({ source, dependencies }) => [
    source,
    dependencies.map(({ resolved }) => resolved).filter((file) => /^(shared|functions|infra|web)\//.test(file)),
  ]),
);
const reached = new Set<string>();
const reach = (file: string): void => {
  if (reached.has(file)) return;
  reached.add(file);
  importsOf.get(file)?.forEach(reach);
};
for (const candidates of wayOfASubmission) {
  const found = candidates.find((file) => existsSync(join(root, file)));
  if (!found) throw new Error(`None of ${candidates.join(', ')} exists. Mend the way of a submission in measure.ts.`);
  reach(found);
}

const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);
const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => Map.groupBy(items, keyOf);

const all = sourceFiles();
const tests = all.filter((file) => file.startsWith('tests/'));
const product = all.filter((file) => !file.startsWith('tests/') && !file.endsWith('.mjs'));
const lines = product.map(linesOf).toSorted((a, b) => a - b);
const importers = countBy(
  [...importsOf].flatMap(([from, files]) => (from.startsWith('tests/') ? [] : files)),
  (file) => file,
);
const folders = [...countBy(product, (file) => dirname(file))].filter(([, files]) => files.length > 25);
const comparing = product.filter((file) =>
  /quizId\s*[!=]==|[!=]==\s*(product|cardiac)QuizId/.test(readFileSync(join(root, file), 'utf8')),
);

console.table({
  'product files (.ts, .tsx)': product.length,
  'median lines of one': lines[Math.floor(lines.length / 2)],
  'below 20 lines': lines.filter((count) => count < 20).length,
  'with one importer': product.filter((file) => importers.get(file)?.length === 1).length,
  'product lines (.ts, .tsx), evidence and questions apart': total(
    product.filter((file) => !/\/(evidence|questions)\//.test(file)),
  ),
  'product lines, all': total(product),
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
