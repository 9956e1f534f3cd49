const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** '14 December', by the clock of this device. */
export const dayInWords = (at: number): string => words.format(new Date(at));
