import { type Fields, textOf } from '#shared/read-unknown.ts';

// Reads single values of JSON that may be anything.

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** These fields as texts; blank where a field is not a text. */
export const textsOf = <Name extends string>(
  from: Readonly<Record<string, unknown>>,
  ...names: readonly Name[]
): Record<Name, string> => Object.fromEntries(names.map((name) => [name, textOf(from[name])])) as Record<Name, string>;

/** A number, or one from digits in a string; null for everything else. */
export const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** The records in a list; empty if it is not a list. */
export const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
