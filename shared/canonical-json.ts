/**
 * The one text of a value: JSON without spaces, keys in order, as RFC 8785 (JSON Canonicalization Scheme) writes it. Anybody
 * can make it in any language. Members that are undefined are no part of JSON. Takes what JSON can carry.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  // A file can hold 1e400, which is read as Infinity. JSON would write that as null, and the two must not have one digest.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (!isRecord(value)) return JSON.stringify(value);
  let members = '';
  // By UTF-16 code units, as the RFC asks: that is the order in which JavaScript sorts.
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    members += `${members && ','}${JSON.stringify(key)}:${canonicalJson(value[key])}`;
  }
  return `{${members}}`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
