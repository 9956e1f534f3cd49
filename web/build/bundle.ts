import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { OwnSheet } from '../ui/load-styles.ts';
import { chunkGroups, doctorSheet } from './chunk-groups.ts';
import { firstVisitName } from './first-visit-chunk.ts';
import { plainImports } from './plain-imports.ts';
import { scriptsOf } from './scripts-of.ts';
import { type Shell, shells } from './shells.ts';
import { collectStyleSheets } from './style-sheets.ts';
import { productionBuild, productionConfig, quietChecks, webDir } from './vite-config.ts';

/** Files by their address under the site's root, such as `assets/main-ABC.js`. */
export type Files = Map<string, Uint8Array>;

export type Bundle = {
  files: Files;
  scripts: readonly Rolldown.OutputChunk[];
  /** Addresses. */
  main: string;
  styles: string;
  /** Of the results pages alone, of the page that plays with their answers, and of the pages for a doctor. */
  ownStyles: Readonly<Record<OwnSheet, string>>;
  /** Of shells that begin with a part of the app's sheet, by their file. */
  startStyles: Readonly<Record<string, string>>;
  icon: string;
  /** The rules of every page without a sheet of its own, as text. */
  appStyles: string;
};

/** Everything that the browser loads. */
export async function bundleForBrowser(): Promise<Bundle> {
  const sheets = collectStyleSheets(firstVisitName, {
    result: ['results-page'],
    trend: ['trend-of-rows'],
    'what-if': ['what-if-page'],
    verify: ['verify-page'],
    numbers: ['numbers-page'],
    doctor: [doctorSheet],
  });
  const { output } = (await build({
    ...productionConfig(),
    plugins: [plainImports, sheets.plugin],
    build: {
      ...productionBuild,
      // The first of each that knows light-dark(). Named, so that what Safari knows only by its prefix is added.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: join(webDir, 'main.tsx'),
        checks: quietChecks,
        // A letter less than usual, because the first script names many files. 42 bits tell them apart as well.
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
  const startOf = ({ file, modules, alsoStyled }: Shell) => {
    if (!alsoStyled) return [];
    const needed = scriptsOf({ scripts, main }, [...modules, ...alsoStyled]);
    const names = new Set(scripts.filter(({ fileName }) => needed.includes(fileName)).map(({ name }) => name));
    return [[file, addFile(files, `${file}-start`, '.css', Buffer.from(sheets.ofChunks(names)))]];
  };
  return {
    files,
    scripts,
    main,
    styles: addFile(files, 'app', '.css', Buffer.from(sheets.ofApp())),
    ownStyles: {
      result: addFile(files, 'results', '.css', Buffer.from(sheets.ofOwn('result'))),
      trend: addFile(files, 'trend', '.css', Buffer.from(sheets.ofOwn('trend'))),
      doctor: addFile(files, 'doctor', '.css', Buffer.from(sheets.ofOwn('doctor'))),
      'what-if': addFile(files, 'what-if', '.css', Buffer.from(sheets.ofOwn('what-if'))),
      verify: addFile(files, 'verify', '.css', Buffer.from(sheets.ofOwn('verify'))),
      numbers: addFile(files, 'numbers', '.css', Buffer.from(sheets.ofOwn('numbers'))),
    },
    startStyles: Object.fromEntries(shells.flatMap(startOf)),
    icon: addFile(files, 'favicon', '.svg', await readFile(join(webDir, 'assets/favicon.svg'))),
    appStyles: sheets.ofApp(),
  };
}

const contentsOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): Uint8Array => {
  const contents = file.type === 'chunk' ? file.code : file.source;
  return typeof contents === 'string' ? Buffer.from(contents) : contents;
};

/** Adds a file that Vite did not name, and answers with its address. */
const addFile = (files: Files, name: string, extension: string, contents: Uint8Array): string => {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, 8);
  const address = `assets/${name}-${hash}${extension}`;
  files.set(address, contents);
  return address;
};
