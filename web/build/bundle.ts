import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { minifySync } from 'oxc-minify';

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
  /** Of `main` alone: all that Home needs. */
  homeStyles: string;
};

const outdir = join(webDir, 'out'); // nothing is written there: it is the root that names are relative to

// Identifiers are left to oxc-minify, which does it better; and so the class names of the CSS modules stay the same in
// every one of the builds below.
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
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Everything that the browser loads. */
export async function bundleForBrowser(): Promise<Bundle> {
  const scripts = await build({ ...common, entryPoints: ['main.tsx', 'icon.ts'], splitting: true });
  const styles = await build({
    ...common,
    entryNames: 'assets/app-[hash]',
    stdin: { contents: allStyles(), loader: 'css', resolveDir: webDir },
  });
  const files: Files = new Map();
  for (const { path, contents } of [...scripts.outputFiles, ...styles.outputFiles]) {
    files.set(relative(outdir, path), contents);
  }
  const main = outputOf(scripts.metafile, 'main.tsx');
  const homeStyles = addressOf(scripts.metafile.outputs[main]?.cssBundle ?? '');
  const result = {
    files,
    metafile: scripts.metafile,
    main: addressOf(main),
    styles: [...files.keys()].find((file) => /^assets\/app-.*\.css$/.test(file)) ?? '',
    icon: [...files.keys()].find((file) => /^assets\/favicon-.*\.svg$/.test(file)) ?? '',
    homeStyles: new TextDecoder().decode(files.get(homeStyles)),
  };
  files.delete(addressOf(outputOf(scripts.metafile, 'icon.ts')));
  for (const file of files.keys()) if (file.endsWith('.css') && file !== result.styles) files.delete(file);
  minifyScripts(files);
  return result;
}

/** One sheet with the rules of every screen: the values first, then the components, then what uses them. */
function allStyles(): string {
  const modules = readdirSync(webDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  // The class names are made of the file's name alone: two of the same name would be numbered by order of appearance.
  const twice = modules.find(
    (file, index) => modules.findIndex((other) => basename(other) === basename(file)) !== index,
  );
  if (twice) throw new Error(`Two CSS modules are called ${basename(twice)}. Give one of them another name.`);
  return ['ui/tokens.css', 'ui/base.css', ...modules].map((file) => `@import "./${file}";`).join('\n');
}

function minifyScripts(files: Files): void {
  for (const [file, contents] of files) {
    if (!file.endsWith('.js')) continue;
    const { code, errors } = minifySync(file, new TextDecoder().decode(contents), { module: true });
    if (errors.length > 0) throw new Error(`${file} could not be minified: ${errors[0]?.message}`);
    files.set(file, new TextEncoder().encode(code));
  }
}

/** `out/assets/main-ABC.js` of the metafile → `assets/main-ABC.js` of the site. */
export const addressOf = (output: string): string => output.replace(/^out\//, '');

export function outputOf(metafile: Metafile, entryPoint: string): string {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (!found) throw new Error(`The build has no output for ${entryPoint}.`);
  return found[0];
}
