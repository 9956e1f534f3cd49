import type { StackProcess } from './stack-process.ts';

/** Calls what a running local system answers only to its own key: `askLocal(stack, 'mail')`. */
export const askLocal = async (
  { url, localKey }: Pick<StackProcess, 'url' | 'localKey'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('x-local-key', localKey);
  return fetch(`${url}/_local/${path}`, { ...init, headers });
};
