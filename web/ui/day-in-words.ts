import { inWords } from './language.ts';

/** '14 December', or 'December 14', by the clock of this device. */
export const dayInWords = (at: number | string): string => inWords(at, { day: 'numeric', month: 'long' });
