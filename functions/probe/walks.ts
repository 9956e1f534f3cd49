import { consentVersion } from '#shared/contract/consent.ts';
import { type Ask, answerOf, ProbeFailure } from './ask.ts';
import { quizOfProbe } from './quiz-of-probe.ts';

type Credentials = { email: string; password: string };
type SignedIn = { userId: string; token: string };

export type WalkDeps = {
  ask: Ask;
  pause: (milliseconds: number) => Promise<void>;
  newId: () => string;
};

/** Results are promised within five minutes and are there within seconds. Longer than this is worth a ring. */
const resultTries = 60;
const betweenTries = 1000;

/** What people do most: log in, see the dashboard, read a result, log out. One account, which the first look makes. */
export const look = async (deps: WalkDeps, who: Credentials): Promise<void> => {
  const { token } = await enter(deps, who);
  const get = answerOf(deps.ask);
  const [newest] = await get('listSubmissions', { query: {}, token });
  const submissionId =
    newest?.submissionId ?? (await submit(deps, { userId: (await get('getMe', { token })).id, token }, who));
  await awaitResult(deps, token, submissionId);
  await get('logout', { body: {}, token });
};

/** A whole life: register, take the quiz, read the result, erase everything. A new account each time. */
export const journey = async (deps: WalkDeps, who: Credentials): Promise<void> => {
  const signedIn = await register(deps, who);
  const { token } = signedIn;
  await awaitResult(deps, token, await submit(deps, signedIn, who));
  await answerOf(deps.ask)('eraseMe', { body: { password: who.password }, token });
  const { status } = await deps.ask('getMe', { token });
  if (status !== 401) throw new ProbeFailure('getMe', status);
};

/** A shared device: the session ends with its token, even if the look stops before it logs out. */
const onSharedDevice = { sharedDevice: true };

const enter = async (deps: WalkDeps, who: Credentials): Promise<{ token: string }> => {
  const { status, answer } = await deps.ask('login', { body: { ...who, ...onSharedDevice } });
  if (answer) return answer;
  if (status === 401) return register(deps, who);
  throw new ProbeFailure('login', status);
};

const register = ({ ask }: WalkDeps, who: Credentials): Promise<SignedIn> =>
  answerOf(ask)('register', {
    body: {
      ...who,
      ...onSharedDevice,
      firstName: '',
      lastName: '',
      consent: { version: consentVersion, where: 'quiz' },
    },
  });

const submit = async (deps: WalkDeps, { userId, token }: SignedIn, { email }: Credentials): Promise<string> => {
  const body = { ...quizOfProbe(), userId, sessionId: deps.newId(), contact: { email, firstName: '', lastName: '' } };
  return (await answerOf(deps.ask)('createSubmission', { body, token })).submissionId;
};

const awaitResult = async ({ ask, pause }: WalkDeps, token: string, submissionId: string): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const { status } = await ask('getResult', { query: { submissionId }, token });
    if (status === 200) return;
    // Not there yet.
    if (status !== 404 || tries === resultTries) throw new ProbeFailure('getResult', status);
    await pause(betweenTries);
  }
};
