import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type InlineConfig } from 'vite';
import { buildConditions } from '#languages';
import { type Language, languageCodes } from '#shared/contract/language.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { languageCode } from '#words/language.ts';

export const webDir = join(dirname(fileURLToPath(import.meta.url)), '..');
export const projectDir = dirname(webDir);

/** In bytes; 0, because an inlined picture could not take its colours from the page. */
const assetsInlineLimit = 0;

const wordsConditions: readonly string[] = [languageCode, ...buildConditions];
const conditions = [...wordsConditions, ...defaultClientConditions];
/** For a build that Node runs, from memory. */
export const serverConditions = [...wordsConditions, 'edge-light', 'worker', 'module', 'production'];

/** The languages of a stage. */
export const spokenIn = ({ languages = languageCodes }: SiteSettings): readonly Language[] => languages;

/** What the browser's build, the prerendered page and the development server have in common. */
export const viteConfig = (spoken: readonly Language[]): InlineConfig => ({
  root: webDir,
  configFile: false,
  publicDir: false,
  // Scoped names are made of names alone, not of paths, so that the prerendered page and the browser's build agree.
  build: { assetsInlineLimit },
  // The conditions of this process (`language-sites.ts`), by which `imports` of package.json find the words and the
  // languages.
  resolve: { conditions },
  // Known before the modules are linked, so that a site in one language leaves out what offers a choice, with all that
  // it imports.
  define: { 'import.meta.env.SPEAKS_SEVERAL': JSON.stringify(spoken.length > 1) },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
});

/**
 * The router's package has two forms, and gives every bundler the one that warns developers. This one is the same
 * without the warnings.
 */
const quietRouter = join(projectDir, 'node_modules/react-router/dist/production');

/** For both production builds, which must give a picture the same address and a page the same markup. */
export const productionConfig = (spoken: readonly Language[]): InlineConfig => ({
  ...viteConfig(spoken),
  resolve: {
    conditions,
    alias: [
      { find: /^react-router$/, replacement: join(quietRouter, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(quietRouter, 'dom-export.mjs') },
    ],
  },
  mode: 'production',
  logLevel: 'warn',
});

/**
 * The oldest browsers in which the product works, for scripts and style sheets. `tsconfig.json` of web has the library
 * for them.
 */
const oldestBrowsers = ['chrome100', 'firefox100', 'safari15.4', 'ios15.4'];

export const productionBuild = {
  write: false,
  target: oldestBrowsers,
  assetsInlineLimit,
  reportCompressedSize: false,
} as const;

export const quietChecks = {
  // Libraries mark modules with 'use client', which means nothing in an app without server components.
  moduleLevelDirective: false,
  // It reports how long plugins took, on a busy machine only.
  bundlerTimings: false,
};

/**
 * Vite and the libraries trust NODE_ENV, and Vite sets it if it is missing. A build is a production build wherever it
 * runs, even in a test (NODE_ENV=test) and in the process of the local system, whose functions keep running after it.
 */
export const inProduction = async <T>(work: () => Promise<T>): Promise<T> => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
};
