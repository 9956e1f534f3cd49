import type { ToShare } from './bundle-input.ts';

/** In words where the server did not say it. */
export const engineVersionOf = ({ engine }: ToShare['content']): string => engine?.version ?? 'not stated';

/** A result that took the place of a wrong one says so: whoever has the earlier document must not read both as two opinions. */
export const statusOf = ({ replaces }: ToShare['content']): 'final' | 'corrected' => (replaces ? 'corrected' : 'final');
