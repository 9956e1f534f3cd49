import type { RedFlagLevel } from '#shared/contract/result.ts';
import { dayWords } from './day-words.ts';

/** Shown on every page, print and mail, and never folded away. */
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

/** Stands under the notices from the statement on until the rest of the page may be shown. Days are YYYY-MM-DD. */
export const seenRecord = (saidOn: string, opensOn: string): string =>
  `You told us on ${dayWords(saidOn)} that you were seen. The rest of this page opens on ${dayWords(opensOn)}.`;

/** The same while another notice keeps the page shut. */
export const seenForRecord = (saidOn: string, labels: readonly string[]): string =>
  `You told us on ${dayWords(saidOn)} that you were seen about: ${labels.join('; ')}.`;

/** What replaces an earlier sign once the user has reported that a clinician has checked it. Days are YYYY-MM-DD. */
export const checkedRecord = (label: string, toldOn: string, checkedOn: string): string =>
  `On ${dayWords(toldOn)} you told us about this: ${label}. On ${dayWords(checkedOn)} you said it had been checked. If it comes back, call your local emergency number.`;
