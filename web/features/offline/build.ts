import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as words from '#feature-words/offline.ts';
import { directionOf } from '#shared/contract/language.ts';
import { product } from '#shared/product.ts';
import { type Bundle, scriptsOf, staticClosure } from '#web/build/browser-bundle.ts';
import { description } from '#web/build/frame-words.ts';
import { fillTemplate, languageAttributes } from '#web/build/page-html.ts';
import { prerenderedPages } from '#web/build/prerendered-pages.ts';
import type { FeatureBudget, SitePart } from '#web/build/site-part.ts';
import { webDir } from '#web/build/vite-config.ts';
import type { SiteFile } from '#web/features/feature.ts';
import { language, languageCode, pathPrefix } from '#words/language.ts';
import { cachePrefix, manifestPath, workerPath } from './device.ts';
import type { OfflineFile } from './offline-page.tsx';

/** The pages of the quizzes, which stay open without a network. */
const quizPages = prerenderedPages.filter(({ modules }) => modules.includes('quiz/quiz-page.tsx'));

/** What a run through a quiz imports, and what every page imports when it starts or when the user logs out. */
const walk = [
  ...quizPages.flatMap(({ modules }) => modules),
  'quiz/draft/drafts.ts',
  'quiz/outbox/resend.ts',
  'quiz/logout.tsx',
  'api/first-calls.ts',
  'api/call.ts',
  'api/follow-account.ts',
  'after-start.ts',
  'shell/session-ending.tsx',
];

/** The addresses of every file that a run through either quiz can need: scripts, the sheet, fonts and pictures. */
function offlineFiles(bundle: Bundle): string[] {
  const first = scriptsOf(bundle, []);
  const found = new Set(scriptsOf(bundle, walk));
  // The loop also visits scripts that are added to the set meanwhile. The first scripts import every page, so only
  // their own imports count.
  for (const script of found)
    if (!first.includes(script)) for (const later of laterImports(bundle, script)) found.add(later);
  const texts = [
    bundle.appStyles,
    ...bundle.scripts.filter(({ fileName }) => found.has(fileName)).map(({ code }) => code),
  ];
  const isNamed = (file: string) => texts.some((text) => text.includes(basename(file)));
  const drawn = [...bundle.files.keys()].filter((file) => /\.(svg|woff2)$/.test(file) && isNamed(file));
  return [...found, bundle.styles, bundle.icon, ...drawn];
}

/** What features add to a quiz run needs the network, so it is not stored. */
const needsNetwork = (module: string): boolean => /^features\/[\w-]+\//.test(relative(webDir, module));

const laterImports = ({ scripts }: Bundle, script: string): string[] => {
  const find = (name: string) => scripts.find(({ fileName }) => fileName === name);
  const later = find(script)?.dynamicImports.filter((one) => !needsNetwork(find(one)?.facadeModuleId ?? webDir)) ?? [];
  return later.flatMap((one) => [...staticClosure(scripts, one)]);
};

const ownFiles: readonly OfflineFile[] = ['offline', 'connect-once'];

/** The worker, its two pages, the manifest and its icons, by address. */
const offlineParts: SitePart = ({ bundle, pages, statics, settings }) => {
  const own = ownFiles.map((file) => {
    const content = statics[file] ?? '';
    const page = fillTemplate(template, { content, styles: `/${bundle.styles}`, icon: `/${bundle.icon}` });
    return [file, `assets/${file}-${sha256(page).toString('base64url').slice(0, 8)}.html`, page] as const;
  });
  const addressOf = Object.fromEntries(own.map(([file, address]) => [file, `/${address}`]));
  const release = {
    pages: quizPages.map(({ path, file }) => ({
      path: pathPrefix + path,
      integrity: `sha256-${sha256(pages.get(file) ?? '').toString('base64')}`,
    })),
    files: [...offlineFiles(bundle).map((file) => `/${file}`), ...Object.values(addressOf)],
    offlinePage: addressOf.offline,
    connectPage: addressOf['connect-once'],
  };
  return new Map([
    ...own.map(([, address, page]) => [address, Buffer.from(page)] as const),
    [workerPath.slice(1), Buffer.from(settings.keepsOffline ? workerOf(release) : removingWorker())],
    [manifestPath.slice(1), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    ...icons.map(({ src }) => [src.slice(1), read(`assets/icons/${basename(src)}`)] as const),
  ]);
};

const read = (file: string) => readFileSync(join(webDir, file));
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The worker's script. The name of its cache changes with the worker and with every file in the cache. */
const workerOf = (release: object): string => {
  const code = read('features/offline/worker.js').toString();
  const version = sha256(code + JSON.stringify(release))
    .toString('hex')
    .slice(0, 10);
  return put(code, 'release', { cachePrefix, cache: `${cachePrefix}${version}`, ...release });
};

/** The script of a worker that removes the one a browser has. */
const removingWorker = (): string =>
  put(read('features/offline/remove-worker.js').toString(), 'cachePrefix', cachePrefix);

const put = (code: string, name: string, value: unknown): string => {
  const placeholder = `const ${name} = null;`;
  if (!code.includes(placeholder)) throw new Error(`The worker has no line '${placeholder}'.`);
  return code.replace(placeholder, () => `const ${name} = ${JSON.stringify(value)};`);
};

/** Drawn from `favicon.svg`; `npm run icons` draws them again. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** One app in all languages. It opens in the one in which it was last used. */
const manifest = {
  id: '/',
  name: product.name,
  short_name: product.name,
  description,
  lang: language,
  dir: directionOf(languageCode),
  start_url: `${pathPrefix}/`,
  scope: '/',
  display: 'standalone',
  background_color: '#f9f6f0',
  theme_color: '#f9f6f0',
  categories: ['health'],
  icons,
};

/** It has no script and nothing inline. The page contains the policy, because files below /assets come without one. */
const template = `<!doctype html>
<html ${languageAttributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words.offlineDocumentTitle}</title>
<link rel="icon" href="{{icon}}" type="image/svg+xml">
<link rel="stylesheet" href="{{styles}}">
</head>
<body>
<div id="root">{{content}}</div>
</body>
</html>
`;

export const siteParts: readonly SitePart[] = [offlineParts];

/** The production build on the same port may have left its worker in this browser. */
export const devScripts: readonly SiteFile[] = [{ address: workerPath, text: removingWorker }];

export const budgets: readonly FeatureBudget[] = [
  {
    name: 'offlineBrotli',
    /**
     * The files that the service worker stores. The quiz has loaded most of them by then. In bytes: 6,000 for the
     * numbers to call in 194 countries; 58,000 for the engine and the words of the first look; 1,500 for the page about
     * the place and the lines for low mood; 800 to ask the open questions, link a corrected result to its correction,
     * and clear a shared device; 1,800 for the drinks and the schooling of each country, which a quiz without a network
     * connection also asks about; 3,400 for whole sentences in place of pieces: those about women, men and people are
     * there three times, and one with a link brings the component that draws it; 360 for the words of features, which have
     * files of their own, and for the table of languages; 600 for the units of questions and the drinks of each country,
     * which have codes and words; 680 for the second language, which the first screen offers, with what it says of its
     * review; 300 for /verify, which names figures and notices by their codes in its own language.
     */
    limit: 350_000,
    measure: ({ bundle, site }) =>
      offlineFiles(bundle).reduce((sum, file) => sum + (site.get(`${file}.br`) ?? site.get(file) ?? '').length, 0),
  },
];
