import type { ErrorBody } from '#shared/contract/errors.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { BodyOf, QueryOf } from '#shared/contract/schemas/schemas.ts';

/** What goes in: a JSON body, or the query of a GET, which may be missing when nothing in it is needed. */
export type RequestOf<Name extends RouteName> = BodyOf<Name> extends null ? SearchOf<QueryOf<Name>> : BodyOf<Name>;

type SearchOf<Query> = Query extends null ? undefined : Partial<Query> extends Query ? Query | undefined : Query;

/** Every ending has a name. `network`: no answer that can be read; whether the request arrived is unknown. */
export type CallResult<T> =
  | { ok: true; data: T }
  | { ok: false; reason: 'refused'; status: number; body: Problem | null }
  | { ok: false; reason: 'network' };

/** What to tell the person: the server's own sentence, else the screen's. */
export const messageOf = (failure: CallResult<unknown>, fallback: string): string =>
  (!failure.ok && failure.reason === 'refused' && failure.body?.message) || fallback;

/** True when the session has ended: the person has to log in before the API does anything for them. */
export const isUnauthenticated = (result: CallResult<unknown>): boolean =>
  !result.ok && result.reason === 'refused' && result.status === 401;

/**
 * What a refusal says, as far as it can be read. By the specification there is a `message`, and on a submission with too
 * few answers the counts; the code is ours alone. A blank message: the screen has a sentence of its own.
 */
export type Problem = Omit<ErrorBody, 'code'> & { code?: string };

/** Null when the answer says nothing to a person. */
export function readProblem(body: unknown, status: number): Problem | null {
  if (typeof body !== 'object' || body === null) return isBusy(status) ? busy : null;
  const { message, detail, code, questionId, validation } = body as Record<string, unknown>;
  const counts = status === 422 ? readCounts(validation) : null;
  const words = [message, detail].find((each) => isForPeople(each)) ?? '';
  if (words === '' && !counts) return isBusy(status) ? busy : null;
  return {
    message: words,
    ...(typeof code === 'string' ? { code } : counts && { code: 'too-few-answers' }),
    ...(typeof questionId === 'string' && { questionId }),
    ...(counts && { validation: counts }),
  };
}

function readCounts(validation: unknown): ErrorBody['validation'] | null {
  if (typeof validation !== 'object' || validation === null) return null;
  const { answered_count, total_questions } = validation as Record<string, unknown>;
  return typeof answered_count === 'number' && typeof total_questions === 'number'
    ? { answered_count, total_questions }
    : null;
}

/** API Gateway and CloudFront refuse in words for programmers, which are the names of the statuses and a few more. */
const wordsForProgrammers =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|request entity too large|payload too large|too many requests|limit exceeded|internal server error|bad gateway|service unavailable|gateway timeout|endpoint request timed out|missing authentication token)\.?$/i;

const isForPeople = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && !wordsForProgrammers.test(text.trim());

/** The firewall and API Gateway say so in no words for people while there are too many calls. */
const isBusy = (status: number) => status === 429 || status === 503;
const busy: Problem = { message: 'We are very busy just now. Please try again in a moment.', code: 'unavailable' };
