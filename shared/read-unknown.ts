// Reads values of unknown shape, such as parsed JSON, without throwing.

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** The members of a list; none of anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text; blank for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
