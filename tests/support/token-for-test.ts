const encode = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token as the API makes them; its signature is made up, because the browser checks none. Also runs in a browser. */
export const tokenWith = (claims: Record<string, unknown>): string =>
  `${encode('{"alg":"RS256"}')}.${encode(JSON.stringify(claims))}.${encode('signature')}`;

/** A fixed instant, so that two tokens of one user are equal. */
const expiresAt = Date.parse('2100-01-01T00:00:00Z') / 1000;

export const tokenOf = (userId: string): string =>
  tokenWith({ userId, email: `${userId}@example.com`, exp: expiresAt });
