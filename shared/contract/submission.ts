import * as z from 'zod/mini';

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

/** 'A doctor or nurse has examined me for this, and it hasn't come back': about one notice, with the day (YYYY-MM-DD). */
export const checkedSignShape = {
  code: text.check(z.regex(/^[A-Za-z0-9]{1,40}$/)),
  on: text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
};
const maxSigns = 80; // there are not as many flags

export const checkedSignsSchema = z.array(z.object(checkedSignShape)).check(z.maxLength(maxSigns));

/** What a person told us under the notices that ask them to see a clinician. The notices stay. */
export const checkedSchema = z.object({
  /** ISO instant of the newest statement. */
  at: text,
  /** Absent in a report of before there was one statement for each notice; such a report opens nothing. */
  signs: z.optional(
    z
      .array(
        z.object({
          ...checkedSignShape,
          /** ISO instant of this statement; absent in older reports. */ at: z.optional(text),
        }),
      )
      .check(z.maxLength(maxSigns)),
  ),
  /** YYYY-MM-DD: the first day on which the rest of the page may be shown. Absent while a notice keeps it shut. */
  opensOn: z.optional(text),
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

/**
 * What a person has chosen on the page 'What if…', stored with the submission that it started from. Only that feature writes it. Its shape
 * is here because everything stored with a submission is listed and exported.
 */
export const ownPlanSchema = z.object({
  changes: z.array(plannedChange),
  /** ISO instant. */
  at: text,
});

export type OwnPlan = z.output<typeof ownPlanSchema>;
export type PlannedChange = OwnPlan['changes'][number];
