import { expect, test } from 'vitest';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts as heartTexts } from '#shared/heart/words/plan-texts.ts';
import { planTexts as longevityTexts } from '#shared/longevity/words/plan-texts.ts';
import { everyone } from './everyone.ts';

const medicine = '(?:medicines?|pills?|tablets?|statins?|aspirin|blood thinners?|insulin|one|it)';
/** An order about a medicine. Asking about one, going on with it and never stopping it are none. */
const order = new RegExp(
  `(?<!never |not |don’t |before you |to )\\b(?:start|stop|halve|double|skip|switch|change|increase|reduce|cut) (?:taking )?(?:your |the |a |an |any )?(?:[a-z]+ )?${medicine}\\b`,
  'i',
);
const mentions = /medicine|statin|aspirin|thinner|insulin|pill|tablet/i;

const ordersIn = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => mentions.test(sentence) && order.test(sentence));

test('the search finds an order, and ignores a question or a warning', () => {
  expect(ordersIn('Stop taking your statin. Start a blood thinner.')).toHaveLength(2);
  expect(ordersIn('Please never stop a medicine on your own. Ask which medicine fits.')).toEqual([]);
});

test('no action starts, stops or changes a medicine', () => {
  const texts = [
    ...Object.values({ ...heartTexts, ...nextStepTexts }).map(({ title, text }) => `${title}. ${text}`),
    ...Object.values(longevityTexts).map(({ title, how }) => `${title}. ${how}`),
    ...everyone.flatMap(({ content }) =>
      content.focus_areas.topRecommendations.map(({ title = '', recommendation }) => `${title}. ${recommendation}`),
    ),
    ...everyone.flatMap(({ content }) => content.heart?.ask?.map(({ question }) => question) ?? []),
  ];
  expect(texts.flatMap(ordersIn)).toEqual([]);
});
