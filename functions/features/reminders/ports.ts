import { serverKey } from '#functions/adapters/secret-keys.ts';
import { openText } from '#functions/adapters/server-key.ts';
import type { Port } from '#functions/edge/rights.ts';
import { openReminderLink as openWith } from './off-link.ts';

export const openReminderLink = {
  rights: { serverKey: [] },
  open: () => openWith((purpose, sealed) => openText(serverKey(), purpose, sealed)),
} satisfies Port;
