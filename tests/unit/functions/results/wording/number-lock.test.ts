import { describe, expect, test } from 'vitest';
import type { FactualSection } from '#functions/results/wording/facts.ts';
import { type Refusal, refuseWording } from '#functions/results/wording/number-lock.ts';

// Each reason by itself; that nothing gets through in any mixture of them, the hostile outputs show.

const caution = 'Ask your doctor about this.';
const section: FactualSection = {
  id: 'summary',
  kind: 'summary',
  text: `Your biological age is 41. ${caution}`,
  phrases: ['a biological age of 41', 'a likely range of 37 to 45', 'a likely range of 37'],
  labels: ['Way of eating'],
  sentences: ['Your biological age is 41.', caution],
  kept: [caution],
};
const good = `Thank you for taking the time. Your answers show a biological age of 41. ${caution}`;

test('plain words around the engine’s own phrases and sentences are accepted', () => {
  expect(refuseWording(section, good)).toBeNull();
});

test('a phrase that is the beginning of a longer one does not break it', () => {
  expect(refuseWording(section, good.replace('a biological age of 41', 'a likely range of 37 to 45'))).toBeNull();
});

describe('refused is a text', () => {
  test.each<[string, Refusal, string]>([
    ['that loses a caution', 'sentence-missing', good.replace(` ${caution}`, '')],
    ['that changes a caution', 'sentence-missing', good.replace('Ask your', 'You may ask your')],
    ['too short to be a section', 'length', caution.slice(0, 19)],
    ['too long for its kind', 'length', `${'Thank you for taking the time. '.repeat(16)}${good}`],
    ['that brings our marks along', 'characters', good.replace('Thank you', 'Thank ¤ you')],
    ['with a number of its own', 'characters', good.replace('the time.', 'the time 97.')],
    ['with an address', 'characters', good.replace('the time.', 'the time.com.')],
    ['that runs into a caution without a full stop', 'unfinished', good.replace('41. Ask', '41 Ask')],
    ['without its last full stop', 'unfinished', `${good} Thank you`],
    ['with a name', 'capital', good.replace('taking the time', 'taking the time Ada')],
    ['with a word that is not on the list', 'word', good.replace('the time', 'the poison')],
    ['that gives a figure another unit', 'beside-a-fact', good.replace('of 41.', 'of 41 thank you.')],
    ['with free words beside a figure', 'beside-a-fact', good.replace('time. Your', 'time and your')],
  ])('%s', (_, reason, text) => {
    expect(text).not.toBe(good);
    expect(refuseWording(section, text)).toBe(reason);
  });
});

test('a verdict that points back may follow the figure or the engine’s words, but nothing of the model’s', () => {
  const verdict = 'This is a strong side of yours.';
  const praising: FactualSection = { ...section, sentences: [...section.sentences, verdict] };
  expect(refuseWording(praising, good.replace(caution, `${verdict} ${caution}`))).toBeNull();
  const astray = `Thank you for taking the time. ${verdict} ${caution}`;
  expect(refuseWording(praising, astray)).toBe('beside-a-fact');
});
