import { inWords } from '../ui/language.ts';

/** '21 November 2026', or 'November 21, 2026', by the person's clock; blank for what is no instant. */
export const dayOf = (instant: string): string => inWords(instant, { dateStyle: 'long' });
