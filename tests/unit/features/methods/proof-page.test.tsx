import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { engineVersion } from '#shared/fingerprint.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';

const association = JSON.parse(
  readFileSync(new URL('../../../../web/features/methods/proof/association.json', import.meta.url), 'utf8'),
);
const survey = association.surveys['2011-2014'];
const earlier = association.surveys['2009-2010'];

const shown = async (): Promise<string> => {
  const { ProofPage } = await import('#web/features/methods/proof/proof-page.tsx');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProofPage />
    </MemoryRouter>,
  );
};
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const markup = await shown();
const text = textOf(markup);
/** The text of the page with all folds closed, so only their titles are visible. */
const open = textOf(
  (markup.match(/<main[\s\S]*<\/main>/)?.[0] ?? '').replace(/<\/summary>[\s\S]*?<\/details>/g, '</summary></details>'),
);
const whole = (count: number): string => count.toLocaleString('en-US');
const inOrder = (...words: string[]) => {
  const places = words.map((word) => open.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

test('the answer comes first, its limits second, then the picture, then what it does not show', () => {
  inOrder(
    'How well does this number work?',
    'died about 2.5 times as often as people of their age and sex',
    'It can’t say what will happen to you.',
    'Of 1,000 people of the same age and sex',
    'What this doesn’t show',
    'What we found',
  );
  // 2.5 is the file's figure, rounded to the nearest half.
  expect(Math.round(2 * survey.allDeaths.headline.older.value) / 2).toBe(2.5);
});

test('at most 350 words are open', () => {
  expect(open.trim().split(' ').length).toBeLessThanOrEqual(350);
});

test('the page knows how many questions can move the age', async () => {
  const { questions } = await import('#web/features/methods/proof/proof-texts.ts');
  expect(questions).toBe(activeQuestions.length);
});

test('it says what it does not show: younger people, the questions, never smokers, background, years, one question', () => {
  const { younger } = survey.allDeaths.headline.people;
  expect(younger.deaths).toBeLessThan(5);
  expect(open).toContain(`“Younger than your years” is not tested yet: ${whole(younger.people)} people, 1 death.`);
  expect(younger.deaths).toBe(1);
  expect(open).toContain('17 to 21 of our 24 questions are not in the file');
  expect([survey.answered.least, survey.answered.most]).toEqual([24 - 21, 24 - 17]);
  expect(open).toContain('For people who never smoked it adds little');
  expect(open).toContain(
    'clear in white, Black and other Hispanic people, not clear in Mexican American and Asian people',
  );
  for (const [name, { unweighted }] of Object.entries<{ unweighted: { slope: { low: number } } }>(
    survey.allDeaths.groups,
  ))
    if (['white', 'Black', 'other Hispanic'].includes(name)) expect(unweighted.slope.low, name).toBeGreaterThan(0);
    else if (['Mexican American', 'Asian'].includes(name)) expect(unweighted.slope.low, name).toBeLessThan(0);
  expect(open).toContain('went with about 1.5 years of age');
  expect(open).toContain('One question, “How is your health?”, sorts people about as well.');
  const { rival, quiz, difference } = survey.allDeaths.rivals['self-rated health'];
  expect(difference.low).toBeLessThan(0);
  expect(difference.high).toBeGreaterThan(0);
  expect(survey.allDeaths.rivals['quiz and self-rated health'].rival.value).toBeGreaterThan(
    Math.max(rival.value, quiz.value),
  );
});

test('smoking, weight and exercise are the questions without which it loses most', () => {
  const lost = Object.entries<number>(survey.withoutEach).toSorted(([, a], [, b]) => a - b);
  expect(lost.slice(0, 3).map(([id]) => id)).toEqual(['smoking', 'exercise', 'weight']);
  expect(open).toContain('mostly through smoking, weight and exercise');
});

test('the picture has five bars of 1,000, with the ends of each interval, as in the file', () => {
  for (const { deathsPer1000 } of survey.allDeaths.fifths) {
    const { value, low, high } = deathsPer1000;
    expect(open).toContain(`${Math.round(value)} (range ${Math.round(low)} to ${Math.round(high)})`);
  }
  expect(markup.match(/data-part="whisker"/g)).toHaveLength(5);
});

test('the folds have every figure of the file that they name', () => {
  const { all } = survey.allDeaths.groups;
  expect(text).toContain(`${whole(all.people)} people aged 25 to 79`);
  expect(text).toContain(`${whole(all.deaths)} of them died`);
  for (const name of ['all', 'age 65-79', 'women', 'men', 'never smoked', 'white', 'Asian', 'with known illness']) {
    const { people, deaths, unweighted } = survey.allDeaths.groups[name];
    const c = [unweighted.concordanceOfAge, unweighted.concordance].map(({ value }) => (100 * value).toFixed(1));
    expect(markup).toContain(`<td>${whole(people)} (${whole(deaths)})</td><td>${c.join(' to ')}</td>`);
  }
  for (const { rival, quiz } of Object.values<{ rival: { value: number }; quiz: { value: number } }>(
    survey.allDeaths.rivals,
  ))
    expect(markup).toContain(`<td>${(100 * rival.value).toFixed(1)}</td><td>${(100 * quiz.value).toFixed(1)}</td>`);
  for (const { people, deaths, rate } of association.heart.bands)
    expect(markup).toContain(`<td>${whole(people)} (${deaths})</td><td>${rate.toFixed(1)}</td>`);
  expect(text).toContain(`${whole(earlier.allDeaths.groups.all.people)} people of 2009 to 2010`);
});

test('the page promises nothing', () => {
  expect(text).not.toMatch(/validated|proven|proof that|predicts? your/i);
});

test('the page can be read without scripts under the policy, and links to the file', () => {
  expect(markup).not.toMatch(/ style="/);
  expect(markup).toContain('href="/proof/association.json"');
});

test('the file contains only groups, and no estimate from fewer than five deaths', () => {
  expect(JSON.stringify(association)).not.toMatch(/SEQN|birthdate/);
  for (const { allDeaths, withoutAccidents } of [survey, earlier])
    for (const { groups, headline } of [allDeaths, withoutAccidents]) {
      for (const group of Object.values<{ deaths: number } | null>(groups))
        expect(group?.deaths ?? 5).toBeGreaterThanOrEqual(5);
      expect(headline.younger === null).toBe(headline.people.younger.deaths < 5);
    }
});

describe('the version of the check', () => {
  test('is named, even if the current method has not been checked', async () => {
    expect(text).toContain(`version ${association.engineVersion}`);
    const { olderEngine } = await import('#web/features/methods/proof/proof-texts.ts');
    expect(olderEngine === null).toBe(association.engineVersion === engineVersion);
  });

  test('the page says if the method has changed since', async () => {
    vi.resetModules();
    vi.doMock('../../../../shared/fingerprint.ts', () => ({ engineVersion: '9.9.9' }));
    expect(textOf(await shown())).toContain(
      'The method is now version 9.9.9, and no one has run the test with it yet.',
    );
    vi.doUnmock('../../../../shared/fingerprint.ts');
    vi.resetModules();
  });
});
