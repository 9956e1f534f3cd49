import type { LaterOffer } from '#web/feature.ts';

export const forLater: readonly LaterOffer[] = [
  { name: 'reminder', load: async () => (await import('./reminder.tsx')).Reminder },
];
