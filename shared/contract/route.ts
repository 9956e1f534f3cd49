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

/** Below these the API answers, everywhere else the site. Standards fix the address of what is well known (RFC 8615). */
export const apiPaths = ['/api', '/.well-known'] as const;

/** What a caller has to know of an endpoint, and what leads a call to its function. */
export type Route = {
  readonly method: 'GET' | 'POST';
  /** A part in braces stands for any one part; its value is read like a parameter of the query. */
  readonly path: `${(typeof apiPaths)[number]}/${string}`;
  /**
   * `signed-in`: a valid token of a session that has not ended. `own-site`: the browser's session cookie, and the call has
   * to come from a page of ours, because a browser adds the cookie by itself.
   */
  readonly auth: 'public' | 'own-site' | 'signed-in';
  /** Pages of any other site may call it and read the answer. For software of doctors that runs in a browser. */
  readonly anyOrigin?: true;
};
