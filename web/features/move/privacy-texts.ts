import { handoffMinutes } from '#shared/features/move/feature.ts';

export const whoSeesIt: readonly string[] = [
  'If you move a quiz to another device, the person using that device. It’s encrypted on your device, so we can’t read it.',
];

export const howLong: readonly string[] = [
  `A quiz on its way to your other device, encrypted: no one can get it after ${handoffMinutes} minutes. What’s left goes within days. Backups may keep it longer, but without a key.`,
];
