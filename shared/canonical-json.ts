import { fieldsOf } from './read-unknown.ts';

/**
 * The canonical text of a JSON value by RFC 8785 (JSON Canonicalization Scheme): no spaces, keys in order. Any language can
 * produce it. Members that are undefined are left out, as in JSON.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  // A file can hold 1e400, which is read as Infinity. JSON would write that as null, and the two must not have one digest.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = fieldsOf(value);
  let text = '';
  // By UTF-16 code units, as the RFC asks: that is the order in which JavaScript sorts.
  for (const key of Object.keys(members).sort()) {
    if (members[key] === undefined) continue;
    text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
  }
  return `{${text}}`;
};
