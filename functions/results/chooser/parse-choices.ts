import * as z from 'zod/mini';
import type { Choices, Slot } from '#shared/words/sentences.ts';

/** Far more than any result has slots. A longer answer is not read at all. */
const maxSlots = 200;

const answerShape = z.object({ slots: z.array(z.unknown()).check(z.maxLength(maxSlots)) });
const choiceShape = z.object({ id: z.string(), sentence: z.string() });

/**
 * What the model chose, slot by slot: only sentences that this very slot offers. A slot that is unknown, of a wrong
 * shape, or answered twice counts as not answered. Null: the answer as a whole is not of the shape that was asked for.
 */
export const parseChoices = (input: unknown, slots: readonly Slot[]): Choices | null => {
  const answer = answerShape.safeParse(input);
  if (!answer.success) return null;
  const named = answer.data.slots.flatMap(readChoice);
  const chosen = slots.flatMap(({ id, offers }) => {
    const [answered, ...repeated] = named.filter((choice) => choice.id === id);
    const isOffered = offers.some((sentence) => sentence.id === answered?.sentence);
    return answered && isOffered && repeated.length === 0 ? [[id, answered.sentence]] : [];
  });
  return Object.fromEntries(chosen);
};

const readChoice = (item: unknown): z.output<typeof choiceShape>[] => {
  const choice = choiceShape.safeParse(item);
  return choice.success ? [choice.data] : [];
};
