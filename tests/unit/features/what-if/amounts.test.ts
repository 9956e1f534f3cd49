import { expect, test } from 'vitest';
import * as scaleInEnglish from '#shared/features/what-if/words/en.ts';
import * as scaleInSpanish from '#shared/features/what-if/words/es.ts';
import * as english from '../../../../shared/words/en/place-options.ts';
import * as spanish from '../../../../shared/words/es/place-options.ts';

// What if… has words of its own for these, which the words of a country must find in every language.
test.each([
  ['English', scaleInEnglish, english],
  ['Spanish', scaleInSpanish, spanish],
])('in %s the amounts on the scale are said as those of a country are', (_, scale, words) => {
  expect([scale.alcohol1To12, scale.alcohol13To22, scale.alcohol23To32, scale.alcohol33OrMore]).toEqual([
    words.drinks(1, 12),
    words.drinks(13, 22),
    words.drinks(23, 32),
    words.drinksOrMore(33),
  ]);
});
