/**
 * The values of a template's parts in braces, by name, as API Gateway hands them over; null for another path. A template
 * without braces matches itself alone.
 */
export const matchPath = (template: string, path: string): Readonly<Record<string, string>> | null => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    const value = given[place] ?? '';
    if (name === undefined ? part !== value : value === '') return null;
    if (name !== undefined) values[name] = decoded(value);
  }
  return values;
};

/** What is no proper escape stays as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
