import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { liveVersion, neededBefore, type QuizId } from '#shared/derived-names.ts';
import { canonicalOf } from '#shared/quiz/input/read-typed.ts';
import { type Answers, isAccountQuestion, type NameAnswer, type Question, type Quiz } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { isUnauthenticated, messageOf, type Problem } from '../api/call.ts';
import { whileSending } from '../api/list-gate.ts';
import { register as createAccount } from '../api/register.ts';
import { takeUnitsAlong } from '../measured/units.ts';
import { signIn, useSession } from '../session/session.ts';
import { type RefusalText, refusalText } from './answering/refusal-text.ts';
import { isCurrentDraft } from './draft/save-draft.ts';
import { type Sent, send } from './outbox/send.ts';
import { removeFromOutbox } from './outbox/unsent.ts';

export type Ending =
  | { type: 'sent' }
  /** Not sent yet. It waits in the outbox and will be tried again. */
  | { type: 'waiting' }
  | { type: 'log in' }
  | ({ type: 'refused'; hasAccount?: boolean } & RefusalText);

type FinishedQuiz = {
  quiz: Quiz;
  quizId: QuizId;
  answers: Answers;
  typedAnswers?: TypedAnswers;
  confirmed?: readonly string[];
  runId: string;
  /** The submission that the run started from. */
  basedOn?: string | undefined;
};

/** Registers the person if they are not signed in, then sends the answers. It returns every ending and throws nothing. */
export const sendAnswers = (finished: FinishedQuiz): Promise<Ending> =>
  whileSending(
    () => registerAndSend(finished),
    ({ type }) => type === 'sent',
  );

async function registerAndSend(finished: FinishedQuiz): Promise<Ending> {
  const refusal = isSignedIn() ? null : await register(finished);
  if (refusal) return refusal;
  const { user } = useSession.getState();
  if (!user) return { type: 'log in' };
  const sent = await send(toRequest(finished, user));
  const ending = endingOf(sent);
  // The person sees the answers again and may change them, so the outbox must not send the old version by itself. It keeps
  // them only if they are no longer the draft (another tab with the same run has ended it): nothing else would hold them.
  const mayBeChanged = ending.type === 'log in' || ending.type === 'refused';
  const { quizId, runId } = finished;
  if (mayBeChanged && (await isCurrentDraft(quizId, runId))) await removeFromOutbox(runId);
  return ending;
}

const isSignedIn = () => useSession.getState().authToken !== null;

/** Creates the account and signs in. Returns null on success, else the ending. */
async function register({ quizId, answers }: FinishedQuiz): Promise<Ending | null> {
  const { email, password } = answers;
  if (neededBefore(quizId) || typeof email !== 'string' || typeof password !== 'string') return { type: 'log in' };
  const result = await createAccount({ ...nameOf(answers), email, password }, 'quiz');
  // As after a login with 'Remember me': the end of the quiz offers to take it back.
  if (result.ok) {
    if (!signIn(result.data.token, { remember: true })) return { type: 'log in' };
    void takeUnitsAlong();
    return null;
  }
  // Else nobody knows whether the account is there; another try finds out.
  const isRefused = result.reason === 'refused' && result.status < 500;
  const hasAccount = result.reason === 'refused' && result.body?.code === 'account-exists';
  // Another tab with the same run was quicker: the account is this person's, and the browser has its session.
  if (hasAccount && useSession.getState().user?.email.toLowerCase() === email.toLowerCase()) return null;
  return {
    type: 'refused',
    title: hasAccount ? 'You already have an account' : isRefused ? 'Your account is not there yet' : 'Not sent yet',
    message: `Registration failed: ${messageOf(result, unexplained(result.reason))}`,
    hasAccount,
  };
}

/** What happened when the API gave no sentence of its own. An answer without one did arrive: the connection is fine. */
const unexplained = (reason: 'refused' | 'network') =>
  reason === 'network'
    ? 'the connection broke. Please check it and try again.'
    : 'something went wrong on our side. Your answers are still here. Please submit them again in a few minutes.';

const nameOf = ({ name }: Answers): NameAnswer =>
  typeof name === 'object' && 'firstName' in name ? name : { firstName: '', lastName: '' };

type Contact = { id: string; email: string; firstName: string; lastName: string };

function toRequest(finished: FinishedQuiz, user: Contact): RepeatableRequest {
  const { quiz, quizId, answers, confirmed = [], runId, basedOn } = finished;
  const visible = prune(quiz, answers);
  const given = nameOf(visible);
  const submittedAnswers = visibleQuestions(quiz, answers).flatMap((question) => {
    const value = visible[question.id];
    if (value === undefined || isAccountQuestion(question)) return [];
    return [{ questionId: question.id, questionText: question.text, value, ...typedFor(question, finished) }];
  });
  return {
    userId: user.id,
    quizId,
    quizVersion: liveVersion,
    submittedAnswers,
    ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
    contact: {
      email: user.email,
      firstName: given.firstName || user.firstName,
      lastName: given.lastName || user.lastName,
    },
    // The API's name for the run id. It makes a retry the same submission.
    sessionId: runId,
    ...(basedOn !== undefined && { basedOn }),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Not sent where it is no longer what the answer was made of: a correction may have changed the answer alone. */
const typedFor = (question: Question, { answers, typedAnswers }: FinishedQuiz) => {
  const typed = typedAnswers?.[question.id];
  const isSame = typed && JSON.stringify(canonicalOf(question, typed)) === JSON.stringify(answers[question.id]);
  return isSame ? { typed } : {};
};

function endingOf({ result, refusal, willRetry, isSentElsewhere }: Sent): Ending {
  if (result.ok || isSentElsewhere) return { type: 'sent' };
  if (isUnauthenticated(result)) return { type: 'log in' };
  if (refusal) return { type: 'refused', ...(refusalText(refusal) ?? notAccepted(refusal)) };
  console.info(`The submission has not arrived yet: ${result.reason === 'refused' ? result.status : 'no answer'}`);
  return willRetry ? { type: 'waiting' } : notStored;
}

/** For a refusal that no single answer has caused. The same request would be refused again. */
const notAccepted = ({ message }: Problem): RefusalText => ({ title: 'Your answers were not accepted', message });

/** This browser cannot store anything, so nothing can be tried again later. */
const notStored: Ending = {
  type: 'refused',
  title: 'Not sent yet',
  message: 'Your answers could not be sent just now. Please keep this page open and submit again in a moment.',
};
