import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language, languageCode } from '#words/language.ts';
import { defaultLanguage, directionOf, pathIn } from '../../shared/contract/language.ts';
import { type SiteSettings, siteSettingsId } from '../../shared/contract/site-settings.ts';
import { product } from '../../shared/product.ts';
import { type Bundle, scriptsOf } from './browser-bundle.ts';
import { criticalStyles } from './critical-styles.ts';
import { frameWords } from './frame-words.ts';
import type { InlineHashes } from './headers.ts';
import { askEarly, beforePaint, watchStart } from './inline-scripts.ts';
import { type Prerendered, prerenderedPages } from './prerendered-pages.ts';
import { type Shell, shells } from './shells.ts';
import { spokenIn, webDir } from './vite-config.ts';

const template = readFileSync(join(webDir, 'index.html'), 'utf8');

/**
 * The pages as they are sent, by the file name without its ending, and the hashes of their inline scripts and styles.
 */
export type Pages = { pages: ReadonlyMap<string, string>; inlineHashes: InlineHashes };

/**
 * The prerendered pages, each painted from its own file with its own rules; the shells of pages for a signed-in user;
 * and `app`, the empty page that every other address starts from.
 */
export function pagesFrom(bundle: Bundle, prerendered: Prerendered, settings: SiteSettings): Pages {
  const { styles, ownStyles, startStyles, icon } = bundle;
  // Pages with a sheet of their own find its address here by its name (`loading.ts`).
  const later = Object.entries(ownStyles).map(
    ([sheet, address]) => `<meta name="${sheet}-styles" content="/${address}">`,
  );
  // The fonts with the letters of our own texts. The others are loaded when a page needs them.
  const fonts = [...bundle.files.keys()]
    .filter((file) => file.endsWith('.woff2') && !file.includes('-more-'))
    .map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`);
  const preload = (scripts: readonly string[]) =>
    scripts.map((script) => `<link rel="modulepreload" href="/${script}">`);
  const shared = {
    ...frame,
    icon: `/${icon}`,
    settings: settingsBlock(settings),
    scripts: `<script type="module" src="/${bundle.main}"></script>`,
  };
  const page = (title: string, head: string, content: string) =>
    fillTemplate(template, { ...shared, title, head: `<script>${watchStart}</script>\n${head}`, content });
  const inlineStyles = new Set<string>();
  const drawn = prerenderedPages.map(({ path, file, title, modules }) => {
    const content = prerendered.get(path) ?? '';
    const critical = criticalStyles(bundle.appStyles, content);
    inlineStyles.add(critical);
    // Preload only scripts: the text is already visible in a system font, and the first press waits for the scripts.
    // Fonts and the sheet follow.
    const head = [
      `<script>${beforePaint}</script>`,
      `<style>${critical}</style>`,
      ...alternates(path, settings),
      ...preload(scriptsOf(bundle, modules)),
      `<meta name="app-styles" content="/${styles}">`,
      ...later,
    ].join('\n');
    return [file, page(`${title} – ${product.name}`, head, content)] as const;
  });
  const styleSheet = (address: string) => `<link rel="stylesheet" href="/${address}">`;
  const start = ({ modules, sheet, file = '' }: Pick<Shell, 'modules' | 'sheet'> & { file?: string }) => [
    ...(startStyles[file]
      ? [styleSheet(startStyles[file]), `<meta name="rest-styles" content="/${styles}">`]
      : [styleSheet(styles)]),
    ...later,
    ...(sheet ? [`<link rel="preload" href="/${ownStyles[sheet]}" as="style">`] : []),
    ...preload(scriptsOf(bundle, modules)),
  ];
  const begun = shells.map((shell) => {
    const { file, title } = shell;
    const head = [`<script>${askEarly}</script>`, ...start(shell)].join('\n');
    return [file, page(`${title} – ${product.name}`, head, prerendered.get(file) ?? '')] as const;
  });
  const head = [...start({ modules: [] }), ...fonts].join('\n');
  return {
    pages: new Map([...drawn, ...begun, ['app', page(product.name, head, '')]]),
    inlineHashes: { scripts: [watchStart, beforePaint, askEarly].map(sha256), styles: [...inlineStyles].map(sha256) },
  };
}

/** The attributes of a document that name its language. Left to right is the default. */
export const languageAttributes: string = [
  `lang="${language}"`,
  ...(directionOf(languageCode) === 'rtl' ? ['dir="rtl"'] : []),
].join(' ');

/** The same page in each language, for search engines. They read full addresses only, which need a domain. */
const alternates = (path: string, settings: SiteSettings): readonly string[] =>
  spokenIn(settings).length > 1 && settings.origin !== undefined
    ? [
        ...spokenIn(settings).map((code) => [code, pathIn(code, path)] as const),
        ['x-default', pathIn(defaultLanguage, path)] as const,
      ].map(([code, address]) => `<link rel="alternate" hreflang="${code}" href="${settings.origin}${address}">`)
    : [];

/** What every page says before its scripts run. */
export const frame = { ...frameWords, language: languageAttributes };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The settings as data. A browser does not run a script of this type, so the Content-Security-Policy needs no hash for
 * it. No value can end the element, because `<` is escaped.
 */
export const settingsBlock = (settings: SiteSettings): string =>
  `<script type="application/json" id="${siteSettingsId}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

/** Throws if the template asks for a value that is not given. */
export const fillTemplate = (page: string, values: Record<string, string>): string =>
  page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which the build does not know.`);
    return value;
  });
