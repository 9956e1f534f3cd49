import type { CareTable } from '#shared/words/care-classes.ts';
import * as doctor from './doctor/care-classes.ts';
import * as numbers from './numbers/care-classes.ts';
import * as offline from './offline/care-classes.ts';
import * as whatIf from './what-if/care-classes.ts';

/** The sentences of features that speak of care, as `careClasses` has those of the core. A room is named as in `#feature-words/…`. */
export const featureCareClasses: CareTable = {
  ...doctor.careClasses,
  ...numbers.careClasses,
  ...offline.careClasses,
  ...whatIf.careClasses,
};
