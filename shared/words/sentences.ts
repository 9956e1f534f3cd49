import type { ResultContent } from '#shared/contract/result.ts';
import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import * as words from '#words/thanks.ts';
import type { NameNotice } from './care.ts';

/** The input of both quizzes' composers. */
export type ToCompose = {
  readonly person: Person;
  /** What the safety rules say about the same person. */
  readonly assessment: Assessment;
  /** As typed, trimmed; undefined when there is none. */
  readonly firstName: string | undefined;
  /** The day of the other quiz's answers (YYYY-MM-DD), when they are older than yesterday's. */
  readonly otherAnsweredOn: string | null;
  readonly nameNotice: NameNotice;
  /** Asked for each slot in the order of the page. */
  readonly speaker: Speaker;
};

/** The result page of one quiz. `shared/result.ts` adds engine, wording, quiz version and language, which are the same for both. */
export type ComposedResult = Omit<ResultContent, 'engine' | 'wording' | 'quizVersion' | 'language'>;

/**
 * The language model chooses among sentences and never writes one. A slot is a place on the page; its offers are the
 * sentences that are true for this person, the engine's own choice first. Cautions, red flags and next steps are never
 * slots: they leave no choice.
 */
export type Sentence = { readonly id: string; readonly text: string };
export type Slot = { readonly id: string; readonly offers: readonly [Sentence, ...Sentence[]] };

/** Sentence id by slot id, from the model or from an earlier run. Unknown ids are ignored. */
export type Choices = Readonly<Record<string, string>>;

export type Speaker = {
  /** The chosen sentence of this slot, or the first offer when nothing valid was chosen. Records the slot. */
  readonly say: (slotId: string, ...offers: readonly [Sentence, ...Sentence[]]) => string;
  /** Every slot so far, in the order of the page. */
  readonly slots: () => readonly Slot[];
  /** The slots whose sentence is not the engine's own choice. */
  readonly chosen: () => readonly string[];
};

/** The same answers always offer the same slots, so choices made for one page fit the next composition too. */
export const speakerWith = (choices: Choices = {}): Speaker => {
  const slots: Slot[] = [];
  const chosen: string[] = [];
  const say: Speaker['say'] = (slotId, ...offers) => {
    if (offers.length > 1) slots.push({ id: slotId, offers });
    const wanted = Object.hasOwn(choices, slotId) ? choices[slotId] : undefined;
    const found = offers.find(({ id }) => id === wanted) ?? offers[0];
    if (found !== offers[0]) chosen.push(slotId);
    return found.text;
  };
  return { say, slots: () => slots, chosen: () => chosen };
};

/** Thanks the user by first name, on one line and cut to 40 characters. */
export const thanks = (firstName: string | undefined): string => {
  const name = (firstName ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  return name ? words.thanks(name) : words.thanksWithoutName;
};
