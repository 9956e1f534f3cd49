import type { RunId, SubmissionId } from '#shared/contract/ids.ts';
import { neededBefore, type QuizId } from '#shared/derived-names.ts';
import { canonicalOf } from '#shared/quiz/input/read-typed.ts';
import { type Answers, isAccountQuestion, type NameAnswer, type Quiz } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { prune } from '#shared/quiz/visible.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/sending.ts';
import { isUnauthenticated, messageOf } from '../api/call.ts';
import { whileSending } from '../api/list-gate.ts';
import { register as createAccount } from '../api/register.ts';
import { storeUnitsInNewAccount } from '../measured/use-units.ts';
import { signIn, useSession } from '../session/session.ts';
import { isSharedDevice } from '../session/storage.ts';
import { isCurrentDraft } from './draft/save-draft.ts';
import { type RefusalText, refusalOf } from './outbox/refusal-text.ts';
import { requestOf, type Sent, send } from './outbox/send.ts';
import { removeFromOutbox } from './outbox/unsent.ts';

export type Ending =
  | { type: 'sent' }
  /** Not sent yet: it is in the outbox and will be retried. */
  | { type: 'waiting' }
  | { type: 'log in' }
  /**
   * Nothing was sent, because there is no account. `unreached` means that the server did not respond. `at` is the
   * question whose screen shows the message: the address if the API refused that, else the password, where Submit was
   * pressed.
   */
  | {
      type: 'not registered';
      at: 'email' | 'password';
      reason: 'refused' | 'account exists' | 'unreached';
      message: string;
    }
  | ({ type: 'refused' } & RefusalText);

type FinishedQuiz = {
  quiz: Quiz;
  quizId: QuizId;
  answers: Answers;
  typedAnswers?: TypedAnswers;
  confirmed?: readonly string[];
  runId: RunId;
  /** The submission that the run is based on. */
  basedOn?: SubmissionId | undefined;
};

/** Registers a visitor who is not signed in, then sends the answers. Returns every ending and never throws. */
export const sendAnswers = (finished: FinishedQuiz): Promise<Ending> =>
  whileSending(
    () => registerAndSend(finished),
    ({ type }) => type === 'sent',
  );

async function registerAndSend(finished: FinishedQuiz): Promise<Ending> {
  const isSignedIn = useSession.getState().authToken !== null;
  const refusal = isSignedIn ? null : await register(finished);
  if (refusal) return refusal;
  const { user } = useSession.getState();
  if (!user) return { type: 'log in' };
  const sent = await send(toRequest(finished, user));
  const ending = endingOf(sent);
  // The user sees the answers again and may change them, so the outbox must not send the old version. It keeps them
  // only if they are no longer the draft (another tab has ended the same run), because they would be stored nowhere
  // else.
  const mayBeChanged = ending.type === 'log in' || ending.type === 'refused';
  const { quizId, runId } = finished;
  if (mayBeChanged && (await isCurrentDraft(quizId, runId))) await removeFromOutbox(runId);
  return ending;
}

/** Creates the account and signs in. Returns null on success, else the ending. */
async function register({ quizId, answers }: FinishedQuiz): Promise<Ending | null> {
  const { email, password } = answers;
  if (neededBefore(quizId) || typeof email !== 'string' || typeof password !== 'string') return { type: 'log in' };
  const result = await createAccount({ ...nameOf(answers), email, password }, 'quiz');
  // As after a login with 'Remember me'. The end of the quiz offers to undo that.
  if (result.ok) {
    if (!signIn(result.data.token, { remember: true })) return { type: 'log in' };
    void storeUnitsInNewAccount();
    return null;
  }
  // Without a response it is unknown whether the account exists. The next try finds out.
  if (result.reason === 'network')
    return { type: 'not registered', at: 'password', reason: 'unreached', message: unreached() };
  const hasAccount = result.body?.code === 'account-exists';
  // Another tab with the same run was faster: the account is this user's, and the browser has its session.
  if (hasAccount && useSession.getState().user?.email.toLowerCase() === email.toLowerCase()) return null;
  // A response without a message did arrive, so the connection is fine.
  const reason = messageOf(result, '');
  return {
    type: 'not registered',
    at: result.body?.questionId === 'email' ? 'email' : 'password',
    reason: hasAccount ? 'account exists' : 'refused',
    message: reason ? words.registrationFailed(reason) : words.registrationFailedUnexplained,
  };
}

const unreached = (): string => {
  if (isSharedDevice()) return navigator.onLine ? words.notSentSavedOnPage : words.offlineSavedOnPage;
  return navigator.onLine ? words.notSentSavedHere : words.offlineSavedHere;
};

const nameOf = ({ name }: Answers): NameAnswer =>
  typeof name === 'object' && 'firstName' in name ? name : { firstName: '', lastName: '' };

function toRequest({ quiz, answers, typedAnswers = {}, confirmed = [], ...finished }: FinishedQuiz, user: Submitter) {
  const visible = prune(quiz, answers);
  const given = nameOf(visible);
  // Send a skipped question too if it has an answer, because the answer counts.
  const questions = quiz.questions.filter((question) => !isAccountQuestion(question));
  // Leave out typed text that no longer matches the answer, because a correction may have changed only the answer.
  const typed = questions.flatMap((question) => {
    const text = typedAnswers[question.id];
    const isSame = text && JSON.stringify(canonicalOf(question, text)) === JSON.stringify(answers[question.id]);
    return isSame ? [[question.id, text] as const] : [];
  });
  return requestOf({
    ...finished,
    basedOn: finished.basedOn,
    questions,
    answers: visible,
    typed: Object.fromEntries(typed),
    confirmed,
    user: { ...user, firstName: given.firstName || user.firstName, lastName: given.lastName || user.lastName },
  });
}

type Submitter = Parameters<typeof requestOf>[0]['user'];

function endingOf({ result, refusal, willRetry, isSentElsewhere }: Sent): Ending {
  if (result.ok || isSentElsewhere) return { type: 'sent' };
  if (isUnauthenticated(result)) return { type: 'log in' };
  if (refusal) return { type: 'refused', ...refusalOf(refusal) };
  console.info(`The submission has not arrived yet: ${result.reason === 'refused' ? result.status : 'no answer'}`);
  return willRetry ? { type: 'waiting' } : notStored;
}

/** This browser cannot store anything, so nothing can be tried again later. */
const notStored: Ending = {
  type: 'refused',
  title: labels.notSentYet,
  message: words.notStored,
};
