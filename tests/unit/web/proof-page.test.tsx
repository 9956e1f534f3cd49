import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { engineVersion } from '#shared/fingerprint.ts';

const association = JSON.parse(readFileSync(new URL('../../../web/proof/association.json', import.meta.url), 'utf8'));

const shown = async (): Promise<string> => {
  const { ProofPage } = await import('#web/proof/proof-page.tsx');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProofPage />
    </MemoryRouter>,
  );
};
const textOf = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");

const markup = await shown();
const text = textOf(markup);

test('the page has every figure of the five groups as in the file', () => {
  for (const { people, deaths, personYears, hazardRatio } of association.mappings.detailed.fifths) {
    expect(markup).toContain(
      `<td>${people.toLocaleString('en-US')}</td><td>${deaths}</td><td>${personYears.toLocaleString('en-US')}</td>`,
    );
    expect(markup).toContain(`<td>${hazardRatio.toFixed(2)}</td>`);
  }
});

test('the page has C and slope of each group as in the file', () => {
  const groups = [
    'all',
    'age 25-39',
    'age 40-64',
    'age 65-79',
    'women',
    'men',
    'without known illness',
    'with known illness',
  ];
  for (const name of groups) {
    const { people, deaths, concordance, concordanceOfAge, slope } =
      association.mappings.detailed.groups[name].unweighted;
    expect(markup).toContain(
      `<td>${people.toLocaleString('en-US')}</td><td>${deaths}</td><td>${concordanceOfAge.value.toFixed(3)}</td><td>${concordance.value.toFixed(3)}</td><td>${slope.value.toFixed(3)} (`,
    );
  }
});

test('limits come first, before any figure of the result', () => {
  const at = (words: string) => text.indexOf(words);
  expect(at('What this test can’t tell you')).toBeLessThan(at('What happened to five groups'));
  expect(at('What happened to five groups')).toBeLessThan(at('What we found'));
});

test('the page promises nothing', () => {
  expect(text).not.toMatch(/validated|proven|proof that|predicts? your/i);
});

test('the page can be read without scripts under the policy, and links to the file', () => {
  expect(markup).not.toMatch(/ style="/);
  expect(markup).toContain('href="/proof/association.json"');
});

test('the file holds groups alone, and none with fewer than five deaths', () => {
  expect(JSON.stringify(association)).not.toMatch(/SEQN|birthdate/);
  for (const { groups } of Object.values<{ groups: Record<string, Record<string, { deaths: number } | null>> }>(
    association.mappings,
  ))
    for (const { unweighted } of Object.values(groups)) expect(unweighted?.deaths ?? 5).toBeGreaterThanOrEqual(5);
});

describe('the version of the check', () => {
  test('is named, also when the current method has not been checked', async () => {
    expect(text).toContain(`version ${association.engineVersion}`);
    const { olderEngine } = await import('#web/proof/proof-texts.ts');
    expect(olderEngine === null).toBe(association.engineVersion === engineVersion);
  });

  test('the page says when the method has changed since', async () => {
    vi.resetModules();
    vi.doMock('../../../shared/fingerprint.ts', () => ({ engineVersion: '9.9.9' }));
    expect(textOf(await shown())).toContain(
      'The method is now version 9.9.9, and no one has run the test with it yet.',
    );
    vi.doUnmock('../../../shared/fingerprint.ts');
    vi.resetModules();
  });
});
