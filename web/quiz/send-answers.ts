import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers, NameAnswer, Quiz } from '#shared/quiz/question.ts';
import { prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import type { Problem } from '../api/read-problem.ts';
import { signIn, useSession } from '../session/session.ts';
import { isKeptAsDraft } from './drafts.ts';
import { type Sent, send, takeBack } from './outbox.ts';
import { type Refusal, refusalOf } from './refusal.ts';

export type Ending =
  | { type: 'sent' }
  /** Not sent yet: it waits in the outbox and is tried again. */
  | { type: 'waiting' }
  | { type: 'log in' }
  | ({ type: 'refused'; hasAccount?: boolean } & Refusal);

type Walk = { quiz: Quiz; quizId: QuizId; answers: Answers; run: string };

/** Registers where that is due, then sends. Every ending is returned by name; nothing is thrown. */
export async function sendAnswers(walk: Walk): Promise<Ending> {
  const refusal = isSignedIn() ? null : await register(walk);
  if (refusal) return refusal;
  const { user } = useSession.getState();
  if (!user) return { type: 'log in' };
  const sent = await send(toRequest(walk, user));
  const ending = endingOf(sent);
  // Back in the person's hands, and perhaps changed by them: the old version must not go out on its own. Unless these are
  // no longer the unfinished quiz, because another tab with the same walk has ended it: then nothing else keeps them.
  const isHandedBack = ending.type === 'log in' || ending.type === 'refused';
  if (isHandedBack && (await isKeptAsDraft(walk.quizId, walk.run))) await takeBack(walk.run);
  return ending;
}

const isSignedIn = () => useSession.getState().authToken !== null;

/** Null once the person is signed in to their new account. */
async function register({ quizId, answers }: Walk): Promise<Ending | null> {
  const { email, password } = answers;
  if (quizId !== productQuizId || typeof email !== 'string' || typeof password !== 'string') return { type: 'log in' };
  const result = await call('register', { ...nameOf(answers), email, password });
  if (result.ok) return signIn(result.data.token, { remember: true }) ? null : { type: 'log in' };
  const hasAccount = result.reason === 'refused' && result.body?.code === 'account-exists';
  return {
    type: 'refused',
    title: hasAccount ? 'You already have an account' : 'Your account is not there yet',
    message: `Registration failed: ${messageOf(result, 'the connection broke. Please check it and try again.')}`,
    hasAccount,
  };
}

const nameOf = ({ name }: Answers): NameAnswer =>
  typeof name === 'object' && 'firstName' in name ? name : { firstName: '', lastName: '' };

const notSent: readonly string[] = ['name', 'email', 'password'];

type Contact = { id: string; email: string; firstName: string; lastName: string };

function toRequest({ quiz, quizId, answers, run }: Walk, user: Contact): CreateSubmissionRequest {
  const kept = prune(quiz, answers);
  const given = nameOf(kept);
  const submittedAnswers = visibleQuestions(quiz, answers).flatMap(({ id, type, text }) => {
    const value = kept[id];
    return value === undefined || notSent.includes(type) ? [] : [{ questionId: id, questionText: text, value }];
  });
  return {
    userId: user.id,
    quizId,
    submittedAnswers,
    contact: {
      email: user.email,
      firstName: given.firstName || user.firstName,
      lastName: given.lastName || user.lastName,
    },
    sessionId: run,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function endingOf({ result, refusal, isKept }: Sent): Ending {
  if (result.ok) return { type: 'sent' };
  if (result.reason === 'refused' && result.status === 401) return { type: 'log in' };
  if (refusal) return { type: 'refused', ...(refusalOf(refusal) ?? notAccepted(refusal)) };
  console.info(`The submission has not arrived yet: ${result.reason === 'refused' ? result.status : 'no answer'}`);
  return isKept ? { type: 'waiting' } : notKept;
}

/** Not for any answer's sake; the same again would be refused again. */
const notAccepted = ({ message }: Problem): Refusal => ({ title: 'Your answers were not accepted', message });

/** This browser keeps nothing, so nothing can be tried again later. */
const notKept: Ending = {
  type: 'refused',
  title: 'Not sent yet',
  message: 'Your answers could not be sent just now. Please keep this page open and submit again in a moment.',
};
