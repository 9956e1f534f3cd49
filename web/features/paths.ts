import type { SubmissionLink } from './feature.ts';
import * as numbers from './numbers/paths.ts';

// Where links of the core lead. Separate from the other places, because pages that share nothing else have these links
// (`take-again.ts`).

type PathOf = (submissionId: string) => string;

/** Where a user takes a quiz again from the answers of a submission. Only the first is used. */
export const retakePages: readonly PathOf[] = [numbers.retakePage];

/** Where a user adds a new measured value to the answers of a submission. Only the first is used. */
export const readingPages: readonly PathOf[] = [numbers.readingPage];

/** Links in each row of the dashboard. */
export const submissionLinks: readonly SubmissionLink[] = [...numbers.rowLinks];
