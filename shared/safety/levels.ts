import type { RedFlagLevel } from '#shared/contract/red-flag.ts';

/** What a person reads above the messages of a level, and what its level asks for. Most serious first. */
export const levels = {
  emergency: {
    label: 'Get help now',
    advice:
      'Call your local emergency number if it is happening now or came back in the last 24 hours; otherwise be seen today.',
  },
  urgent: { label: 'Be seen today or tomorrow', advice: 'Be seen by a clinician today, or tomorrow at the latest.' },
  soon: { label: 'Book an appointment', advice: 'Book an appointment in the next week or two.' },
} as const satisfies Record<RedFlagLevel, { readonly label: string; readonly advice: string }>;

/** Most serious first. */
export const levelOrder = ['emergency', 'urgent', 'soon'] as const satisfies readonly RedFlagLevel[];

/** The higher of the levels that are raised; null when nothing is. */
export const highestLevel = (flags: readonly { readonly level: RedFlagLevel }[]): RedFlagLevel | null =>
  levelOrder.find((level) => flags.some((flag) => flag.level === level)) ?? null;
