import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

export const webDir = join(dirname(fileURLToPath(import.meta.url)), '..');
export const projectDir = dirname(webDir);

/** Bytes. An inlined picture could not take its colours from the page. */
const assetsInlineLimit = 0;

/** What the browser's build, the prerendered page and the development server have in common. */
export const viteConfig = (): InlineConfig => ({
  root: webDir,
  configFile: false,
  publicDir: false,
  // Made of names alone, and not of paths: the prerendered page and the browser's build then agree.
  build: { assetsInlineLimit },
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
});

/**
 * The router comes in two forms, and its package names only the one that warns developers, to every bundler. The other one is
 * the same without the warnings.
 */
const quietRouter = join(projectDir, 'node_modules/react-router/dist/production');

/** Both production builds. They must give a picture the same address, and a page the same markup. */
export const productionConfig = (): InlineConfig => ({
  ...viteConfig(),
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(quietRouter, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(quietRouter, 'dom-export.mjs') },
    ],
  },
  mode: 'production',
  logLevel: 'warn',
});

/** The oldest browsers in which the product works, for scripts and style sheets. `tsconfig.json` of web has their library. */
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
  // On a busy machine it reports how long plugins took.
  bundlerTimings: false,
};

/**
 * Vite and the libraries take NODE_ENV at its word, and Vite sets it where it is missing. A build is a production build
 * wherever it runs, also in a test (NODE_ENV=test) and in the process of the local system, whose functions go on after it.
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
