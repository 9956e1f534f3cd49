import { expect, test } from 'vitest';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { caveatTexts } from '#shared/longevity/caveats.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { besideWarnings, paragraphsOf, wordIn } from '#tests/support/result-texts.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { cast, firstFailures, pageOf } from './pages.ts';
import { frameChecks, wordChecks } from './word-checks.ts';

// Personas, edge cases, stories and 20,000 random people.
const checks = { ...frameChecks, ...wordChecks };
const failures = firstFailures(checks);

test.each(Object.keys(checks))('%s', (name) => {
  // `expect.fail` prints the whole text. A comparison would print only its beginning.
  const failure = failures.get(name);
  if (failure !== undefined) expect.fail(failure);
});

test('the cast has people with strengths, with steps, with a warning, without an estimate, and with a talk that would do harm', () => {
  const pages = cast.map((someone) => pageOf(someone));
  expect(pages.filter(({ frame }) => frame.strengths.length > 0).length).toBeGreaterThan(10);
  expect(pages.filter(({ frame }) => frame.steps.length > 0).length).toBeGreaterThan(10);
  expect(pages.filter(({ content }) => content.standing === 'checkFirst').length).toBeGreaterThan(10);
  expect(pages.some(({ content }) => content.standing === 'notEstimated')).toBe(true);
  expect(pages.some(({ scoredPlan, plan }) => scoredPlan.length > plan.length)).toBe(true);
});

const gradeLimit = 6;

/** Word for word from the reference, of which each sentence is needed. A whole page with it stays below the limit. */
const fixedWords = ['exercisePregnant'];

test('every piece of advice is easy to read', () => {
  const hard = Object.entries(habitTexts).filter(([, { how }]) => readingGrade(textOf(how)) > gradeLimit);
  expect(hard.map(([code]) => code)).toEqual(fixedWords);
});

test.each(Object.entries(habitTexts))('%s ends properly', (_code, { title, how: words }) => {
  const how = textOf(words);
  expect(how).toMatch(/[.]$/);
  expect(title).toMatch(/^[A-Z].*[^.]$/);
  expect(`${title} ${how}`).not.toMatch(/'| {2}/);
});

test.each(Object.entries(caveatTexts))('the caveat %s is easy to read', (_code, text) => {
  expect(readingGrade(text)).toBeLessThanOrEqual(gradeLimit);
  expect(text).toMatch(/^[A-Z].*[.]$/);
});

test('each whole page of the cast is easy to read', () => {
  const grades = cast.map((someone) => ({
    name: someone.name,
    grade: readingGrade(paragraphsOf(pageOf(someone).content).join(' ')),
  }));
  console.info(
    `Reading grade of ${grades.length} pages: at most ${Math.max(...grades.map(({ grade }) => grade)).toFixed(1)}.`,
  );
  expect(grades.filter(({ grade }) => grade > gradeLimit)).toEqual([]);
});

type Phrase = { readonly phrase: string; readonly beside?: string };
type Story = {
  readonly id: string;
  readonly longevityAnswers: unknown;
  readonly cardiacAnswers: unknown;
  readonly today: string;
  readonly expect: {
    readonly mustFlag: readonly { readonly code: string; readonly level: string }[];
    readonly textMust?: readonly Phrase[];
    readonly textMustNot: readonly Phrase[];
  };
};
const { vignettes }: { readonly vignettes: readonly Story[] } = readVectors('vignettes');

const stories = vignettes.map((story) => {
  const { id: name, longevityAnswers: answers, cardiacAnswers: heart, today } = story;
  return { ...story, page: pageOf({ name, answers, heart, today }) };
});

test.each(stories)('$id: the page says what it must and nothing that it must not', ({ page, expect: wanted }) => {
  const texts = besideWarnings(page.content);
  const all = texts.join('\n');
  for (const { phrase } of wanted.textMust ?? []) expect(all).toContain(phrase);
  for (const { phrase } of wanted.textMustNot)
    expect(texts.filter((text) => wordIn(text, [phrase]) !== undefined)).toEqual([]);
});

test.each(stories)('$id: each flag that it must have is on the page with its words', ({ page, expect: wanted }) => {
  const shown = (page.content.notices ?? []).map(({ code, level }) => ({ code, level }));
  expect(shown).toEqual(expect.arrayContaining([...wanted.mustFlag]));
  expect((page.content.notices ?? []).every(({ message, label }) => message !== '' && label !== '')).toBe(true);
});
