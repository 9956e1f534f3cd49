import { type Log, type Measure, nameOfError } from '#functions/edge/log.ts';
import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import { consentVersion } from '#shared/contract/account.ts';
import type { SubmissionId } from '#shared/contract/ids.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { AnswerOf, SentBodyOf, SentQueryOf } from '#shared/contract/schemas/schemas.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';

/** One call of the API. `answer` is null unless the status is a success. */
export type Ask = <Name extends RouteName>(
  name: Name,
  call: { body?: SentBodyOf<Name>; query?: SentQueryOf<Name>; token?: string },
) => Promise<{ status: number; answer: AnswerOf<Name> | null }>;

/** The call that did not end as it does for a user, and its status. */
export class ProbeFailure extends Error {
  override name = 'ProbeFailure';
  readonly route: RouteName;
  readonly status: number;
  constructor(route: RouteName, status: number) {
    super(`${route} answered ${status}.`);
    this.route = route;
    this.status = status;
  }
}

/** The answer of a call that must succeed. */
export const answerOf =
  (ask: Ask) =>
  async <Name extends RouteName>(name: Name, call: Parameters<typeof ask<Name>>[1]): Promise<AnswerOf<Name>> => {
    const { status, answer } = await ask(name, call);
    if (answer === null) throw new ProbeFailure(name, status);
    return answer;
  };

/** Answers without a red flag, for more than half of the questions: with fewer there is no estimate. */
const answers = {
  birthdate: '1980-05-17',
  gender: 'female',
  ethnicity: 'mixed',
  education: 'bachelor',
  height: { ft: 5, in: 6 },
  weight: 140,
  healthCheckups: 'yearly',
  oralHygiene: 'twice',
  smoking: 'never',
  alcoholConsumption: 'occasional',
  overallDiet: 'good',
  plantVariety: '10to19',
  processedFoodServings: 5,
  waterIntakeCups: 5,
  exerciseFrequency: '1to2',
  exerciseIntensity: 'light',
  strengthTraining: '0',
  sittingHours: 7,
  sleepHours: 7,
  sleepQuality: 'good',
  sleepConsistency: 'somewhat',
  stressLevels: 3,
  lifeOutlook: 'optimistic',
  closeRelationships: 'few',
} as const satisfies Answers;

export type Credentials = { email: string; password: string };
export type SignedIn = AnswerOf<'register'>;

export type WalkDeps = {
  ask: Ask;
  pause: (milliseconds: number) => Promise<void>;
  newId: () => string;
};

/** Results are promised within five minutes and usually take seconds. Longer than this raises an alarm. */
const resultTries = 60;
const betweenTries = 1000;

/** The most frequent path: log in, see the dashboard, read a result, log out. Uses one account, which the first look makes. */
const look = async (deps: WalkDeps, who: Credentials): Promise<void> => {
  const { token } = await enter(deps, who);
  const get = answerOf(deps.ask);
  const [newest] = await get('listSubmissions', { query: {}, token });
  const submissionId =
    newest?.submissionId ?? (await submit(deps, { userId: (await get('getMe', { token })).id, token }, who));
  await awaitResult(deps, token, submissionId);
  await get('logout', { body: {}, token });
};

/** The full path: register, take the quiz, read the result, erase everything. Uses a new account each time. */
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

export const register = ({ ask }: WalkDeps, who: Credentials): Promise<SignedIn> =>
  answerOf(ask)('register', {
    body: {
      ...who,
      ...onSharedDevice,
      firstName: '',
      lastName: '',
      consent: { version: consentVersion, where: 'quiz' },
    },
  });

/** Sends the quiz, and answers with the submission’s id. */
export const submit = async (
  deps: WalkDeps,
  { userId, token }: SignedIn,
  { email }: Credentials,
): Promise<SubmissionId> => {
  const submittedAnswers = Object.entries(answers).map(([questionId, value]) => ({
    questionId,
    questionText: longevityQuiz.questions.find(({ id }) => id === questionId)?.text ?? '',
    value,
  }));
  const contact = { email, firstName: '', lastName: '' };
  const asked = { quizId: productQuizId, quizVersion: liveVersion, submittedAnswers };
  const body = { ...asked, userId, contact, sessionId: deps.newId() };
  return (await answerOf(deps.ask)('createSubmission', { body, token })).submissionId;
};

/** Asks for a result once a second, for at least a minute. */
export const awaitResult = async (
  { ask, pause }: WalkDeps,
  token: string,
  submissionId: SubmissionId,
): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const { status } = await ask('getResult', { query: { submissionId }, token });
    if (status === 200) return;
    // Not ready yet.
    if (status !== 404 || tries === resultTries) throw new ProbeFailure('getResult', status);
    await pause(betweenTries);
  }
};

export type ProbeEvent = { walk: 'look' | 'journey' };

type Deps = WalkDeps & {
  addressOf: (name: string) => string;
  password: string;
  now: () => Date;
  log: Log;
  measure: Measure;
};

const failed = { look: 'ProbeFailed', journey: 'ProbeJourneyFailed' } as const satisfies Record<string, MetricName>;

/** Uses the site once like a user, and measures success: 0 or 1. Does not throw, because a single failure is no alarm. */
export const runProbe =
  (deps: Deps) =>
  async ({ walk }: ProbeEvent): Promise<void> => {
    const { addressOf, password, now, log, measure } = deps;
    const startedAt = now().getTime();
    try {
      if (walk === 'look') await look(deps, { email: addressOf('standing'), password });
      // A new name each time: the previous account may still be being erased.
      else await journey(deps, { email: addressOf(startedAt.toString(36)), password });
      measure(failed[walk], 0);
      log.info('probe passed', { outcome: walk, milliseconds: now().getTime() - startedAt });
    } catch (failure) {
      measure(failed[walk]);
      const { route = '', status = 0 } = failure instanceof ProbeFailure ? failure : {};
      log.error('probe failed', { outcome: walk, route, status, failure: nameOfError(failure) });
    }
  };

export const runProbeWorker = {
  description: 'Uses the site like a user: logs in and reads; registers, takes a quiz and erases its account',
  memoryMb: 256,
  // It waits up to a minute for a result, and is idle meanwhile.
  timeoutSeconds: 150,
  whoIsAffected: 'Nobody: the probe itself is broken, and would not tell when the site is down.',
} as const satisfies WorkerDeclaration;
