import * as z from 'zod/mini';
import { checkedAnswers } from './account.ts';

// What is stored with a submission beside its answers, and shown in the list: headline, checks and the user's own plan.

const text = z.string();

/**
 * The result in a few words. There are figures only where the result's page begins with its figure: a row has no room
 * for the notice that would have to stand before it.
 */
export const headlineSchema = z.object({
  /** As in the result. A result with the specification's fields alone has none of its own, so it is read from its figures and notices. */
  standing: z.enum(['estimated', 'notEstimated', 'checkFirst']),
  /** A notice asks for an appointment. It stays open until a newer result has none, and nothing is compared beside it. */
  hasSoonNotice: z.optional(z.literal(true)),
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

/** The signs that a clinician has examined the person for, each with the day (YYYY-MM-DD). There are not as many flags. */
export const checkedSignsSchema = z
  .array(
    z.object({
      code: text.check(z.regex(/^[A-Za-z0-9]{1,40}$/)),
      on: text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    }),
  )
  .check(z.maxLength(80));

/** What a person told us under a notice that asks them to see a clinician. The notice stays. */
export const checkedSchema = z.object({
  /** About the whole page. Absent when the user answered only about single signs. */
  answer: z.optional(z.enum(checkedAnswers)),
  /** ISO instant. */
  at: text,
  /** Older signs of the other quiz, each with its day: the next result shows them as a record. */
  signs: z.optional(checkedSignsSchema),
});

export type Headline = z.output<typeof headlineSchema>;
export type Checked = z.output<typeof checkedSchema>;

/** More than one page offers. */
const maxChanges = 20;
/** Options and amounts are short. */
const maxValueLength = 40;

/** One answer that a person wants to change, and what it should become. */
const plannedChange = z.object({
  questionId: text.check(z.minLength(1), z.maxLength(64)),
  value: z.union([text.check(z.maxLength(maxValueLength)), z.number()]),
});

export const plannedChanges = z.array(plannedChange).check(z.maxLength(maxChanges));

/** What a person has chosen on the page 'What if…', stored with the submission that it started from. */
export const ownPlanSchema = z.object({
  changes: z.array(plannedChange),
  /** ISO instant. */
  at: text,
});

export type OwnPlan = z.output<typeof ownPlanSchema>;
export type PlannedChange = OwnPlan['changes'][number];
