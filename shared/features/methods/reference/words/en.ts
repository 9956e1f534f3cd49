import { product } from '#shared/product.ts';

// The file of people and cases for those who check the engine: what is in it.

export const about = (version: string) =>
  `Reference set of the ${product.name} engine, version ${version}. Education, not diagnosis; every person in it is invented.`;
export const people =
  'personas, edgeCases, random: for each quiz, by name or in a list, `answers` (where a result builds on the other quiz also `longevityAnswers` or `cardiacAnswers`), `today` (YYYY-MM-DD, at the top of the part) and `output`: what the engine must give.';
export const exact =
  'randomExact: the same people with unrounded intermediate values. Numbers agree to 1e-9, everything else exactly.';
export const prevent =
  'prevent, preventHba1c: CSV with inputs and six risks of the PREVENT equations, from the R package preventr 0.12.0 (MIT). They agree to 1e-12.';
export const stories =
  'stories: people in words and answers, with the warnings and levels that they must get. quizzes: questions, options and conditions. safety: the rules and words of the warnings.';
export const limits =
  'Two implementations that agree on all of it may still share a mistake of the method: the method page says what is published, what is our choice and what nobody has checked.';
