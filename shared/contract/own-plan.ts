import * as z from 'zod/mini';

const text = z.string();

/** More than anybody can move on one page. */
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
