import type { ErrorBody, ErrorCode } from '#shared/contract/errors.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { tryAgainIn } from '#shared/words/try-again-in.ts';
import * as answerErrors from '#words/answer-errors.ts';
import * as labels from '#words/labels.ts';
import { languageCode } from '#words/language.ts';
import * as words from '#words/refused.ts';

/**
 * The readable part of a refusal. The specification promises a `message`, and the counts for a submission with too few
 * answers; the code is our own addition, by which the screens choose their sentence.
 */
export type Problem = Omit<ErrorBody, 'code'> & { code?: string; retryAfterSeconds?: number };

/** What one page says of refusals that mean something else there, or that only it can explain. */
export type OwnSentences = Readonly<Partial<Record<ErrorCode, string>>>;

/**
 * What pages in another language say of a refusal, by its code. Null: the code does not say enough. The page then has a sentence of
 * its own, or says that the call did not work.
 */
const sentences: Readonly<Record<ErrorCode, string | null>> = {
  malformed: null,
  'password-common': words.passwordCommon,
  'password-is-email': words.passwordIsEmail,
  'password-spaces': words.passwordSpaces,
  'password-refused': words.passwordRefused,
  'answer-not-acceptable': words.answerNotAccepted,
  unauthenticated: words.pleaseLogIn,
  'wrong-credentials': words.wrongCredentials,
  'account-unfinished': words.accountUnfinished,
  'wrong-passcode': null,
  'direct-call': words.websiteOnly,
  'not-our-site': words.ownPagesOnly,
  'wrong-password': words.wrongPassword,
  'not-allowed': null,
  'longevity-first': null,
  'not-found': null,
  'link-over': words.linkOver,
  'account-exists': words.accountExists,
  'too-many-links': null,
  'read-elsewhere': null,
  'too-large': words.tooLarge,
  'wrong-content-type': null,
  'too-few-answers': null,
  'wrong-code': words.wrongCode,
  'session-used': null,
  'slow-down': words.notNow,
  internal: words.ourFault,
  unavailable: labels.busy,
};

const isKnown = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(sentences, code);

/**
 * What to say of a refusal. `fallback`: the call did not work. In the language of the API, its own sentence is the most exact one. The
 * comparison stands here so that the build leaves out the other one.
 */
export const sentenceOf = (problem: Problem, fallback: string, own?: OwnSentences): string =>
  languageCode === defaultLanguage ? problem.message || fallback : sentenceByCode(problem, fallback, own);

/** The API's words, which are in another language, are the last resort: for a code that this version of the pages does not know. */
export const sentenceByCode = (
  { code, message, questionId, retryAfterSeconds }: Problem,
  fallback: string,
  own: OwnSentences = {},
): string => {
  if (!isKnown(code)) return message || fallback;
  const field = code === 'malformed' && questionId === 'email' ? answerErrors.email : null;
  const sentence = own[code] ?? sentences[code] ?? field ?? (fallback || message);
  return code === 'slow-down' && retryAfterSeconds ? `${sentence} ${tryAgainIn(retryAfterSeconds)}` : sentence;
};
