import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#shared/languages.ts';
import { changeFact } from '#tests/support/change-fact.ts';

// What a site in more than one language offers. `tests/pseudo` walks one.

afterEach(() => vi.unstubAllEnvs());

const drawn = (Component: FunctionComponent, at: string): string =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[at]}>{createElement(Component)}</MemoryRouter>);

test('the foot links to the same page in each other language, by the language’s own name', async () => {
  const { SiteLinks } = await import('#web/shell/screen.tsx');
  expect(drawn(SiteLinks, '/about?from=mail#part')).toContain(
    '<a href="/es/about?from=mail#part" hrefLang="es" lang="es-US">Español</a>',
  );
  expect(drawn(SiteLinks, '/')).toContain('<a href="/es/" hrefLang="es" lang="es-US">Español</a>');
});

test('a page in another language links to the page at the root', async () => {
  await changeFact('#words/language.ts', { language: 'es-US', languageCode: 'es', pathPrefix: '/es' });
  const { SiteLinks } = await import('#web/shell/screen.tsx');
  expect(drawn(SiteLinks, '/about')).toContain('<a href="/about" hrefLang="en" lang="en-GB">English</a>');
});

test('the profile has its language where there is a choice', async () => {
  const { readAnswer } = await import('#web/api/read-answer.ts');
  expect(readAnswer('getMe', { language: 'es' })).toMatchObject({ language: 'es' });
  expect(readAnswer('getMe', { language: 'xx' })).toMatchObject({ language: 'en' });
});

test('a site in one language offers none', async () => {
  vi.stubEnv('SPEAKS_SEVERAL', '');
  await changeFact('#languages', { languages: { en: languages.en } });
  const { SiteLinks } = await import('#web/shell/screen.tsx');
  expect(drawn(SiteLinks, '/about')).not.toContain('hrefLang');
});

test.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/login', '/login'],
  ['/login', '/login'],
])('below the prefix of Spanish, %s is the page %s', async (address, path) => {
  await changeFact('#words/language.ts', { pathPrefix: '/es' });
  const { pathOf } = await import('#web/paths.ts');
  expect(pathOf(address)).toBe(path);
});
