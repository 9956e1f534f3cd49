/** Where the inline script of a page that loads for somebody who is signed in keeps what it has asked the API for. */
export const earlyAnswersKey = 'asked';

type Early = { response: Response /** By the clock of this device. */; cameAt: number };

declare global {
  var asked: { token: string; at: Record<string, Promise<Early>> } | undefined;
}

/** The answer that was asked for at this address with this very token, once. */
export function takeEarlyAnswer(address: string, authToken: string | null): Promise<Early> | undefined {
  const { token, at = {} } = globalThis.asked ?? {};
  if (token !== authToken) globalThis.asked = undefined;
  const early = token === authToken ? at[address] : undefined;
  delete at[address];
  return early;
}
