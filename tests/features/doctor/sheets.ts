import type { Submitted } from '#shared/features/doctor/sheet/sheet.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';

/** With everything that a person may add. */
export const wholeSheet = (both: { longevity: Submitted | null; heart: Submitted | null; today: string }) =>
  sheetOf({ ...both, name: 'Ines Calder', allowed: { name: true, birthdate: true, mood: true, weight: true } });

export const sheets = [(both: Parameters<typeof wholeSheet>[0]) => JSON.stringify(wholeSheet(both))];
