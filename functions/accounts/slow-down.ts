import { refuse } from '#functions/edge/outcome.ts';

/** The account service locks for one second first and doubles that with each try. A minute covers nearly everybody. */
export const slowDown = refuse('slow-down', 'That was too many tries. Please wait a minute, then try again.', {
  retryAfterSeconds: 60,
});
