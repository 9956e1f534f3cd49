import * as z from 'zod/mini';
import { checkedAnswers } from './checked.ts';

// What a row of the list can say of a submission beside its date.

const text = z.string();

/**
 * The result in a few words. There are figures only where the result's page begins with its figure: a row has no room
 * for the notice that would have to stand before it.
 */
export const headlineSchema = z.object({
  /** As in the result. A result with the specification's fields alone has none of its own, so it is read from its figures and notices. */
  standing: z.enum(['estimated', 'notEstimated', 'checkFirst']),
  /** The engine's version: figures of different methods are not compared. */
  engineVersion: text,
  /** Years, or percent in ten years; one decimal. */
  figure: z.optional(z.number()),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  /** The calendar age, beside an age. */
  calendarAge: z.optional(z.number()),
  /** ISO instant. With a result that took the place of a wrong one. */
  correctedAt: z.optional(text),
});

/** What a person has told us under a notice that asks them to be seen. The notice stays. */
export const checkedSchema = z.object({
  answer: z.enum(checkedAnswers),
  /** ISO instant. */
  at: text,
});
