import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeWithSlots, type Submitted } from '#shared/result.ts';
import { speakerWith } from '#shared/words/sentences.ts';
import { hostileKinds, type Page, runHostileOutputs } from '#tests/support/hostile-outputs.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

const outputs = 10_000;
/** Whole pages take longer to compose, and only add that the real slots behave like ours. */
const outputsOnRealPages = 1_000;

/** An invented page with slots next to plain texts, so that this test does not depend on the quizzes. */
const madePage =
  (name: string, count: number): Page =>
  (choices) => {
    const speaker = speakerWith(choices);
    const offers = (slot: string) =>
      ['plain', 'warm', 'short'].map((tone) => ({ id: `${slot}-${tone}`, text: `${name}: ${slot}, ${tone}.` }));
    const say = (slot: string) => {
      const [own, ...others] = offers(slot);
      return own ? speaker.say(slot, own, ...others) : '';
    };
    const sections = Array.from({ length: count }, (_, at) => ({
      title: `Part ${at}`,
      text: `Read on. ${say(`slot${at}`)}`,
    }));
    return { content: { sections, caution: 'Call now.' }, slots: speaker.slots() };
  };

const madePages = [madePage('Ines', 1), madePage('Amara', 4), madePage('Jo', 40)];

const { today, longevity, cardiac_health } = readVectors('personas');
const personas: Page[] = Object.entries({ [productQuizId]: longevity, [cardiacQuizId]: cardiac_health }).flatMap(
  ([quizId, people]) =>
    Object.values<Pick<Submitted, 'answers' | 'longevityAnswers'>>(people).map(
      (person): Page =>
        (choices) =>
          composeWithSlots({ ...person, quizId: quizId as QuizId, today, firstName: 'Ines', choices }),
    ),
);

test.each([
  ['pages of our own making', outputs, madePages],
  ['the pages of all personas', outputsOnRealPages, personas],
])('on %s, after any of %i hostile model outputs, every sentence was offered in its place', (_of, count, cast) => {
  const figures = runHostileOutputs(cast, count, 20_261_121);
  expect(figures.notOffered).toEqual([]);
  expect(Object.keys(figures.byKind).sort()).toEqual(Object.keys(hostileKinds).sort());
  // Otherwise the parser would only be safe because it refuses everything.
  expect(figures.used).toBeGreaterThan(count / 2);
});
