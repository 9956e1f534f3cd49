/** Deeper than any file of ours. */
const maxDepth = 100;

/**
 * Reads JSON that can mean one thing only: valid UTF-8, no member twice in an object, no half of a character, no number beyond
 * what can be represented. Null for everything else. Two readers of such a text cannot see two different documents.
 */
export const readStrictJson = (bytes: Uint8Array): { readonly value: unknown } | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return isUnambiguous(text) ? { value } : null;
  } catch {
    return null;
  }
};

/** The parts of a text that is known to be JSON: strings, marks, and the rest (numbers, true, false, null). */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** Half of a pair of UTF-16 units that stands alone. */
const loneSurrogate = /\p{Surrogate}/u;

const isUnambiguous = (text: string): boolean => {
  // The members of each open object so far; null for an open list.
  const open: (Set<string> | null)[] = [];
  let latest = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && !isNewMember(open.at(-1), latest)) return false;
    else if (!isRepresentable(token)) return false;
    if (open.length > maxDepth) return false;
    latest = token;
  }
  return true;
};

/** `name`: as it is written. Two spellings of one name are the same name. */
const isNewMember = (members: Set<string> | null | undefined, name: string): boolean => {
  const read = String(JSON.parse(name));
  if (!members || members.has(read)) return false;
  members.add(read);
  return true;
};

const isRepresentable = (token: string): boolean => {
  if (token.startsWith('"')) return !token.includes('\\u') || !loneSurrogate.test(String(JSON.parse(token)));
  return !/^[-\d]/.test(token) || Number.isFinite(Number(token));
};
