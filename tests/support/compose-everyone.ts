import { writeFileSync } from 'node:fs';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeWithSlots } from '#shared/result.ts';
import { everyone } from '#tests/unit/heart/words/everyone.ts';

// Writes both results of every person of the reference into a file, in the language of the condition that this program was
// started with.

const [, , to = ''] = process.argv;
const results = everyone.map(({ name, heart, longevity, today }) => {
  const common = { today, firstName: 'Ines' };
  const ofLongevity = { ...common, quizId: productQuizId, answers: longevity, cardiacAnswers: heart };
  const ofHeart = { ...common, quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity };
  return { name, results: [ofLongevity, ofHeart].map((submitted) => composeWithSlots(submitted).content) };
});
writeFileSync(to, JSON.stringify(results));
