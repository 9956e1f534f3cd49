/** An answer with the tag by which the API says that it is still the same. */
type Known = { tag: string; data: unknown };

let owner: string | null = null;
let byAddress = new Map<string, Known>();

/** What was answered before at this address, to this very token. With another token nothing is known. */
export function knownAt(address: string, authToken: string | null): Known | undefined {
  return authToken !== null && authToken === owner ? byAddress.get(address) : undefined;
}

/** Forgets what was answered to any other token. */
export function keepAnswer(address: string, authToken: string | null, tag: string, data: unknown): void {
  if (authToken !== owner) byAddress = new Map();
  owner = authToken;
  byAddress.set(address, { tag, data });
}
