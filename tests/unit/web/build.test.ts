import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promisingNothing, type SiteSettings, siteSettingsId } from '#shared/contract/site-settings.ts';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { aboutLede, inAnEmergency, whatItIs, whatItIsNot } from '#web/about/about-page.tsx';
import { enforceBudgets, type Sizes } from '#web/build/budgets.ts';
import { sharedFiles } from '#web/build/chunk-groups.ts';
import { prerenderedPages } from '#web/build/prerendered-pages.ts';
import { shells } from '#web/build/shells.ts';
import { buildWeb } from '#web/build.ts';

let dir: string;
let sizes: Sizes;
let index: string;
let app: string;
type BuiltPage = { name: string; page: string };
let pages: readonly BuiltPage[];
let begun: readonly BuiltPage[];
let about: string;
let headers: Record<string, string>;
let policy: string;

const settings: SiteSettings = { ...promisingNothing, partnerUrl: 'https://clinic.example/?a=</script><b>' };

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'web-build-'));
  sizes = await buildWeb(dir, settings);
  index = await readFile(join(dir, 'index.html'), 'utf8');
  app = await readFile(join(dir, 'app.html'), 'utf8');
  about = await readFile(join(dir, 'about.html'), 'utf8');
  const read = ({ file: name }: { file: string }): BuiltPage => ({
    name,
    page: readFileSync(join(dir, `${name}.html`), 'utf8'),
  });
  pages = prerenderedPages.map(read);
  begun = shells.map(read);
  headers = JSON.parse(await readFile(join(dir, 'headers.json'), 'utf8')) as Record<string, string>;
  policy = headers['content-security-policy'] ?? '';
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const contentsOf = (tag: string, html: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map((m) => m[1] ?? '');

test('every page is within its budget', () => {
  expect(() => enforceBudgets(sizes)).not.toThrow();
});

test('a page above its budget fails the build, by name and number', () => {
  expect(() => enforceBudgets({ ...sizes, firstRouteBrotli: 82_251 })).toThrow(
    /firstRouteBrotli is 82251 bytes; the budget is 82250/,
  );
});

test('the home page is complete before any script has run, as a visitor sees it', () => {
  expect(index).toContain('How well is your body ageing?');
  expect(index).toContain('Ready to start');
  expect(index).toContain(`${product.name} first`);
  expect(index).toContain('>Login<');
});

/** The text as a visitor without scripts reads it. */
const readable = (page: string) =>
  page
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('the intended use is complete before any script has run', () => {
  const text = readable(about);
  for (const part of [aboutLede, ...whatItIs, ...whatItIsNot, inAnEmergency]) expect(text).toContain(part);
});

test('each page has its title and a heading before any script has run', () => {
  for (const [at, { title }] of prerenderedPages.entries()) {
    const { name, page = '' } = pages[at] ?? {};
    expect(page, name).toContain(`<title>${title} – ${product.name}</title>`);
    expect(page, name).toMatch(/<h1/);
  }
});

test('the shell of the other pages is empty, and has every CSS rule', async () => {
  expect(app).toContain('<div id="root"></div>');
  const [, address] = app.match(/<link rel="stylesheet" href="(\/assets\/app-[^"]+\.css)"/) ?? [];
  const styles = await readFile(join(dir, address ?? ''), 'utf8');
  for (const rule of ['button_button', 'row_row', 'field_input', 'button_spinner'])
    expect(styles).toContain(`.${rule}`);
});

