import { refuse } from '#functions/edge/outcome.ts';

/** The account service's own lockout starts at a second and doubles; a minute covers all but the most stubborn. */
export const slowDown = refuse('slow-down', 'That was too many tries. Please wait a minute, then try again.', {
  retryAfterSeconds: 60,
});
