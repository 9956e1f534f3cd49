/** What can end badly, by the word that programs read, with its HTTP status. */
export const errorStatus = {
  /** Not JSON, or in the wrong shape. */
  malformed: 400,
  /** A value that no screen could have produced; names the question. */
  'answer-not-acceptable': 400,
  unauthenticated: 401,
  /** On login only; the same whether or not the account exists. */
  'wrong-credentials': 401,
  /** Somebody else's userId. */
  'not-allowed': 403,
  /** The cardiac quiz before the first one. */
  'longevity-first': 403,
  /** Unknown, not yours, or not ready yet. */
  'not-found': 404,
  'account-exists': 409,
  'too-large': 413,
  'wrong-content-type': 415,
  /** With `validation`. */
  'too-few-answers': 422,
  /** The same session id with other answers. */
  'session-used': 422,
  /** With Retry-After. */
  'slow-down': 429,
  internal: 500,
  /** With Retry-After. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Every error body: `message` for the person, `code` for the program. Nothing the person typed is in either. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  /** With `answer-not-acceptable`, unless what was sent could be no question's id. */
  questionId?: string;
  /** With `too-few-answers`. */
  validation?: { answered_count: number; total_questions: number };
};

/** A request body above this is refused with 413, before it is parsed. */
export const maxBodyBytes = 64 * 1024;