test('every class of a prerendered page has a CSS rule in it', () => {
  for (const { name, page } of pages) {
    const styles = contentsOf('style', page).join();
    const classes = new Set([...page.matchAll(/ class="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' ')));
    expect(classes.size, name).toBeGreaterThan(5);
    for (const one of classes) expect(styles, `${name} ${one}`).toContain(`.${one}`);
  }
});

test('the first screen of either quiz, the login and the registration are complete before any script has run', () => {
  const textOf = (file: string) => readable(pages.find(({ name }) => name === file)?.page ?? '');
  for (const [quizId, { intro }] of Object.entries(quizzes))
    expect(textOf(quizRecords[quizId as QuizId].path.slice(1))).toContain(readable(intro.text));
  expect(textOf('login')).toContain('Welcome back');
  expect(textOf('register')).toContain('Create your account');
});

test('a returning user reads at once that their page is loading, in its own style and without personal data', () => {
  for (const { name, page } of begun) {
    expect(readable(page), name).toContain('Loading your results');
    const begins = name === 'in-results' ? 'in-results-start' : 'app';
    expect(page, name).toMatch(new RegExp(`<link rel="stylesheet" href="/assets/${begins}-[^"]+\\.css"`));
    expect(page.includes('<meta name="rest-styles" content="/assets/app-'), name).toBe(begins !== 'app');
    expect(page, name).not.toMatch(/<main|<style| style="| on[a-z]+="|javascript:/);
  }
});

test('a page lists its scripts at once, and none of them waits for another', () => {
  for (const { name, page } of [...pages, ...begun]) {
    const named = [...page.matchAll(/modulepreload" href="\/([^"]+)"/g)].map(([, script]) => script ?? '');
    const imports = named.flatMap((script) => [
      ...readFileSync(join(dir, script), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    ]);
    for (const [, imported] of imports) expect(named, name).toContain(`assets/${imported}`);
  }
});

test('the scripts of a first screen do not compete with fonts or a sheet, which load even without scripts', () => {
  for (const { name, page } of pages) {
    expect(page, name).not.toMatch(/rel="(?:preload|prefetch|stylesheet)"/);
    expect(page, name).toMatch(/<meta name="app-styles" content="\/assets\/app-[^"]+\.css">/);
    expect(contentsOf('style', page).join(), name).toMatch(/@font-face\{[^}]*hanken-grotesk-[^}]*\.woff2/);
    expect(page.match(/<html[^>]*>/)?.[0], name).not.toContain('data-fonts');
  }
});

test('each file that is listed for a chunk exists', () => {
  const named = Object.values(sharedFiles).flatMap((folders) =>
    Object.entries(folders).flatMap(([folder, names]) => names.split(' ').map((name) => `${folder}/${name}`)),
  );
  const isThere = (path: string) => ['.ts', '.tsx', '.js', '.css', '.module.css'].some((end) => existsSync(path + end));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('no script waits for one that waits for it', async () => {
  const scripts = (await readdir(join(dir, 'assets'))).filter((file) => file.endsWith('.js'));
  const importsOf = new Map(
    scripts.map((script) => {
      const code = readFileSync(join(dir, 'assets', script), 'utf8');
      const imports = code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
      return [script, [...imports].map(([, imported = '']) => imported)];
    }),
  );
  const waiting = (script: string, above: readonly string[]): string[] | undefined =>
    above.includes(script)
      ? [...above, script]
      : importsOf.get(script)?.flatMap((imported) => waiting(imported, [...above, script]) ?? []);
  expect(importsOf.size).toBeGreaterThan(50);
  for (const script of scripts) expect(waiting(script, [])).toEqual([]);
});

test('Safari gets the prefixed property that keeps text sizes on a phone in landscape', () => {
  const styles = contentsOf('style', index).join();
  expect(styles).toContain('-webkit-text-size-adjust:100%');
  expect(styles).toContain('-webkit-user-select:none');
});

test('the policy allows inline code by its hash, and no other inline code', () => {
  const inline = [...pages, ...begun, { name: 'app', page: app }].flatMap(({ page }) => contentsOf('script', page));
  const hashes = policy.match(/script-src [^;]*/)?.[0].match(/'sha256-[^']*'/g);
  expect(hashes?.toSorted()).toEqual([...new Set(inline.map(sha256))].toSorted());
  for (const { name, page } of pages) {
    const [style = ''] = contentsOf('style', page);
    expect(policy.match(/style-src [^;]*/)?.[0], name).toContain(sha256(style));
    expect(page, name).not.toMatch(/ style="| on[a-z]+="|javascript:/);
  }
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(app).not.toMatch(/<style| style="| on[a-z]+="|javascript:/);
});

test('the policy is short enough for CloudFront, and prevents a form from being sent before its script has loaded', () => {
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html, custom headers
  expect(policy.length).toBeLessThan(1783);
  expect(policy).toContain("form-action 'none'");
});

test.each(['index', 'app'])(
  '%s.html has the settings of the deployment as data, which no value can break out of',
  (name) => {
    const page = name === 'index' ? index : app;
    const [, json = ''] =
      page.match(new RegExp(`<script type="application/json" id="${siteSettingsId}">(.*?)</script>`)) ?? [];
    expect(JSON.parse(json)).toEqual(settings);
  },
);

test('the address requires TLS for two years, and is not put on a preload list', () => {
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('every file that the pages load exists, and none is from a third party', async () => {
  const files = new Set(await readdir(join(dir, 'assets')));
  const all = [app, ...[...pages, ...begun].map(({ page }) => page)].join('');
  const addresses = [...all.matchAll(/<(?:link|script|use|img)\b[^>]*? (?:href|src)="([^"#]+)/g)].map(
    (match) => match[1] ?? '',
  );
  for (const address of addresses.filter((one) => one.startsWith('/assets/'))) {
    expect(files, address).toContain(address.replace('/assets/', ''));
  }
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
});

test('each text has compressed copies with the same content', async () => {
  const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(html|js|css|svg)$/.test(file));
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const plain = await readFile(join(dir, file));
    expect(brotliDecompressSync(await readFile(join(dir, `${file}.br`))), file).toEqual(plain);
    expect(gunzipSync(await readFile(join(dir, `${file}.gz`))), file).toEqual(plain);
  }
});

test('a visitor’s first visit downloads neither the query library nor the quizzes', async () => {
  const scripts = [...index.matchAll(/modulepreload" href="\/([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const code = (await Promise.all(scripts.map((script) => readFile(join(dir, script), 'utf8')))).join('\n');
  expect(code).not.toContain('refetchInterval');
  expect(code).not.toContain('gripStrengthSelf');
});
