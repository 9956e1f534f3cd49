import { describe, expect, test } from 'vitest';
import type { Recommendation } from '#shared/contract/result.ts';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts as heartTexts } from '#shared/heart/words/plan-texts.ts';
import { notices } from '#shared/safety/notices.ts';
import { act, call, dont, kind, textOf, type Words, what } from '#shared/safety/sentence.ts';
import { inSentences } from '#shared/words/plan-sentences.ts';
import { foldBelowStep, foldSentences, foldStep } from '#web/results/page/fold-sentences.ts';
import { everyone } from './rendered/everyone.ts';

const stepOf = (words: readonly Words[]): Recommendation => ({
  code: 'step',
  area: 'A step',
  ...inSentences('step', words),
});

describe('a step is folded by the classes of its sentences', () => {
  test('one sentence is open, and more while they fit', () => {
    const words = [what('One two three.'), what('Four five.'), what('Six seven eight.')];
    expect(foldSentences(words, 1)).toEqual({ open: 'One two three.', folded: 'Four five. Six seven eight.' });
    expect(foldSentences(words, 5)).toEqual({ open: 'One two three. Four five.', folded: 'Six seven eight.' });
  });

  test('a reason is folded and an order is open, whatever its words', () => {
    const words = [
      act('Walk a little.'),
      what('Some emergency numbers are the same today in many countries.'),
      dont('Leave hills out.'),
      kind('You can do this.'),
    ];
    expect(foldSentences(words, 3)).toEqual({
      open: 'Walk a little. Leave hills out.',
      folded: 'Some emergency numbers are the same today in many countries. You can do this.',
    });
  });

  test('a result with only the specified fields is not folded', () => {
    const step = { code: '1', area: 'Sleep', recommendation: 'Sleep longer. Go to bed at ten. Keep to it every day.' };
    expect(foldStep(step, 1)).toEqual({ open: step.recommendation, folded: '' });
    expect(foldBelowStep(step, 'Book an appointment.')).toEqual({ open: '', folded: step.recommendation });
  });

  test('below its own step, an item says once what must be open, and folds the rest', () => {
    const item = stepOf([what('It is high.'), act('Ask what to do.'), call('If you feel faint, call for help.')]);
    expect(foldBelowStep(item, 'It is high. Ask what to do.')).toEqual({
      open: 'If you feel faint, call for help.',
      folded: '',
    });
    expect(foldBelowStep(item, 'Book an appointment.')).toEqual({
      open: 'Ask what to do. If you feel faint, call for help.',
      folded: 'It is high.',
    });
  });
});

const plans = everyone.flatMap(({ name, content }) =>
  content.focus_areas.topRecommendations.map((item) => ({ name, item })),
);

test('every step of every page has its text in classified sentences, and folds only reasons and kindness', () => {
  expect(plans.length).toBeGreaterThan(100);
  for (const { name, item } of plans) {
    const { sentences = [], recommendation } = item;
    expect(textOf(sentences), name).toBe(recommendation);
    const { folded } = foldStep(item, 0);
    for (const { class: one, text } of sentences.slice(1)) {
      expect(folded.includes(text), `${name}: ${text}`).toBe(one === 'what' || one === 'kind');
    }
  }
});

const authored = [
  ...Object.entries({ ...nextStepTexts, ...heartTexts }).map(([code, { words }]) => ({ code, words })),
  ...Object.entries(habitTexts).map(([code, { how }]) => ({ code, words: how })),
];

test('what not to do never appears without what to do instead', () => {
  const alone = (words: readonly Words[]) => words.some((one) => one.class === 'dont') && !words.some(isDoable);
  const steps = plans.map(({ item: { code, sentences = [] } }) => ({ code, words: sentences }));
  expect([...authored, ...steps].filter(({ words }) => alone(words)).map(({ code }) => code)).toEqual([]);
});

const isDoable = ({ class: one }: Words): boolean => one === 'act' || one === 'call' || one === 'aid';

test('a sentence that tells what to do or whom to call has the class that keeps it open', () => {
  const orders =
    /^(?:Call|Book|Ask|Tell|See|Stop|Go|Take|Follow)\b|call your local emergency number|\b(?:do not|never) (?:stop|use|change)\b/i;
  const texts = [...authored, ...notices.map(({ code, words }) => ({ code, words }))];
  const mistaken = texts.flatMap(({ code, words }) =>
    words
      .filter((one) => !isDoable(one) && one.class !== 'dont' && orders.test(one.text))
      .map(({ text }) => `${code}: ${text}`),
  );
  expect(mistaken).toEqual([]);
});

test('help to stop smoking in pregnancy names the service and what is safer before what not to use', () => {
  const steps = plans.filter(({ item }) => item.code === 'quitSmoking' && item.recommendation.includes('varenicline'));
  expect(steps.length).toBeGreaterThan(0);
  for (const { item } of steps) {
    const { open } = foldStep(item, 0);
    const places = ['for the stop-smoking service', 'gum are safer than smoking', 'Do not use varenicline'].map(
      (part) => open.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

test('a note is folded only when all of it is a reason', () => {
  const open = notices.filter(({ words }: { readonly words: readonly Words[] }) =>
    words.some((one) => one.class !== 'what' && one.class !== 'kind'),
  );
  const codes = new Set<string>(open.map(({ code }) => code));
  for (const { content } of everyone)
    for (const { code, isOpen } of content.sideNotes ?? [])
      if (notices.some((notice) => notice.code === code)) expect(isOpen ?? false, code).toBe(codes.has(code));
});
