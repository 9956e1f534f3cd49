import type { SincePart } from './feature.ts';
import * as whatIf from './what-if/since-last-time.tsx';

/** What features add to 'Since last time' on the dashboard. */
export const sinceLastTime: readonly SincePart[] = [...whatIf.sinceLastTime];
