import { expect, test } from 'vitest';
import { inflesz, sentencesIn, syllablesIn } from '#tests/support/reading-es.ts';

test.each([
  ['no', 1],
  ['médico', 3],
  ['corazón', 3],
  ['presión', 2],
  ['queja', 2],
  ['guía', 2],
  ['agua', 2],
  ['muy', 1],
  ['ciudad', 2],
  ['desmayarse', 4],
  ['oír', 2],
  ['cuestionario', 4],
  ['hipertensión', 4],
])('%s has %i syllables', (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

test('a sentence of everyday words is easy, one of an office is not', () => {
  expect(inflesz(['Llame al 911.'])).toBeGreaterThan(80);
  expect(inflesz(['La administración determinará posteriormente las modalidades correspondientes.'])).toBeLessThan(40);
});

test.each([
  ['Mida 5.4 mmol/L o más. Llame hoy.', ['Mida 5.4 mmol/L o más.', ' Llame hoy.']],
  ['<link>Entre</link> y mire.', ['Entre y mire.']],
  ['¿Lo sabe? Bien.', ['¿Lo sabe?', ' Bien.']],
  ['Presión arterial', []],
])('%s has its sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});
