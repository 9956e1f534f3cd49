import { dayWords } from './day-words.ts';

/** What is left of a sign of before, once the person has said that a clinician has looked at it. Days are YYYY-MM-DD. */
export const checkedRecord = (label: string, toldOn: string, checkedOn: string): string =>
  `On ${dayWords(toldOn)} you told us about this: ${label}. You said on ${dayWords(checkedOn)} that it has been checked. If it comes back, call your local emergency number.`;
