import type { Deadline } from '#shared/safety/levels.ts';

// What both quizzes say in pregnancy and in the six weeks after a birth.

const harm =
  'If you think of harming yourself or the baby, or see or hear things that others do not, call your local emergency number now.';

/** A low mood; the sentence on harm is never folded away. */
export const supportInPregnancy = `Call your midwife, health visitor or doctor today or tomorrow and say how low you feel. This is common in pregnancy and after a birth, and it can be treated. ${harm}`;

/** The same beside a warning, whose day is the only one on the page. */
export const supportInPregnancyLater = `Tell your midwife, health visitor or doctor how you feel. This is common in pregnancy and after a birth, and it can be treated. ${harm}`;

/** NICE NG209 and ACOG 807, from memory. Without a day of its own beside a warning or a notice that is sooner. */
export const smokingHelpInPregnancy = (openBy: Deadline | null): string => {
  const isSooner = openBy === 'tomorrow' || openBy === 'days';
  return `Stopping helps you and the baby at every stage. Ask your midwife${isSooner ? '' : ' this week'} for the stop-smoking service (US: 1-800-QUIT-NOW). Nicotine patches or gum are safer than smoking; ask which suits you. Do not use varenicline or bupropion unless your doctor says so. If you already take varenicline or bupropion, do not stop on your own: call your doctor today or tomorrow.`;
};

/**
 * The language model chooses among sentences and never writes one. A slot is a place on the page; its offers are the
 * sentences that are true for this person, the engine's own choice first. A slot with one offer leaves no choice, so
 * cautions, red flags and next steps are no slots at all.
 */
export type Sentence = { readonly id: string; readonly text: string };
export type Slot = { readonly id: string; readonly offers: readonly [Sentence, ...Sentence[]] };

/** Slot id to sentence id, from the model or from an earlier run. Anything unknown counts as not chosen. */
export type Choices = Readonly<Record<string, string>>;

export type Speaker = {
  /** The chosen sentence of this slot; the first offer when nothing valid was chosen. Remembers the slot. */
  readonly say: (slotId: string, ...offers: readonly [Sentence, ...Sentence[]]) => string;
  /** Every slot so far, in the order of the page. */
  readonly slots: () => readonly Slot[];
  /** The slots where another sentence than the engine's own stands. */
  readonly chosen: () => readonly string[];
};

/** Composing with the same answers offers the same slots, so what was chosen for one page fits it again. */
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
