import { readFileSync } from 'node:fs';
import { engineVersion } from '#shared/fingerprint.ts';
import { product } from '#shared/product.ts';

/**
 * People, stories and numbers, with the outputs that this version of the engine must give. Anyone can use them to check
 * our engine or to test their own. Our tests use the same data in several files (`tests/vectors`). Here it is one file.
 */
const read = (file: string): string =>
  readFileSync(new URL(`../../../../tests/vectors/${file}`, import.meta.url), 'utf8');
const data = (name: string): unknown => JSON.parse(read(`${name}.json`));

const readme = [
  `Reference set of the ${product.name} engine, version ${engineVersion}. Education, not diagnosis; every person in it is invented.`,
  'personas, edgeCases, random: for each quiz, by name or in a list, `answers` (where a result builds on the other quiz also `longevityAnswers` or `cardiacAnswers`), `today` (YYYY-MM-DD, at the top of the part) and `output`: what the engine must give.',
  'randomExact: the same people with unrounded intermediate values. Numbers agree to 1e-9, everything else exactly.',
  'prevent, preventHba1c: CSV with inputs and six risks of the PREVENT equations, from the R package preventr 0.12.0 (MIT). They agree to 1e-12.',
  'stories: people in words and answers, with the warnings and levels that they must get. quizzes: questions, options and conditions. safety: the rules and words of the warnings.',
  'Two implementations that agree on all of it may still share a mistake of the method: the method page says what is published, what is our choice and what nobody has checked.',
];

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
