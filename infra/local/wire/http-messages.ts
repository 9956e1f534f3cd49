import { type ErrorBody, problemContentType, problemOf } from '#shared/contract/errors.ts';

export type LocalRequest = {
  method: string;
  /** Without the prefix under which the `Answer` is mounted, and without the query. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. The values of a repeated header are joined with commas, as in API Gateway. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  sourceIp: string;
  /** Aborted when the client closes the connection before the response. */
  signal: AbortSignal;
};

export type LocalResponse = {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
};

export type Answer = (request: LocalRequest) => LocalResponse | Promise<LocalResponse>;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A refusal in the format of our own errors. */
export const problem = (body: ErrorBody, headers: Record<string, string> = {}): LocalResponse => {
  const described = problemOf(body);
  return json(described.status, described, { 'content-type': problemContentType, ...headers });
};
