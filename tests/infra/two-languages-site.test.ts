import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePseudoWords } from '#tests/pseudo/write-words.ts';
import { runProgram } from '#tests/support/processes.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

// The site with a second language, which is the pseudo-language here.

const dir = await temporaryDir();
afterAll(dir.remove);
const site = join(dir.path, 'site');

beforeAll(async () => {
  await writePseudoWords();
  const build = `import('#web/build.ts').then(async ({ buildWeb }) => {
    const { promisingNothing } = await import('#shared/contract/site-settings.ts');
    await buildWeb(${JSON.stringify(site)}, { ...promisingNothing, keepsOffline: true }, 'quick');
  })`;
  expect(await runProgram(process.execPath, ['--conditions=with-zz', '--eval', build])).toBe(0);
});

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const pages = (folder: string) => globSync('*.html', { cwd: join(site, folder) }).sort();

test('each language has every page, in its own words', () => {
  expect(pages('zz')).toEqual(pages('.'));
  expect(pages('zz').length).toBeGreaterThan(5);
  const accents = /[áéíóú]/;
  for (const page of pages('zz')) {
    expect(read(page), page).toContain('<html lang="en-GB">');
    expect(read(page), page).not.toMatch(accents);
    expect(read(`zz/${page}`), page).toContain('<html lang="en-GB-x-zz">');
    expect(/<noscript>.*<\/noscript>/.exec(read(`zz/${page}`))?.[0], page).toMatch(accents);
  }
});

test('a link on a page leads to a page in the same language', () => {
  for (const page of pages('zz')) {
    const links = [...read(`zz/${page}`).matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)].map(([, to]) => to);
    expect(
      links.filter((to) => !/^\/zz(\/|$)|\./.test(to ?? '')),
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
      `<link rel="alternate" hreflang="en" href="${path}">`,
      `<link rel="alternate" hreflang="zz" href="/zz${path}">`,
      `<link rel="alternate" hreflang="x-default" href="${path}">`,
    ];
    for (const folder of ['', 'zz/'])
      for (const alternate of alternates) expect(read(`${folder}${page}.html`)).toContain(alternate);
    expect(read(`${page}.html`)).toContain(`<a href="/zz${path}" hrefLang="zz" lang="en-GB-x-zz">Pseudo</a>`);
    expect(read(`zz/${page}.html`)).toContain(`<a href="${path}" hrefLang="en" lang="en-GB">English</a>`);
  }
});

test('files with a hash in their name stand in one folder, and each file that a page names is there', () => {
  expect(existsSync(join(site, 'zz/assets'))).toBe(false);
  for (const page of [
    'index.html',
    'app.html',
    'in-results.html',
    'zz/index.html',
    'zz/app.html',
    'zz/in-results.html',
  ]) {
    const named = [...read(page).matchAll(/"\/(assets\/[^"#]+)/g)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(join(site, file)))).toEqual([]);
  }
});

test('the policy allows what stands inline in the pages of both languages', () => {
  const { 'content-security-policy': policy } = JSON.parse(read('headers.json'));
  for (const page of [...pages('.'), ...pages('zz').map((each) => `zz/${each}`)])
    for (const [, text] of read(page).matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs))
      expect(policy, page).toContain(
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
      );
});

test('each language has a service worker for the addresses below its prefix, with its own pages and caches', () => {
  const releaseOf = (file: string) => JSON.parse(/^const release = (.*);$/m.exec(read(file))?.[1] ?? '');
  const [own, other] = [releaseOf('sw.js'), releaseOf('zz/sw.js')];
  const paths = own.pages.map(({ path }: { path: string }) => path);
  expect(other.pages.map(({ path }: { path: string }) => path)).toEqual(paths.map((path: string) => `/zz${path}`));
  // A worker deletes the caches whose names begin so, but for its newest one.
  expect(other.cache.startsWith(own.cachePrefix) || own.cache.startsWith(other.cachePrefix)).toBe(false);
  for (const file of [...own.files, ...other.files]) expect(existsSync(join(site, file)), file).toBe(true);
});

test('the installed site opens in the language in which it was last used', () => {
  const [own, other] = ['site.webmanifest', 'zz/site.webmanifest'].map((file) => JSON.parse(read(file)));
  expect(own).toMatchObject({ id: '/', start_url: '/', lang: 'en-GB' });
  expect(other).toMatchObject({ id: '/', start_url: '/zz/', lang: 'en-GB-x-zz' });
});
