import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteSettings, siteSettingsId } from '../../shared/contract/site-settings.ts';
import { product } from '../../shared/product.ts';
import { storageKeys } from '../session/storage.ts';
import { firstRouteScripts } from './budgets.ts';
import type { Bundle } from './bundle.ts';
import type { Prerendered } from './prerender.ts';
import { webDir } from './vite-config.ts';

const template = readFileSync(join(webDir, 'index.html'), 'utf8');

/**
 * Runs before anything is painted: leaves a note when somebody is signed in, so that the prerendered page doesn't tell
 * them to log in (`screen.module.css`). The only inline script; the Content-Security-Policy knows it by its hash.
 */
const noteSession = `try{if(localStorage["${storageKeys.authToken}"]||sessionStorage["${storageKeys.authToken}"])document.documentElement.dataset.session=""}catch{}`;

/** Home, painted from this very file; the pages to read; and the shell that every other address starts from. */
export function pagesFrom(bundle: Bundle, { home, methods, about, privacy }: Prerendered, settings: SiteSettings) {
  const { styles, ownStyles, icon, homeStyles } = bundle;
  const preloads = [
    ...fontsOf(bundle).map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
    ...firstRouteScripts(bundle).map((script) => `<link rel="modulepreload" href="/${script}">`),
  ].join('\n');
  const scripts = `<script type="module" src="/${bundle.main}"></script>`;
  const inlineStyles = homeStyles.trim();
  // Pages with a sheet of their own load it by its name here (`load-styles.ts`).
  const later = Object.entries(ownStyles)
    .map(([sheet, address]) => `<meta name="${sheet}-styles" content="/${address}">`)
    .join('\n');
  const shared = {
    description: `${product.brandLine}.`,
    icon: `/${icon}`,
    settings: settingsBlock(settings),
    scripts,
  };
  const styleSheet = `<link rel="stylesheet" href="/${styles}" data-styles>\n${later}\n${preloads}`;
  const toRead = (name: string, content: string) =>
    fillTemplate(template, {
      ...shared,
      title: `${name} – ${product.name}`,
      head: `<script>${noteSession}</script>\n${styleSheet}`,
      content,
    });
  return {
    index: fillTemplate(template, {
      ...shared,
      title: `Home – ${product.name}`,
      head: `<script>${noteSession}</script>\n<style>${inlineStyles}</style>\n${preloads}\n<link rel="prefetch" href="/${styles}" as="style" data-styles>\n${later}`,
      content: home,
    }),
    app: fillTemplate(template, {
      ...shared,
      title: product.name,
      head: styleSheet,
      content: '',
    }),
    methods: toRead('Methods', methods),
    about: toRead('What this is', about),
    privacy: toRead('Privacy', privacy),
    inlineHashes: { script: sha256(noteSession), style: sha256(inlineStyles) },
  };
}

const fontsOf = ({ files }: Bundle) => [...files.keys()].filter((file) => file.endsWith('.woff2'));

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The settings as data. A browser runs no script of this type, so the Content-Security-Policy needs no hash for it. No
 * value can end the element: `<` is escaped.
 */
export const settingsBlock = (settings: SiteSettings): string =>
  `<script type="application/json" id="${siteSettingsId}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

/** Throws when the template asks for a value that is not given. */
export const fillTemplate = (page: string, values: Record<string, string>): string =>
  page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which the build does not know.`);
    return value;
  });
