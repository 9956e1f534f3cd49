import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, transform } from 'esbuild';
import { minifySync } from 'oxc-minify';
import { sharedChunk } from './shared-chunk.ts';

export const webDir = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Files by their address under the site's root, such as `assets/main-ABC.js`. */
export type Files = Map<string, Uint8Array>;

export type Bundle = {
  files: Files;
  metafile: Metafile;
  /** Addresses. */
  main: string;
  styles: string;
  icon: string;
  /** The rules that Home needs, as text. */
  homeStyles: string;
};

const outdir = join(webDir, 'out'); // nothing is written there: it is the root that names are relative to

// Identifiers are shortened after bundling, not here: the class names of the CSS modules then are the same in every one
// of the builds.
export const common = {
  absWorkingDir: webDir,
  outdir,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  publicPath: '/',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  loader: { '.svg': 'file', '.woff2': 'file' },
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.PARTNER_URL': JSON.stringify(process.env.PARTNER_URL ?? ''),
  },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Everything that the browser loads. */
export async function bundleForBrowser(): Promise<Bundle> {
  const scripts = await build({
    ...common,
    entryPoints: ['main.tsx'],
    splitting: true,
    plugins: [sharedChunk(webDir)],
  });
  const styles = await build({ ...stylesBuild(cssModules()), entryNames: 'assets/app-[hash]' });
  const files: Files = new Map();
  for (const { path, contents } of [...scripts.outputFiles, ...styles.outputFiles]) {
    files.set(relative(outdir, path), contents);
  }
  const icon = await readFile(join(webDir, 'assets/favicon.svg'));
  const result = {
    files,
    metafile: scripts.metafile,
    main: addressOf(outputOf(scripts.metafile, 'main.tsx')),
    styles: [...files.keys()].find((file) => /^assets\/app-.*\.css$/.test(file)) ?? '',
    icon: `assets/favicon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`,
    homeStyles: await stylesOf(homeModules(scripts.metafile)),
  };
  files.set(result.icon, icon);
  for (const file of files.keys()) if (file.endsWith('.css') && file !== result.styles) files.delete(file);
  await minifyScripts(files);
  return result;
}

/** A sheet with the order of the layers first, then the values, then the rules of these modules. */
const stylesBuild = (modules: readonly string[]) => ({
  ...common,
  // The first of each that knows light-dark(). Named, so that esbuild adds what Safari knows only by its prefix.
  target: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
  stdin: {
    contents: ['ui/base.css', 'ui/tokens.css', ...modules].map((file) => `@import "./${file}";`).join('\n'),
    loader: 'css' as const,
    resolveDir: webDir,
  },
});

async function stylesOf(modules: readonly string[]): Promise<string> {
  const { outputFiles } = await build(stylesBuild(modules));
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.text.trim() ?? '';
}

/** Of every screen. */
function cssModules(): string[] {
  const modules = readdirSync(webDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  // The class names are made of the file's name alone: two of the same name would be numbered by order of appearance.
  const twice = modules.find(
    (file, index) => modules.findIndex((other) => basename(other) === basename(file)) !== index,
  );
  if (twice) throw new Error(`Two CSS modules are called ${basename(twice)}. Give one of them another name.`);
  return modules;
}

/** Those that Home needs: reached from `main` without a dynamic import. */
function homeModules({ inputs }: Metafile, input = 'main.tsx', found = new Set<string>()): string[] {
  if (!found.has(input)) {
    found.add(input);
    for (const { path, kind } of inputs[input]?.imports ?? []) {
      if (kind === 'import-statement') homeModules({ inputs, outputs: {} }, path, found);
    }
  }
  return [...found].filter((file) => file.endsWith('.module.css')).sort();
}

// Two minifiers: oxc over esbuild's output is 3 % smaller than either alone.
async function minifyScripts(files: Files): Promise<void> {
  for (const [file, contents] of files) {
    if (!file.endsWith('.js')) continue;
    const { code } = await transform(contents, { minify: true, format: 'esm', target: common.target });
    const smaller = minifySync(file, code, { module: true });
    if (smaller.errors.length > 0) throw new Error(`${file} could not be minified: ${smaller.errors[0]?.message}`);
    files.set(file, new TextEncoder().encode(smaller.code));
  }
}

/** `out/assets/main-ABC.js` of the metafile → `assets/main-ABC.js` of the site. */
export const addressOf = (output: string): string => output.replace(/^out\//, '');

function outputOf(metafile: Metafile, entryPoint: string): string {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (!found) throw new Error(`The build has no output for ${entryPoint}.`);
  return found[0];
}
