import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { AboutPage } from '#web/about/about-page.tsx';
import { MethodsPage } from '#web/features/methods/page/methods-page.tsx';
import { ProofPage } from '#web/features/methods/proof/proof-page.tsx';
import { HomePage } from '#web/home/home-page.tsx';
import { setSiteSettings } from '#web/site-settings.ts';

// Other pages and documents that mention the check must have the same figures as /proof, which come from its file.

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const association = JSON.parse(read('web/features/methods/proof/association.json'));
const survey = association.surveys['2011-2014'];
const earlier = association.surveys['2009-2010'];
const { all } = survey.allDeaths.groups;
const whole = (count: number): string => count.toLocaleString('en-US');

setSiteSettings(localSiteSettings('model'));
const textOf = (Page: () => React.JSX.Element): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const texts = {
  about: textOf(AboutPage),
  home: textOf(HomePage),
  methods: textOf(MethodsPage),
  proof: textOf(ProofPage),
  readme: read('README.md').replace(/\s+/g, ' '),
  document: read('docs/science/validation.md').replace(/\s+/g, ' '),
};

test.each(['about', 'methods', 'proof', 'document'] as const)('%s names the people of both surveys', (name) => {
  expect(texts[name]).toContain(whole(all.people));
  expect(texts[name]).toContain(whole(earlier.allDeaths.groups.all.people));
});

test('the about page says how many of our questions were in the files', () => {
  const least = Math.min(survey.answered.least, earlier.answered.least);
  const most = Math.max(survey.answered.most, earlier.answered.most);
  expect(texts.about).toContain(`Only ${least} to ${most} of our 24 questions`);
});

test('the README has the headline with its people and deaths', () => {
  expect(texts.readme).toContain(`died ${survey.allDeaths.headline.older.value.toFixed(1)} times as often`);
  expect(texts.readme).toContain(`${whole(all.people)} people, ${whole(all.deaths)} deaths`);
});

test('nothing gives the figures of an earlier check', () => {
  for (const [name, text] of Object.entries(texts))
    if (name !== 'document')
      expect(text, name).not.toMatch(/9,024|(575|599) (deaths|of them died)|not tested on people/);
});

test('the home page and the about page have none of the words that belong to the check and the method', () => {
  for (const text of [texts.home, texts.about])
    expect(text).not.toMatch(/\bdie[sd]?\b|deaths?\b|mortality|validated|proven/i);
});

describe('the document has the figures of the file', () => {
  const digits = ({ value }: { value: number }, count: number) => value.toFixed(count);
  const withRange = ({ value, low, high }: { value: number; low: number; high: number }, count: number) =>
    `${value.toFixed(count)} (${low.toFixed(count)}-${high.toFixed(count)})`;

  test.each([
    ['2011-2014', all],
    ['accidents left out', survey.withoutAccidents.groups.all],
    ['2009-2010', earlier.allDeaths.groups.all],
  ])('of %s', (name, { people, deaths, unweighted }) => {
    const c = [unweighted.concordanceOfAge, unweighted.concordance].map((each) => digits(each, 3)).join(' → ');
    expect(texts.document).toContain(
      `| ${name} | ${whole(people)} / ${deaths} | ${c} | ${withRange(unweighted.slope, 3)} | ${withRange(unweighted.yearsForOne, 1)} |`,
    );
  });

  test('about those who were left out', () => {
    const row = (of: string) =>
      [survey, earlier].map(({ flow }) => `${whole(flow[of].people)} (${flow[of].deaths})`).join(' | ');
    for (const of of ['rows', 'pregnant', 'notExamined', 'incomplete', 'withoutAge'])
      expect(texts.document).toContain(row(of));
    for (const [question, name] of [
      ['alcoholConsumption', 'alcohol'],
      ['exerciseFrequency', 'days of exercise'],
      ['sittingHours', 'sitting'],
      ['education', 'schooling'],
    ] as const)
      expect(texts.document).toContain(`${name} ${whole(survey.missing[question])}`);
  });

  test('of the gain, the headline, the picture, calibration, rivals and the heart quiz', () => {
    const { headline, fifths, rivals, groups } = survey.allDeaths;
    expect(texts.document).toContain(`The gain in C is ${withRange(all.unweighted.gain, 3)}`);
    expect(texts.document).toContain(`Weighted, the slope is ${withRange(all.weighted.slope, 3)}`);
    expect(texts.document).toContain(withRange(headline.older, 2));
    expect(texts.document).toContain(withRange(earlier.allDeaths.headline.older, 2));
    const list = (numbers: string[]) => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
    type Fifth = { deathsPer1000: { value: number }; shownYears: number; impliedYears: { value: number } };
    expect(texts.document).toContain(list(fifths.map((one: Fifth) => digits(one.deathsPer1000, 0))));
    expect(texts.document).toContain(
      `Shown years of ${list(fifths.map((one: Fifth) => one.shownYears.toFixed(1)))} went with ${list(fifths.map((one: Fifth) => digits(one.impliedYears, 1)))}`,
    );
    const never = groups['never smoked'].unweighted;
    expect(texts.document).toContain(`C ${digits(never.concordanceOfAge, 3)} → ${digits(never.concordance, 3)}`);
    for (const name of ['white', 'other Hispanic', 'Black'])
      expect(texts.document).toContain(`${digits(groups[name].unweighted.slope, 3)} ${name}`);
    for (const name of ['Mexican American', 'Asian']) {
      const { value, low, high } = groups[name].unweighted.slope;
      expect(texts.document).toContain(`${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}) ${name}`);
    }
    expect(texts.document).toContain(`test for a difference p = ${survey.differenceByBackground.p}`);
    for (const [words, rival] of [
      ['age + 10 if smoker', 'age + 10 if smoker'],
      ['age, sex, smoking and weight, fitted', 'age, sex, smoking and weight, fitted'],
      ['self-rated health', 'self-rated health'],
      ['with the quiz', 'quiz and self-rated health'],
      ['counted', 'age, sex and number of illnesses, fitted'],
      ['six measured values', 'blood panel, fitted in the other survey'],
    ] as const)
      expect(texts.document).toContain(`${words} ${digits(rivals[rival].rival, 3)}`);
    const { heart } = association;
    expect(texts.document).toContain(`(${whole(heart.people)} people, ${heart.deaths} deaths)`);
    expect(texts.document).toContain(
      `age ${digits(heart.concordanceOfAge, 3)}, averages ${digits(heart.concordanceOfAverages, 3)}, measured values ${digits(heart.concordance, 3)}`,
    );
  });
});
