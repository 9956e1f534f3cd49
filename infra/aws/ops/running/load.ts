import { randomUUID } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { probeAddress, probePassword } from '#functions/adapters/server-key.ts';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import {
  answerOf,
  awaitResult,
  type Credentials,
  ProbeFailure,
  register,
  submit,
  type WalkDeps,
} from '#functions/probe/run-probe.ts';
import { type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { dailyLimits } from '#shared/contract/limits.ts';

/** Whether a stage is production, its site, and its probe's key. Tests pass their own. */
type LoadDeps = {
  isProduction: (stage: string) => boolean;
  siteOf: (stage: string) => Promise<{ siteUrl: string; probeKey: string }>;
};

/** How a quiz ended: the seconds from its submission to its result, or what failed. */
type Ending = { seconds: number } | { failure: string };

const [most, longest] = [50, 600];

export const loadBy = ({ isProduction, siteOf }: LoadDeps): Command => ({
  word: 'load',
  does: 'sends quizzes at a rate, and says how long their results take. Accounts of the probe send them, which no figure counts',
  examples: ['npm run ops -- load --stage staging --per-second 5', 'npm run ops -- load --stage staging --seconds 120'],
  options: {
    stage: option.stage,
    'per-second': { value: 'number', does: `how many quizzes a second, up to ${most}; 5 without it` },
    seconds: { value: 'number', does: `for how long, up to ${longest}; 60 without it` },
    confirm: option.confirm('the name of the stack, for production'),
  },
  run: async (call) => {
    const { stage, print, pause, now, text } = call;
    const perSecond = wholeNumber('per-second', text('per-second') ?? '5', most);
    const count = perSecond * wholeNumber('seconds', text('seconds') ?? '60', longest);
    const name = stackName(stage);
    if (isProduction(stage) && !(await call.isConfirmed(name, `This loads ${stage}, and its users wait too. `)))
      return print('Nothing was sent.');
    const { siteUrl, probeKey } = await siteOf(stage);
    const ask = siteCalls(siteUrl);
    const deps: WalkDeps = { ask, pause: async (ms) => void (await pause(ms)), newId: randomUUID };
    const accountCount = Math.ceil(count / dailyLimits.submissions);
    print(`${siteUrl}: ${count} quizzes of ${accountCount} accounts, ${perSecond} a second.`);

    const people: { who: Credentials; token: string; userId: Awaited<ReturnType<typeof register>>['userId'] }[] = [];
    const start = now().getTime().toString(36);
    try {
      for (let index = 0; index < accountCount; index++) {
        const who = { email: probeAddress(probeKey, `load-${start}-${index}`), password: probePassword(probeKey) };
        people.push({ who, ...(await register(deps, who)) });
      }
      const quizzes: Promise<Ending>[] = [];
      for (let index = 0; index < count; index++) {
        const person = people[index % accountCount];
        if (person) quizzes.push(take(deps, person, now));
        await pause(1000 / perSecond);
      }
      for (const line of summaryOf(await Promise.all(quizzes))) print(line);
    } finally {
      for (const { who, token } of people) await answerOf(ask)('eraseMe', { body: { password: who.password }, token });
      print(`${people.length} accounts are being erased.`);
    }
  },
});

async function take(
  deps: WalkDeps,
  { who, ...signedIn }: { who: Credentials } & Awaited<ReturnType<typeof register>>,
  now: () => Date,
): Promise<Ending> {
  const sentAt = now().getTime();
  try {
    await awaitResult(deps, signedIn.token, await submit(deps, signedIn, who));
    return { seconds: (now().getTime() - sentAt) / 1000 };
  } catch (error) {
    if (error instanceof ProbeFailure && error.status === 429)
      return { failure: `${error.message} A throttle, or the firewall, which counts this address.` };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The result times, and each kind of failure with its number. */
export function summaryOf(endings: readonly Ending[]): string[] {
  const seconds = endings.flatMap((each) => ('seconds' in each ? each.seconds : [])).sort((a, b) => a - b);
  const failures = Map.groupBy(
    endings.flatMap((each) => ('failure' in each ? each.failure : [])),
    (failure) => failure,
  );
  const at = (share: number): string =>
    (seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * share))] ?? 0).toFixed(1);
  return [
    `${endings.length} sent, ${seconds.length} results.`,
    ...(seconds.length > 0
      ? [`Seconds until a result: half within ${at(0.5)}, 95 % within ${at(0.95)}, all within ${at(1)}.`]
      : []),
    ...[...failures].map(([failure, all]) => `${all.length} failed: ${failure}`),
  ];
}

function wholeNumber(name: string, typed: string, max: number): number {
  const value = Number(typed);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new UsageError(`--${name} is "${typed}". It has to be a whole number from 1 to ${max}.`);
}

export const load = loadBy({
  isProduction: (stage) => readStage(stage).production,
  siteOf: async (stage) => {
    const outputs = await readOutputs(stage);
    const SecretId = outputs.find('ProbeKeyArn');
    if (!SecretId)
      throw new UsageError(
        `${stage} has no probe, whose accounts send the quizzes. Set probe in stages/${stage}.json and deploy.`,
      );
    const { SecretString = '' } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
    return { siteUrl: outputs.get('SiteAddress'), probeKey: SecretString };
  },
});
