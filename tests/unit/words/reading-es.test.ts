import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/structure/read-imports.ts';
import { inflesz, sentencesIn, syllablesIn } from '#tests/support/reading-es.ts';
import { sentencesOf } from '#tests/support/translations.ts';

const folder = join(root, 'shared');
const rooms = globSync(['words/es/*.ts', 'features/**/words/es.ts'], { cwd: folder });

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

/** The sentences of running text of each file. A file of a few sentences is measured with the other small ones. */
const running = new Map<string, string[]>();
for (const room of rooms) {
  const words = await sentencesOf(readFileSync(join(folder, room), 'utf8'));
  const sentences = [...words.values()].flatMap(({ wordings }) => wordings.flatMap(sentencesIn));
  const subject = sentences.length < 12 ? 'small files together' : room;
  running.set(subject, [...(running.get(subject) ?? []), ...sentences]);
}

test.each([...running])('%s: quite easy to read', (_, sentences) => {
  expect(inflesz(sentences)).toBeGreaterThanOrEqual(65);
});
