import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Language } from '#shared/contract/language.ts';
import type { OwnSheet } from '#web/ui/loading.ts';
import { chunkGroups, codeSheet, dial, featureSheets, firstVisitName, growingSheet } from './chunk-groups.ts';
import { languagePlugins } from './other-languages.ts';
import { type Shell, shells } from './shells.ts';
import { productionBuild, productionConfig, quietChecks, webDir } from './vite-config.ts';

/**
 * Pages with a style sheet of their own, with the chunks that contain its rules. The sheet is loaded before the page is
 * drawn.
 */
const ownChunks: Readonly<Record<OwnSheet, readonly string[]>> = {
  result: ['results-page', dial, growingSheet],
  trend: ['trend'],
  code: [codeSheet],
  verify: ['verify-page'],
  ...Object.fromEntries(featureSheets.map((sheet) => [sheet, [sheet]])),
};

/**
 * Collects the rules that Vite wrote for each chunk. Those of the first visit's chunk go into Home's page, and one
 * sheet gets those of all pages without a sheet of their own. Vite would load a sheet with each lazy page, and the page
 * would then shift while the user looks at it.
 */
const collectStyleSheets = () => {
  requireUniqueNames();
  const sheets = new Map<string, string>();
  const own = new Set(Object.values(ownChunks).flat());
  const ofChunk = (name: string) => sheets.get(name) ?? '';
  /** The shared rules, or the part of them that these chunks need. */
  const ofShared = (names?: ReadonlySet<string>) => {
    const others = [...sheets.keys()].filter(
      (name) => name !== firstVisitName && !own.has(name) && (names?.has(name) ?? true),
    );
    // The first chunk's sheet begins with the order of the layers.
    return [firstVisitName, ...others].map(ofChunk).join('');
  };
  const plugin: Plugin = {
    name: 'collect-style-sheets',
    // Run after Vite has finished the sheets, and before it writes into the scripts which sheets they load.
    enforce: 'post',
    generateBundle: (_, bundle) => takeSheets(bundle, sheets),
  };
  return { plugin, ofChunk, ofShared };
};

/** Moves the sheets out of the bundle, keyed and sorted by the names of their chunks. */
const takeSheets = (bundle: Rolldown.OutputBundle, sheets: Map<string, string>): void => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const { name, viteMetadata } of chunks.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    for (const file of viteMetadata?.importedCss ?? []) {
      const sheet = bundle[file];
      if (sheet?.type !== 'asset') continue;
      sheets.set(name, `${sheets.get(name) ?? ''}${String(sheet.source).trim()}`);
      delete bundle[file];
    }
    viteMetadata?.importedCss.clear();
  }
};

/** Class names contain only the file's name, so the rules of two sheets with the same name would mix. */
const requireUniqueNames = (): void => {
  const names = readdirSync(webDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two CSS modules are called ${twice}. Give one of them another name.`);
};

/** Files by their address under the site's root, such as `assets/main-ABC.js`. */
export type Files = Map<string, Uint8Array>;

export type Bundle = {
  files: Files;
  scripts: readonly Rolldown.OutputChunk[];
  main: string;
  styles: string;
  ownStyles: Readonly<Record<OwnSheet, string>>;
  /** For shells that start with a part of the app's sheet: the address of that part, by the shell's file. */
  startStyles: Readonly<Record<string, string>>;
  icon: string;
  /** The rules of every page without a sheet of its own, as text. */
  appStyles: string;
};

export async function bundleForBrowser(spoken: readonly Language[]): Promise<Bundle> {
  const sheets = collectStyleSheets();
  const { output } = (await build({
    ...productionConfig(spoken),
    plugins: [...languagePlugins(spoken), sheets.plugin],
    build: {
      ...productionBuild,
      modulePreload: false,
      rolldownOptions: {
        input: join(webDir, 'main.tsx'),
        checks: quietChecks,
        // Each sentence is a constant of `shared/words`. Written where it is used, it loads with its page alone, not
        // with every page that uses another sentence of the same file.
        optimization: { inlineConst: { mode: 'all' } },
        // One character less than usual, because the first script names many files. 42 bits are enough to tell them
        // apart.
        output: {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files: Files = new Map(output.map((file) => [file.fileName, contentsOf(file)]));
  const scripts = output.filter((file) => file.type === 'chunk');
  const main = scripts.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const addSheet = (name: string, css: string) => addFile(files, name, '.css', Buffer.from(css));
  const startOf = ({ file, modules, alsoStyled }: Shell) => {
    if (!alsoStyled) return [];
    const needed = scriptsOf({ scripts, main }, [...modules, ...alsoStyled]);
    const names = new Set(scripts.filter(({ fileName }) => needed.includes(fileName)).map(({ name }) => name));
    return [[file, addSheet(`${file}-start`, sheets.ofShared(names))]];
  };
  const appStyles = sheets.ofShared();
  return {
    files,
    scripts,
    main,
    styles: addSheet('app', appStyles),
    ownStyles: Object.fromEntries(
      Object.entries(ownChunks).map(([sheet, chunks]) => [sheet, addSheet(sheet, chunks.map(sheets.ofChunk).join(''))]),
    ) as Bundle['ownStyles'],
    startStyles: Object.fromEntries(shells.flatMap(startOf)),
    icon: addFile(files, 'favicon', '.svg', await readFile(join(webDir, 'assets/favicon.svg'))),
    appStyles,
  };
}

const contentsOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): Uint8Array => {
  const contents = file.type === 'chunk' ? file.code : file.source;
  return typeof contents === 'string' ? Buffer.from(contents) : contents;
};

const addFile = (files: Files, name: string, extension: string, contents: Uint8Array): string => {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, 8);
  const address = `assets/${name}-${hash}${extension}`;
  files.set(address, contents);
  return address;
};

type Scripts = { readonly scripts: readonly Rolldown.OutputChunk[]; readonly main: string };

/**
 * The addresses of `main`, of what a dynamic import of these modules loads, and of everything that they import
 * statically.
 */
export const scriptsOf = (bundle: Scripts, modules: readonly string[]): string[] => {
  const found = staticClosure(bundle.scripts, bundle.main);
  for (const module of modules) staticClosure(bundle.scripts, scriptOf(bundle, module), found);
  return [...found];
};

/** This script and everything that it imports statically. */
export function staticClosure(scripts: Scripts['scripts'], address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const { imports = [] } = scripts.find(({ fileName }) => fileName === address) ?? {};
  for (const imported of imports) staticClosure(scripts, imported, found);
  return found;
}

/** The script that a dynamic import of this module loads. */
function scriptOf({ scripts }: Scripts, module: string): string {
  const found = scripts.find(({ facadeModuleId }) => facadeModuleId === join(webDir, module));
  if (!found) throw new Error(`Nothing imports ${module} dynamically any more. Correct its name in web/build.`);
  return found.fileName;
}
