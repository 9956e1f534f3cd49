import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import { brandLines, product } from '#shared/product.ts';
import * as english from '#shared/words/en/page-frame.ts';
import * as spanish from '#shared/words/es/page-frame.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';
import { buildWeb } from '#web/build.ts';

// The site with its second language.

const dir = await temporaryDir();
afterAll(dir.remove);
const site = join(dir.path, 'site');
const origin = 'https://quiz.example.com';

beforeAll(async () => {
  await buildWeb(site, { ...promisingNothing, keepsOffline: true, origin }, 'quick');
});

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const pages = (folder: string) => globSync('*.html', { cwd: join(site, folder) }).sort();

test('each language has every page, which says in it what the product is, and why it may not start', () => {
  expect(pages('es')).toEqual(pages('.'));
  expect(pages('es').length).toBeGreaterThan(5);
  for (const [folder, tag, words, line] of [
    ['', 'en-GB', english, brandLines.en],
    ['es/', 'es-US', spanish, brandLines.es],
  ] as const)
    for (const page of pages(folder || '.')) {
      const text = read(folder + page);
      expect(text, page).toContain(`<html lang="${tag}">`);
      expect(text, page).toContain(`<meta name="description" content="${line}">`);
      expect(text, page).toContain(`<noscript><p id="no-script">${words.noScript} `);
      expect(text, page).toContain(`<p>${words.notStarted} `);
      expect(text, page).toContain(`<p data-old-browser>${words.tooOld(product.name)} `);
    }
});

test('a page that is drawn by the build has a title of its own in each language', () => {
  const drawn = ['index', 'about', 'privacy', 'login', 'register', 'dashboard'];
  const titles = drawn.flatMap((page) =>
    ['', 'es/'].map((folder) => /<title>(.*)<\/title>/.exec(read(`${folder}${page}.html`))?.[1]),
  );
  expect(new Set(titles).size).toBe(2 * drawn.length);
});

test('a link on a page leads to a page in the same language', () => {
  for (const page of pages('es')) {
    const links = [...read(`es/${page}`).matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)].map(([, to]) => to);
    expect(
      links.filter((to) => !/^\/es\/|\./.test(to ?? '')),
      page,
    ).toEqual([]);
  }
});

test('each page that is drawn by the build links to itself in the other language, and says so to search engines', () => {
  for (const [page, path] of [
    ['index', '/'],
    ['about', '/about'],
  ]) {
    const alternates = [
      `<link rel="alternate" hreflang="en" href="${origin}${path}">`,
      `<link rel="alternate" hreflang="es" href="${origin}/es${path}">`,
      `<link rel="alternate" hreflang="x-default" href="${origin}${path}">`,
    ];
    for (const folder of ['', 'es/'])
      for (const alternate of alternates) expect(read(`${folder}${page}.html`)).toContain(alternate);
    expect(read(`${page}.html`)).toContain(`<a href="/es${path}" hrefLang="es" lang="es-US">Español</a>`);
    expect(read(`es/${page}.html`)).toContain(`<a href="${path}" hrefLang="en" lang="en-GB">English</a>`);
  }
});

