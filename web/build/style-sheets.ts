import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { OwnSheet } from '../ui/load-styles.ts';
import { webDir } from './vite-config.ts';

export type StyleSheets = {
  plugin: Plugin;
  /** Of every page that has no sheet of its own. */
  ofApp(): string;
  ofOwn(sheet: OwnSheet): string;
  /** The part of `ofApp` that these chunks need. */
  ofChunks(names: ReadonlySet<string>): string;
};

/**
 * Collects the rules that Vite wrote per chunk: those of the first visit's chunk stand in Home's page, and one sheet has
 * those of all pages. Vite would load a sheet with each lazy page instead, which then moves while somebody looks at it.
 * Only the results, a quarter of all rules, the page that plays with their answers, exact numbers, and the pages for a doctor have
 * sheets of their own, each of which is there before its page is drawn.
 */
export const collectStyleSheets = (
  firstChunk: string,
  ownChunks: Readonly<Record<OwnSheet, readonly string[]>>,
): StyleSheets => {
  requireUniqueNames();
  const sheets = new Map<string, string>();
  const own = Object.values(ownChunks).flat();
  const ofFirstVisit = () => sheets.get(firstChunk) ?? '';
  const ofShared = (isNeeded: (name: string) => boolean) => {
    const others = [...sheets].filter(([name]) => name !== firstChunk && !own.includes(name) && isNeeded(name));
    return [ofFirstVisit(), ...others.map(([, css]) => css)].join('');
  };
  return {
    plugin: {
      name: 'collect-style-sheets',
      // After Vite has finished the sheets, and before it writes into the scripts which of them they load.
      enforce: 'post',
      generateBundle: (_, bundle) => takeSheets(bundle, sheets),
    },
    // The first chunk's sheet opens with the order of the layers.
    ofApp: () => ofShared(() => true),
    ofChunks: (names) => ofShared((name) => names.has(name)),
    ofOwn: (sheet) => ownChunks[sheet].map((chunk) => sheets.get(chunk) ?? '').join(''),
  };
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
