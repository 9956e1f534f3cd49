import type { RedFlagLevel } from '#shared/contract/result.ts';

/** Always shown, never folded away: on the page, in print and in the e-mail. */
export const careNotice = {
  title: 'When to get medical care',
  text:
    'Get medical care promptly if you have concerning or worsening symptoms. Examples are chest pain, severe shortness ' +
    'of breath and swelling that gets worse fast. A quiz can’t rule out an illness.',
} as const;

export const redFlagTitles: Readonly<Record<RedFlagLevel, string>> = {
  emergency: 'Get medical help now',
  urgent: 'Be seen within a day or two',
  soon: 'Book an appointment',
};

export const notEstimated = 'Not estimated';
