import { readFileSync } from 'node:fs';
import * as words from '#feature-words/methods/reference.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { product } from '#shared/product.ts';

/**
 * People, stories and numbers, with the outputs that this version of the engine must give. Anyone can use them to check
 * our engine or to test their own. Our tests use the same data in several files (`tests/vectors`). Here it is one file.
 */
const read = (file: string): string =>
  readFileSync(new URL(`../../../../tests/vectors/${file}`, import.meta.url), 'utf8');
const data = (name: string): unknown => JSON.parse(read(`${name}.json`));

const readme = [words.about(engineVersion), words.people, words.exact, words.prevent, words.stories, words.limits];

export const referenceSet = () => ({
  name: `${product.id}-reference-set`,
  version: engineVersion,
  readme,
  quizzes: data('quizzes'),
  personas: data('personas'),
  edgeCases: data('edge-cases'),
  random: data('random-vectors'),
  randomExact: data('random-vectors-exact'),
  prevent: read('prevent-vectors.csv'),
  preventHba1c: read('prevent-vectors-hba1c.csv'),
  stories: data('vignettes'),
  safety: data('safety'),
});
