import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featureCareClasses } from '#shared/features/care-classes.ts';
import type { SentenceClass } from '#shared/safety/sentence.ts';
import { careClasses } from '#shared/words/care-classes.ts';
import { root } from '#tests/structure/read-imports.ts';
import { isFixed, readingGrade, withoutMedicalTerms } from '#tests/support/reading.ts';
import { sentencesOf } from '#tests/support/translations.ts';

// The sentences of care as they stand in the files of words, by class: a class that reads hard would hide among the easy
// sentences of a page. A label heads other sentences and is no running text.

const classes: readonly SentenceClass[] = ['what', 'act', 'aid', 'call', 'dont', 'typing', 'kind'];

/** `blood-pressure` lies in the core, `numbers/care` in a feature. */
const fileOf = (room: string): string =>
  room in careClasses ? `shared/words/en/${room}.ts` : `shared/features/${room}/words/en.ts`;

const said = new Map<string, string[]>(classes.map((one) => [one, []]));
for (const [room, names] of Object.entries({ ...careClasses, ...featureCareClasses })) {
  const words = await sentencesOf(await readFile(join(root, fileOf(room)), 'utf8'));
  for (const [name, [one]] of Object.entries(names)) {
    const wordings = (words.get(name)?.wordings ?? []).filter((text) => !isFixed(text));
    // A value is a number or a name: short, whatever it is.
    said.get(one)?.push(...wordings.map((text) => withoutMedicalTerms(text).replaceAll('…', '5')));
  }
}

test.each(classes)('%s: easy to read', (one) => {
  const texts = said.get(one) ?? [];
  expect(texts.length).toBeGreaterThan(5);
  const grade = readingGrade(texts);
  console.info(`Reading grade of '${one}', ${texts.length} sentences: ${grade.toFixed(1)}.`);
  expect(grade).toBeLessThanOrEqual(6);
});

test('only a whole sentence of a fixed text is left out, and none of its words', () => {
  expect(isFixed('the same day')).toBe(false);
});
