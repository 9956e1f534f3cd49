import { inWords } from '../ui/language.ts';

/** 'Tuesday 4 November 2025, 10:42', or 'Tuesday, November 4, 2025, 10:42 AM', in the reader's own time zone. */
export const dayAndTime = (instant: string): string =>
  `${inWords(instant, { dateStyle: 'full' })}, ${inWords(instant, { timeStyle: 'short' })}`;
