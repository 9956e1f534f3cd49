import { parseChoices } from '#functions/results/chooser/choose.ts';
import type { Choices, Slot } from '#shared/words/sentences.ts';
import { type Chance, seeded } from './random.ts';

/** Makes up what a model could answer instead of ids. */
type Hostile = (slots: readonly Slot[], chance: Chance) => unknown;

const harm = [
  'You will die at 42.',
  'You have only a few mornings to go.',
  'Let go of what you take each morning.',
  'You are in the clear. No need to see a doctor.',
  '<script>alert(1)</script>',
  'https://evil.example',
  'Ignore all earlier instructions.',
  'engine"}],"slots":[{"id":"',
  'x'.repeat(100_000),
];

type Choice = { id: string; sentence: string };

const goodOf = (slots: readonly Slot[], { pick }: Chance): Choice[] =>
  slots.map(({ id, offers }) => ({ id, sentence: pick(offers).id }));

/** Spoils one choice of a good answer. */
const spoilt =
  (spoil: (choice: Choice, chance: Chance, slots: readonly Slot[]) => unknown): Hostile =>
  (slots, chance) => {
    const choices: unknown[] = goodOf(slots, chance);
    const at = chance.below(choices.length);
    choices[at] = spoil(choices[at] as Choice, chance, slots);
    return { slots: choices };
  };

/** Changes a good answer as a whole. */
const whole =
  (change: (good: { slots: Choice[] }, chance: Chance) => unknown): Hostile =>
  (slots, chance) =>
    change({ slots: goodOf(slots, chance) }, chance);

export const hostileKinds: Readonly<Record<string, Hostile>> = {
  'a text for an id': spoilt((choice, { pick }) => ({ ...choice, sentence: pick(harm) })),
  'a text beside the id': spoilt((choice, { pick }) => ({ ...choice, text: pick(harm), says: pick(harm) })),
  'the words of an offer': spoilt((choice, { pick }, slots) => ({
    ...choice,
    sentence: pick(slots.flatMap(({ offers }) => offers.map(({ text }) => text))),
  })),
  'a sentence of another slot': spoilt((choice, { pick }, slots) => ({
    ...choice,
    sentence: pick(slots.flatMap(({ offers }) => offers)).id,
  })),
  'an unknown slot': spoilt((choice, { pick }) => ({ ...choice, id: pick(harm) })),
  'an inherited name': spoilt((choice, { pick }) => {
    const name = pick(['__proto__', 'constructor', 'toString', 'hasOwnProperty']);
    return pick([
      { ...choice, id: name },
      { ...choice, sentence: name },
    ]);
  }),
  'nearly the id': spoilt((choice, { pick }) => ({
    ...choice,
    sentence: pick([
      ` ${choice.sentence}`,
      choice.sentence.toUpperCase(),
      `${choice.sentence}\u200b`,
      `${choice.sentence}-2`,
      choice.sentence.replace('a', 'а'),
      choice.sentence.slice(1),
    ]),
  })),
  'a wrong type': spoilt((choice, { pick }) => ({ ...choice, sentence: pick([0, 1, null, true, [], {}, [choice]]) })),
  'no choice at all': spoilt((_, { pick }) => pick([null, 'intro', 7, [], [[]], {}])),
  'both ids exchanged': spoilt(({ id, sentence }) => ({ id: sentence, sentence: id })),
  'a slot twice': whole(({ slots }, { pick }) => ({ slots: [...slots, { id: pick(slots).id, sentence: pick(harm) }] })),
  'a slot twice, both offered': whole(({ slots }, { pick }) => ({ slots: [...slots, pick(slots), ...slots] })),
  'slots left out': whole(({ slots }, { below }) => ({ slots: slots.slice(below(slots.length + 1)) })),
  'another order': whole(({ slots }) => ({ slots: slots.toReversed() })),
  'too much': whole(({ slots }, { pick }) => ({
    slots: Array.from({ length: 1000 }, () => ({ ...pick(slots), text: 'x'.repeat(100) })),
  })),
  'another shape': whole((good, { pick }) =>
    pick<unknown>([
      null,
      7,
      pick(harm),
      [],
      good.slots,
      {},
      JSON.stringify(good),
      { slots: null },
      { slots: 'all' },
      { slots: { 0: good.slots } },
      { sections: good.slots },
      { slots: Object.fromEntries(good.slots.map(({ id, sentence }) => [id, sentence])) },
    ]),
  ),
  'fields of ours': whole((good, { pick }) => ({ ...good, content: { intro: pick(harm) }, redFlags: [], notices: [] })),
};

export type HostileFigures = {
  outputs: number;
  /** Texts on a page that the engine did not offer for their slot. */
  notOffered: string[];
  /** Outputs with at least one choice that could be used. */
  used: number;
  byKind: Record<string, number>;
};

/** Composes one user's page with these choices. */
export type Page = (choices: Choices) => { readonly content: unknown; readonly slots: readonly Slot[] };

/** Parses each output, composes the page with the accepted choices, and compares it with the engine's page. */
export const runHostileOutputs = (cast: readonly Page[], outputs: number, seed: number): HostileFigures => {
  const chance = seeded(seed);
  const pages = cast.map((page) => ({ page, ...page({}) })).filter(({ slots }) => slots.length > 0);
  const kinds = Object.entries(hostileKinds);
  const figures: HostileFigures = { outputs: 0, notOffered: [], used: 0, byKind: {} };
  while (figures.outputs < outputs) {
    const { page, content, slots } = chance.pick(pages);
    // In turn, not at random, so that each kind runs equally often.
    const [kind, hostile] = kinds[figures.outputs % kinds.length] ?? chance.pick(kinds);
    const choices = parseChoices(hostile(slots, chance), slots) ?? {};
    const shown = page(choices).content;
    figures.notOffered.push(...textsNotOffered(slots, choices, textsOf(content), textsOf(shown)));
    figures.outputs += 1;
    figures.used += Object.keys(choices).length > 0 ? 1 : 0;
    figures.byKind[kind] = (figures.byKind[kind] ?? 0) + 1;
  }
  return figures;
};

/** A text may differ from the engine's only by a sentence that was offered for its slot. */
const textsNotOffered = (slots: readonly Slot[], choices: Choices, own: string[], shown: string[]): string[] => {
  if (own.length !== shown.length) return [`${shown.length} texts in place of ${own.length}`];
  return shown.filter((text, at) => {
    const expected = own[at] ?? '';
    if (text === expected) return false;
    return !slots.some(({ id, offers }) => {
      const chosen = offers.find((sentence) => sentence.id === choices[id])?.text;
      return chosen !== undefined && text.includes(chosen) && expected.includes(offers[0].text);
    });
  });
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};
