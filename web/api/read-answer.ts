import type { RouteName } from '#shared/contract/routes.ts';
import { readResult } from './read-result.ts';
import { readSubmissionId, readSubmissions } from './read-submissions.ts';
import { isRecord, textOf } from './read-value.ts';

/**
 * What comes out of each route, read with care: the browser counts on the fields that the specification names (sections 3
 * and 7), and on no other. Null for what cannot be that answer. Forget a route and it does not compile.
 */
export const readAnswer = {
  login: (body: unknown) => (isRecord(body) && typeof body.token === 'string' ? { token: body.token } : null),
  /** Blank where the answer lacks one: the account is there, and the login leads to it. */
  register: (body: unknown) => (isRecord(body) ? { userId: textOf(body.userId), token: textOf(body.token) } : null),
  refresh: (body: unknown) => (isRecord(body) && typeof body.token === 'string' ? { token: body.token } : null),
  logout: () => ({}),
  logoutEverywhere: () => ({}),
  getMe: readUser,
  listSubmissions: readSubmissions,
  createSubmission: readSubmissionId,
  getResult: readResult,
} satisfies Record<RouteName, (body: unknown) => unknown>;

export type Answer<Name extends RouteName> = NonNullable<ReturnType<(typeof readAnswer)[Name]>>;

/** Only the fields that are there: they are merged into what the token says. */
function readUser(body: unknown) {
  if (!isRecord(body)) return null;
  const { id, email, firstName, lastName, isConfirmed, consentVersion } = body;
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof email === 'string' && { email }),
    ...(typeof firstName === 'string' && { firstName }),
    ...(typeof lastName === 'string' && { lastName }),
    ...(typeof isConfirmed === 'boolean' && { isConfirmed }),
    ...(typeof consentVersion === 'string' && { consentVersion }),
  };
}
