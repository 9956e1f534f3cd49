import { expect, test } from 'vitest';
import { speakerWith } from '#shared/words/sentences.ts';
import { hostileKinds, type Page, runHostileOutputs } from '#tests/support/hostile-outputs.ts';

const outputs = 10_000;

/** A page of our own making, so that this test holds whatever the quizzes say: slots beside texts that are none. */
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

const cast = [madePage('Ines', 1), madePage('Amara', 4), madePage('Jo', 40)];

test(`after any of ${outputs} hostile model outputs, every sentence on the page was offered for this person in this place`, () => {
  const figures = runHostileOutputs(cast, outputs, 20_261_121);
  expect(figures.notOffered).toEqual([]);
  expect(Object.keys(figures.byKind).sort()).toEqual(Object.keys(hostileKinds).sort());
  // Else the parser would only be safe because it refuses everything.
  expect(figures.used).toBeGreaterThan(outputs / 2);
});
