import type { LaterOffer } from '#web/features/feature.ts';

export const forLater: readonly LaterOffer[] = [
  { name: 'reminder', load: async () => (await import('./reminder.tsx')).Reminder },
];
