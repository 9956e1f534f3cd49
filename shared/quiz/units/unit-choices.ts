import type { UnitCode } from './units.ts';

// A file of its own, because the browser's first download reads a preference and needs no conversions.

/** The units that a user can choose between. Everything else about the choice is derived from this table. */
export const unitChoices = {
  height: ['ftIn', 'cm'],
  weight: ['lb', 'kg', 'stLb'],
  labs: ['mgdl', 'mmol'],
  a1c: ['percent', 'mmolmol'],
} as const satisfies Readonly<Record<string, readonly UnitCode[]>>;

type Choices = typeof unitChoices;
export type UnitPreference = { readonly [Line in keyof Choices]: Choices[Line][number] };
