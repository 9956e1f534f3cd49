import { composeWithSlots } from '#shared/result.ts';

/** What a result says. */
export const speech = { composeWithSlots };
