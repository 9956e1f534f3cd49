import { VisuallyHidden } from '../ui/page.tsx';
import { summaryOf } from './summary.ts';
import type { Outcome } from './verify-file.ts';

/** Read out when a check ends. It is there before, because a region that comes with its words is often not read. */
export function Told({ outcome }: { outcome: Outcome | null }) {
  return <VisuallyHidden role="status">{outcome && 'found' in outcome ? summaryOf(outcome.found) : ''}</VisuallyHidden>;
}
