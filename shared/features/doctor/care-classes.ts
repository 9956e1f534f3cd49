import type { CareTable, SaidIn } from '#shared/words/care-classes.ts';

export const careClasses = {
  'doctor/care': {
    careFirstTitle: ['label', 'notice'],
    careFirst: ['act', 'notice'],
    seenAtOnce: ['label', 'emergency'],
    seenSameDay: ['label', 'notice'],
    seenSameOrNextDay: ['label', 'notice'],
    seenSameVisit: ['label', 'notice'],
    seenToday: ['label', 'notice'],
    seenTodayOrTomorrow: ['label', 'notice'],
    seenNextFewDays: ['label', 'notice'],
    seenWithinAWeek: ['label', 'notice'],
    seenNextWeekOrTwo: ['label', 'notice'],
    seenNextFewWeeks: ['label', 'notice'],
    askAboutLowSugar: ['act', 'next step'],
  },
} as const satisfies CareTable & { readonly 'doctor/care': SaidIn<typeof import('#feature-words/doctor/care.ts')> };
