/**
 * Where the browser of the tests stands. A person's day counts where they are, so whoever sends answers beside that browser
 * says the same zone: otherwise the two have different days late in the evening.
 */
export const testTimeZone = 'Europe/London';
