/** Every error body: `message` for the person, `code` for the program. Nothing the person typed is in either. */
export type ErrorCode =
  | 'malformed' // 400: not JSON, wrong shape
  | 'answer-not-acceptable' // 400: a value that no screen could have produced; names the question
  | 'unauthenticated' // 401
  | 'wrong-credentials' // 401, on login only; the same whether or not the account exists
  | 'not-allowed' // 403: somebody else's userId
  | 'longevity-first' // 403: the cardiac quiz before the first one
  | 'not-found' // 404: unknown, not yours, or not ready yet
  | 'account-exists' // 409
  | 'too-large' // 413
  | 'wrong-content-type' // 415
  | 'too-few-answers' // 422, with `validation`
  | 'session-used' // 422: the same session id with other answers
  | 'slow-down' // 429, with Retry-After
  | 'internal' // 500
  | 'unavailable'; // 503

export type ErrorBody = {
  message: string;
  code: ErrorCode;
  /** With `answer-not-acceptable`: which question. */
  questionId?: string;
  /** With `too-few-answers`. */
  validation?: { answered_count: number; total_questions: number };
};

/** A request body above this is refused with 413, before it is parsed. */
export const maxBodyBytes = 64 * 1024;
