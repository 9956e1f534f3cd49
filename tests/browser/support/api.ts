import { vi } from 'vitest';
import { type RouteName, routes } from '#shared/contract/routes.ts';

export type PlayedAnswer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | 'no network'
  | Promise<{ status?: number; body?: unknown; headers?: Record<string, string> }>;
type PlayedCall = { name: RouteName; body: unknown; query: Record<string, string>; init: RequestInit };

/** The response to an accepted submission. Without an id it would not count as accepted. */
const created = { submissionId: 'submission-1', _id: 'submission-1' };

/** Without a body of the API, a refusal would count as that of a proxy. */
const usualBody = (status: number): object => {
  if (status >= 400 && status < 500) return { message: 'Refused.', detail: 'Refused.' };
  return status === 201 ? created : {};
};

/**
 * Fakes the API: each route gives its answers in turn, and the last one for all further calls. Returns the calls that
 * were made. A call of any other route throws.
 */
export const playApi = (answers: Partial<Record<RouteName, PlayedAnswer | readonly PlayedAnswer[]>>) => {
  const left = new Map(
    Object.entries(answers).map(([name, given]) => [name, Array.isArray(given) ? [...given] : [given]]),
  );
  const calls: PlayedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, location.origin);
    const name = nameOf(url.pathname, init.method);
    calls.push({ name, body: bodyOf(init), query: Object.fromEntries(url.searchParams), init });
    const queue = left.get(name);
    if (!queue) throw new Error(`Nobody plays ${name}.`);
    const answer = await (queue.length > 1 ? queue.shift() : queue[0]);
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    const { status = 200, headers = {} } = answer;
    return Response.json(answer.body ?? usualBody(status), { status, headers });
  });
  const named = (name: RouteName) => calls.filter((call) => call.name === name);
  return { calls, named };
};

const nameOf = (path: string, method = 'GET'): RouteName => {
  const found = Object.entries(routes).find(([, route]) => route.path === path && route.method === method);
  if (!found) throw new Error(`No route has the address ${method} ${path}.`);
  return found[0] as RouteName;
};

const bodyOf = ({ body }: RequestInit): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);
