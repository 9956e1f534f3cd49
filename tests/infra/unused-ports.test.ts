import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { edgePortsOf } from '#functions/edge/lambda.ts';
import type { Port } from '#functions/edge/rights.ts';
import { edgePorts } from '#functions/ports/edge-ports.ts';
import { bundleEntry, type EntrySource, lambdaBuild, sourceOf } from '#infra/aws/functions/bundle-functions.ts';
import { apiFunctionNames, endpointsOf, entryOf } from '#infra/aws/functions/entries.ts';
import { root } from '#tests/structure/read-imports.ts';

// A port that no endpoint of a function uses leaves nothing in its bundle. esbuild says which files have code in one. What a port
// brings is seen by bundling it alone; what its file brings beside it, by bundling the file without any of its ports.

/** Every file that has code in the bundle. */
const filesIn = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));

const adaptersIn = async (source: EntrySource): Promise<string[]> => {
  const { metafile } = await bundleEntry(source, 'external');
  return filesIn(metafile).filter((file) => /^functions\/(adapters\/|features\/[^/]+\/adapters(\/|\.ts$))/.test(file));
};

/** The adapters that each port brings. */
const adaptersOf = new Map<Port, readonly string[]>();
const bundled = new Map<string, readonly string[]>();
beforeAll(async () => {
  for (const name of apiFunctionNames) bundled.set(name, await adaptersIn(sourceOf(entryOf(name))));
  for (const file of globSync('functions/{ports/*,features/*/{ports,ports-*}}.ts', { cwd: root })) {
    const exported: Record<string, Port> = await import(join(root, file));
    for (const [name, port] of Object.entries(exported))
      adaptersOf.set(port, await adaptersIn({ text: `export { ${name} } from '#${file}';` }));
  }
});

test.each(apiFunctionNames)(
  '%s is bundled with the adapters of the ports that its endpoints use, and no other',
  (name) => {
    const used = endpointsOf[name].flatMap(({ route, uses }) => [
      ...Object.values(uses),
      ...edgePortsOf(route).map((each) => edgePorts[each]),
    ]);
    const expected = new Set(
      used.flatMap((port) => adaptersOf.get(port) ?? expect.fail('A port of no file of ports.')),
    );
    expect(bundled.get(name)?.toSorted()).toEqual([...expected].toSorted());
  },
);

/** Gives a file one export more: who imports that alone takes the file into the bundle, and none of its ports. */
const withOneMore = (file: string): Plugin => ({
  name: 'one-export-more',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /\/functions\/(ports\/|endpoints\/|features\/[^/]+\/(ports|feature)(-[a-z]+)?\.ts$)/ },
      async ({ path }) =>
        path === join(root, file)
          ? { contents: `${await readFile(path, 'utf8')}\nexport const oneMore = 1;`, loader: 'ts' }
          : undefined,
    ),
});

test.each(globSync('functions/{ports/*,endpoints/*,features/*/{ports,ports-*,feature,feature-*}}.ts', { cwd: root }))(
  '%s brings no other file for what nobody uses of it',
  async (file) => {
    const { metafile } = await build({
      ...lambdaBuild,
      stdin: { contents: `export { oneMore } from '#${file}';`, resolveDir: root, sourcefile: 'one-more.ts' },
      packages: 'external',
      plugins: [withOneMore(file)],
    });
    // What is loaded on use is in a chunk of its own. The test above sees that no other function has it.
    const atStart = Object.entries(metafile.outputs).filter(([path]) => basename(path) === 'index.mjs');
    const withCode = filesIn({ ...metafile, outputs: Object.fromEntries(atStart) });
    expect(withCode).toContain(file);
    expect(withCode.filter((each) => each.startsWith('functions/') && each !== file)).toEqual([]);
  },
);
