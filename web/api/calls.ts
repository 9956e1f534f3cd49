import type { LoginRequest, LoginResponse, RegisterRequest, RegisterResponse, User } from '#shared/contract/account.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { Result } from '#shared/contract/result.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { CreateSubmissionRequest, CreateSubmissionResponse, SubmissionRow } from '#shared/contract/submission.ts';

/** What goes in (a JSON body, or the query of a GET) and what comes out, per route. */
export type Calls = {
  login: { request: LoginRequest; response: LoginResponse };
  register: { request: RegisterRequest; response: RegisterResponse };
  getMe: { request: undefined; response: User };
  listSubmissions: { request: undefined; response: SubmissionRow[] };
  createSubmission: { request: CreateSubmissionRequest; response: CreateSubmissionResponse };
  getResult: { request: { submissionId: string }; response: Result };
} & Record<RouteName, unknown>;

/** Every ending has a name. `network`: no answer at all; whether the request arrived is unknown. */
export type CallResult<T> =
  | { ok: true; data: T }
  | { ok: false; reason: 'refused'; status: number; body: ErrorBody | null }
  | { ok: false; reason: 'network' };

/** What to tell the person: the server's own sentence, else the screen's. */
export const messageOf = (failure: CallResult<unknown>, fallback: string): string =>
  (!failure.ok && failure.reason === 'refused' && failure.body?.message) || fallback;
