import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { addressOf, type Bundle } from './bundle.ts';

/** Smallest first visits are quickest: bytes on the wire. */
const budgets = {
  firstRouteGzip: 100_000,
  firstRouteBrotli: 80_000,
  quizRouteBrotli: 12_000,
  stylesGzip: 14_000,
};

export const brotli = (contents: Uint8Array): Buffer =>
  brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
export const gzip = (contents: Uint8Array): Buffer => gzipSync(contents, { level: 9 });

/** `main` and everything that it imports at once, as addresses. */
export const firstRouteScripts = ({ metafile, main }: Bundle): string[] =>
  [...staticClosure(metafile, `out/${main}`)].map(addressOf);

function staticClosure(metafile: Metafile, output: string, found = new Set<string>()): Set<string> {
  if (found.has(output)) return found;
  found.add(output);
  for (const { path, kind } of metafile.outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') staticClosure(metafile, path, found);
  }
  return found;
}

/** What stands between Home and the quiz's first screen: the page and its questions. */
const quizStart = ['quiz/quiz-page.tsx', '../shared/engine-1/quizzes/longevity.ts'];
/** What follows while that is read: every other screen. */
const quizWalk = ['quiz/quiz-flow.tsx'];

export type Sizes = ReturnType<typeof measure>;

/** Bytes on the wire, by name. The whole quiz has no budget of its own, yet it should be seen. */
export function measure(bundle: Bundle) {
  const first = firstRouteScripts(bundle);
  const added = (entries: readonly string[]) =>
    Object.entries(bundle.metafile.outputs)
      .filter(([, { entryPoint }]) => entries.some((entry) => entryPoint === `lazy:${entry}`))
      .flatMap(([output]) => [...staticClosure(bundle.metafile, output)].map(addressOf))
      .filter((script) => !first.includes(script));
  const total = (scripts: readonly string[], compress: (contents: Uint8Array) => Buffer) =>
    [...new Set(scripts)].reduce(
      (bytes, script) => bytes + compress(bundle.files.get(script) ?? new Uint8Array()).length,
      0,
    );
  return {
    firstRouteGzip: total(first, gzip),
    firstRouteBrotli: total(first, brotli),
    quizRouteBrotli: total(added(quizStart), brotli),
    quizWholeBrotli: total(added([...quizStart, ...quizWalk]), brotli),
    stylesGzip: total([bundle.styles], gzip),
  };
}

/** Fails the build when a page has grown too heavy. */
export function enforceBudgets(sizes: Sizes): void {
  for (const [name, limit] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
    if (sizes[name] > limit) {
      throw new Error(`${name} is ${sizes[name]} bytes; the budget is ${limit}. Load what grew only where it is used.`);
    }
  }
}
