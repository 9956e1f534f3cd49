import { describe, expect, test } from 'vitest';
import { speakerWith } from '#shared/words/sentences.ts';

const calm = { id: 'calm', text: 'Take your time.' };
const warm = { id: 'warm', text: 'You have made a start.' };

describe('a slot', () => {
  test('has its first sentence if nothing was chosen', () => {
    const speaker = speakerWith();
    expect(speaker.say('outro', calm, warm)).toBe(calm.text);
    expect(speaker.chosen()).toEqual([]);
    expect(speaker.slots()).toEqual([{ id: 'outro', offers: [calm, warm] }]);
  });
  test('has the chosen sentence and remembers that it was chosen', () => {
    const speaker = speakerWith({ outro: 'warm' });
    expect(speaker.say('outro', calm, warm)).toBe(warm.text);
    expect(speaker.chosen()).toEqual(['outro']);
  });
  test.each(['cold', '', 'toString', '__proto__'])('has its first sentence if "%s" was chosen', (id) => {
    const speaker = speakerWith({ outro: id });
    expect(speaker.say('outro', calm, warm)).toBe(calm.text);
    expect(speaker.chosen()).toEqual([]);
  });
  test('with one sentence offers no choice', () => {
    const speaker = speakerWith({ outro: 'warm' });
    expect(speaker.say('outro', calm)).toBe(calm.text);
    expect(speaker.slots()).toEqual([]);
  });
});
