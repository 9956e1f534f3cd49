import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleEntry } from '#infra/aws/functions/bundle-functions.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { composeWithSlots, type Submitted } from '#shared/result.ts';
import { background, sources } from '#shared/sources/sources.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/personas.ts';
import { anyone, heartAnswers, longevityPerson } from '#tests/personas/random-person.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

// The worker's bundle has less of the quizzes, the evidence and the bibliography than the source. Its results are the same.

let composeInWorker: typeof composeWithSlots;
let allCode: string;
beforeAll(async () => {
  const dir = await temporaryDir();
  // Bundled as the worker's own file is.
  const path = join(import.meta.dirname, '../../functions/entry/generate-results.ts');
  const chunks = await bundleEntry({ path, text: `export { composeWithSlots } from '#shared/result.ts';` });
  for (const { fileName, code } of chunks) await writeFile(join(dir.path, fileName), code);
  allCode = chunks.map(({ code }) => code).join('\n');
  const bundled = await import(/* @vite-ignore */ pathToFileURL(join(dir.path, 'index.mjs')).href);
  composeInWorker = (bundled as { composeWithSlots: typeof composeWithSlots }).composeWithSlots;
  await dir.remove();
});

const longevity = (answers: Answers, cardiacAnswers?: Answers): Submitted => ({
  ...{ quizId: productQuizId, answers, today, firstName: 'Ada' },
  ...(cardiacAnswers && { cardiacAnswers, cardiacAnsweredOn: today }),
});
const heart = (answers: Answers, longevityAnswers: Answers): Submitted => ({
  ...{ quizId: cardiacQuizId, answers, today, firstName: 'Ada' },
  ...{ longevityAnswers, longevityAnsweredOn: today },
});

const isSame = (input: Submitted): void => {
  expect(composeInWorker(input)).toEqual(composeWithSlots(input));
};

describe('the worker composes the result that the source composes', () => {
  test.each(Object.entries(longevityPersonas))('for %s, of the longevity quiz', (_, { answers, cardiacAnswers }) => {
    isSame(longevity(answers, cardiacAnswers));
  });

  test.each(Object.entries(cardiacPersonas))('for %s, of the heart quiz', (_, { answers, longevityAnswers }) => {
    isSame(heart(answers, longevityAnswers));
  });

  test('for anybody', () => {
    const pairs = fc.tuple(
      fc.oneof(anyone, fc.record({ heart: heartAnswers, longevity: longevityPerson })),
      fc.boolean(),
    );
    fc.assert(
      fc.property(pairs, ([{ heart: ofHeart, longevity: ofLongevity }, isHeart]) =>
        isSame(isHeart ? heart(ofHeart, ofLongevity) : longevity(ofLongevity, ofHeart)),
      ),
    );
  });
});

test('the worker carries every source that a result may cite, and none of the background', () => {
  const written = (citation: string) =>
    [citation, citation.replaceAll("'", String.raw`\'`)].some((text) => allCode.includes(text));
  const carried = Object.entries(sources).flatMap(([id, { citation }]) => (written(citation) ? [id] : []));
  const isBackground = (id: string) => background.some((other) => other === id);
  expect(carried).toEqual(Object.keys(sources).filter((id) => !isBackground(id)));
});
