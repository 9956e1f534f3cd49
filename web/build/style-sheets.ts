import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { webDir } from './vite-config.ts';

export type StyleSheets = { plugin: Plugin; ofFirstVisit(): string; common(): string; ofReading(): string };

/** The long pages that people read after a quiz, or instead of one. Only they need the sheet for reading. */
const readingPages = ['results/results-page.tsx', 'methods/methods-page.tsx'].map((file) => join(webDir, file));

/**
 * Collects the rules that Vite wrote per chunk: those of the first visit's chunk stand in Home's page, one sheet has them
 * and those of all other pages, and one more has what the pages for reading alone need. Vite would load a sheet with each
 * lazy page instead, which then moves while somebody looks at it.
 */
export const collectStyleSheets = (firstChunk: string): StyleSheets => {
  requireUniqueNames();
  const sheets = new Map<string, string>();
  let commonChunks: ReadonlySet<string> = new Set();
  const ofFirstVisit = () => sheets.get(firstChunk) ?? '';
  const others = (areCommon: boolean) =>
    [...sheets]
      .filter(([name]) => name !== firstChunk && commonChunks.has(name) === areCommon)
      .map(([, css]) => css)
      .join('');
  return {
    plugin: {
      name: 'collect-style-sheets',
      // After Vite has finished the sheets, and before it writes into the scripts which of them they load.
      enforce: 'post',
      generateBundle: (_, bundle) => {
        commonChunks = namesOutsideReading(bundle);
        takeSheets(bundle, sheets);
      },
    },
    ofFirstVisit,
    // The first chunk's sheet opens with the order of the layers.
    common: () => ofFirstVisit() + others(true),
    ofReading: () => others(false),
  };
};

/** The names of the chunks that a visit can load without opening one of the pages for reading. */
const namesOutsideReading = (bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (file: string | undefined): void => {
    const chunk = file === undefined ? undefined : bundle[file];
    if (chunk?.type !== 'chunk' || names.has(chunk.name) || readingPages.includes(chunk.facadeModuleId ?? '')) return;
    names.add(chunk.name);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  visit(Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName);
  return names;
};

/** Moves the sheets out of the bundle, by the names of their chunks, in the order of these names. */
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

/** Class names are made of the file's name alone, so two sheets of the same name would mix. */
const requireUniqueNames = (): void => {
  const names = readdirSync(webDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two CSS modules are called ${twice}. Give one of them another name.`);
};