const filesNamedBy = (page: string) => [
  ...new Set([...read(page).matchAll(/"\/(assets\/[^"#]+)/g)].map(([, file]) => file ?? '')),
];

test('files with a hash in their name stand in one folder, and each file that a page names is there', () => {
  expect(existsSync(join(site, 'es/assets'))).toBe(false);
  for (const page of pages('.').flatMap((each) => [each, `es/${each}`])) {
    const named = filesNamedBy(page);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(join(site, file)))).toEqual([]);
  }
});

/** Whether the page is an article that is in English in every language. Other parts of its scripts are shared with the frame. */
const isInEnglish = (page: string) => /<main[^>]*><div [^>]*lang="en-GB"/.test(read(`es/${page}`));

// The budgets of the build are those of English. Words in Spanish are longer, by up to a thirtieth of what a page loads.
test('a page in Spanish loads the same files as in English, and at most a thirtieth more', () => {
  const kinds = (page: string) => filesNamedBy(page).map((file) => file.replace(/-[\w-]{7,8}(\.\w+)$/, '$1'));
  const bytesOf = (page: string) =>
    [page, ...filesNamedBy(page)]
      .map((file) => (existsSync(join(site, `${file}.br`)) ? `${file}.br` : file))
      .reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
  for (const page of pages('.')) {
    if (!isInEnglish(page)) expect(kinds(`es/${page}`).sort(), page).toEqual(kinds(page).sort());
    expect(bytesOf(`es/${page}`) / bytesOf(page), page).toBeLessThan(1 + 1 / 30);
  }
});

/** The texts of the page's main part. Names of other pages may be in the language of the frame around an article in English. */
const textsIn = (page: string) =>
  [...(/<main.*?<\/main>/s.exec(read(page))?.[0] ?? '').matchAll(/<([^>]+)>([^<]+)/g)].map(
    ([, tag = '', text = '']) => ({
      text,
      isOfFrame: tag.includes('lang="es-US"'),
    }),
  );

/** The texts of an article in English, on the English page and on the Spanish one. */
const articlesOf = (page: string): (readonly [english: string | undefined, onSpanishPage: string])[] => {
  const english = textsIn(page);
  return textsIn(`es/${page}`).flatMap(({ text, isOfFrame }, at) => (isOfFrame ? [] : [[english[at]?.text, text]]));
};

test('an article in English has the same text on the pages of each language', () => {
  for (const page of pages('.').filter(isInEnglish)) {
    expect(textsIn(page).length, page).toBe(textsIn(`es/${page}`).length);
    for (const [english, onSpanishPage] of articlesOf(page)) expect(onSpanishPage, page).toBe(english);
  }
});

test('the scripts of a Spanish page have the text of an article in English, so that it stays when they take over', () => {
  const scriptsOf = (page: string) =>
    filesNamedBy(page)
      .filter((file) => file.endsWith('.js'))
      .map(read)
      .join('\n');
  for (const page of pages('.').filter(isInEnglish)) {
    const [english, spanishOnes] = [scriptsOf(page), scriptsOf(`es/${page}`)];
    const whole = articlesOf(page).flatMap(([text = '']) => (text.length > 10 && english.includes(text) ? [text] : []));
    expect(whole.length, page).toBeGreaterThan(30);
    expect(
      whole.filter((text) => !spanishOnes.includes(text)),
      page,
    ).toEqual([]);
  }
});

test('the policy allows what stands inline in the pages of both languages', () => {
  const { 'content-security-policy': policy } = JSON.parse(read('headers.json'));
  for (const page of [...pages('.'), ...pages('es').map((each) => `es/${each}`)])
    for (const [, text] of read(page).matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs))
      expect(policy, page).toContain(
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
      );
});

test('each language has a service worker for the addresses below its prefix, with its own pages and caches', () => {
  const releaseOf = (file: string) => JSON.parse(/^const release = (.*);$/m.exec(read(file))?.[1] ?? '');
  const [own, other] = [releaseOf('sw.js'), releaseOf('es/sw.js')];
  const paths = own.pages.map(({ path }: { path: string }) => path);
  expect(other.pages.map(({ path }: { path: string }) => path)).toEqual(paths.map((path: string) => `/es${path}`));
  // A worker deletes the caches whose names begin so, but for its newest one.
  expect(other.cache.startsWith(own.cachePrefix) || own.cache.startsWith(other.cachePrefix)).toBe(false);
  for (const file of [...own.files, ...other.files]) expect(existsSync(join(site, file)), file).toBe(true);
});

test('the installed site opens in the language in which it was last used', () => {
  const [own, other] = ['site.webmanifest', 'es/site.webmanifest'].map((file) => JSON.parse(read(file)));
  expect(own).toMatchObject({ id: '/', start_url: '/', lang: 'en-GB' });
  expect(other).toMatchObject({ id: '/', start_url: '/es/', lang: 'es-US' });
});

test('a stage that names English alone has no page, link or sentence in Spanish', async () => {
  const english = join(dir.path, 'english');
  await buildWeb(english, { ...promisingNothing, origin, languages: ['en'] }, 'quick');
  const texts = (folder: string) =>
    globSync('**/*.{html,js}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const saysSpanish = (text: string) => /<link rel="alternate"|Español|presión arterial/.test(text);
  expect(texts(site).filter(saysSpanish).length).toBeGreaterThan(20);
  expect(texts(english).length).toBeGreaterThan(20);
  expect(
    texts(english)
      .filter(saysSpanish)
      .map((text) => text.slice(0, 200)),
  ).toEqual([]);
  expect(existsSync(join(english, 'es'))).toBe(false);
});
