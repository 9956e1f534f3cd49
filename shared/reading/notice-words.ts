import type { RedFlagLevel } from '#shared/contract/result.ts';
import { dayWords } from './day-words.ts';

/** Shown on every page and print and in every mail, and never folded away. */
export const careNotice = {
  title: 'When to get medical care',
  text:
    'Get medical care promptly if your symptoms worry you or get worse. Examples are chest pain, severe shortness ' +
    'of breath and swelling that gets worse fast. A quiz can’t rule out an illness.',
} as const;

export const redFlagTitles: Readonly<Record<RedFlagLevel, string>> = {
  emergency: 'Get medical help now',
  urgent: 'See a doctor today or tomorrow',
  soon: 'Book an appointment',
};

export const notEstimated = 'Not estimated';

/** Shown under the notices once the user says they were seen, until the rest of the page opens. Days are YYYY-MM-DD. */
export const seenRecord = (saidOn: string, opensOn: string): string =>
  `You told us on ${dayWords(saidOn)} that you were seen. The rest of this page opens on ${dayWords(opensOn)}.`;

/** As `seenRecord`, while another notice still keeps the rest of the page closed. */
export const seenForRecord = (saidOn: string, labels: readonly string[]): string =>
  `You told us on ${dayWords(saidOn)} that you were seen about: ${labels.join('; ')}.`;

/** Replaces an earlier sign once the user says that a clinician has checked it. Days are YYYY-MM-DD. */
export const checkedRecord = (label: string, toldOn: string, checkedOn: string): string =>
  `On ${dayWords(toldOn)} you told us about this: ${label}. On ${dayWords(checkedOn)} you said it had been checked. If it comes back, call your local emergency number.`;
