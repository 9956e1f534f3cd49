/** The global variable in which the inline script of a page for a signed-in user stores the API calls that it has started. */
export const earlyAnswersKey = 'asked';

type Early = { response: Response /** By the clock of this device. */; cameAt: number };

declare global {
  var asked: { token: string; at: Record<string, Promise<Early>> } | undefined;
}

/** The response that was requested at this address with this token. Each one is returned once. */
export function takeEarlyAnswer(address: string, authToken: string | null): Promise<Early> | undefined {
  const { token, at = {} } = globalThis.asked ?? {};
  if (token !== authToken) globalThis.asked = undefined;
  const early = token === authToken ? at[address] : undefined;
  delete at[address];
  return early;
}
