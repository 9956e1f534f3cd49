import { expect, test } from 'vitest';
import { besideWarnings, wordIn } from '#tests/support/result-texts.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { pageOf } from './pages.ts';

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
