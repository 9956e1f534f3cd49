import type { SubmissionLink } from './feature.ts';
import * as numbers from './features/numbers/paths.ts';

// Where links of the core lead. Apart from the other places, because pages that share nothing else have such links (`take-again.ts`).

type PathOf = (submissionId: string) => string;

/** Where a quiz is taken again from the answers of a submission; the first counts. */
export const retakePages: readonly PathOf[] = [numbers.retakePage];

/** Where a new measured value is added to the answers of a submission; the first counts. */
export const readingPages: readonly PathOf[] = [numbers.readingPage];

/** Links in each row of the dashboard. */
export const submissionLinks: readonly SubmissionLink[] = [...numbers.rowLinks];
