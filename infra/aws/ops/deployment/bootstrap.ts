import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { trainStackName } from '#infra/aws/stages/stack-names.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { contextOf, runCdk } from './deploy.ts';

/** GitHub's rules for names. No `*`, which would let other repositories in. */
const repositoryShape = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
const providerShape = /^arn:aws[a-z-]*:iam::\d{12}:oidc-provider\/token\.actions\.githubusercontent\.com$/;

/** `cdk` runs the CDK; tests pass their own, because it needs an AWS account. */
export const bootstrapBy = (cdk: (command: readonly string[]) => number): Command => ({
  word: 'bootstrap',
  does: 'lets the jobs of one repository on GitHub deploy a stage, without a stored secret',
  examples: [
    'npm run ops -- bootstrap --stage dev --repository owner/name --dry-run',
    'npm run ops -- bootstrap --stage prod --repository owner/name --provider arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com',
  ],
  options: {
    stage: option.stage,
    repository: { value: 'owner/name', does: 'the repository, with the capitals that GitHub shows' },
    provider: { value: 'ARN', does: 'GitHub’s provider, if the account has it: another stage may have created it' },
    'dry-run': { does: `${option.dryRun.does}: shows who would be trusted, and with which rights` },
    confirm: option.confirm('the name of the stack, such as longevity-dev-train'),
  },
  run: async (call) => {
    const { stage, print } = call;
    const { production } = readStage(stage);
    const [repository, provider] = [readRepository(call), readProvider(call)];
    const name = trainStackName(stage);
    print(whatItMakes(name, stage, repository, provider, production));
    const context = contextOf({ stage, repository, provider });
    const app = ['--app', 'node infra/run.mjs infra/bootstrap/app.ts', ...context, '--no-notices'];
    if (call.has('dry-run')) return check(cdk(['diff', ...app]));
    if (!(await call.isConfirmed(name))) return print('Nothing was created.');
    check(cdk(['deploy', ...app, '--require-approval', 'never']));
    print(`Write the ARNs above into the environments of ${repository} (docs/operations.md#the-release-train).`);
  },
});

function readRepository({ text }: Call): string {
  const repository = text('repository') ?? '';
  if (repositoryShape.test(repository)) return repository;
  throw new UsageError(`--repository is "${repository}". It has to be one repository, such as owner/name.`);
}

function readProvider({ text }: Call): string {
  const provider = text('provider') ?? '';
  if (provider === '' || providerShape.test(provider)) return provider;
  throw new UsageError(
    `--provider is "${provider}". It has to be the ARN of GitHub's provider in this account, such as arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com.`,
  );
}

const whatItMakes = (name: string, stage: string, repository: string, provider: string, isProduction: boolean) =>
  [
    `${name}:`,
    provider ? `- uses GitHub's provider ${provider}` : '- creates GitHub’s provider, which stays with the account',
    `- lets the jobs of ${repository} in the environment ${stage} deploy ${stage}`,
    ...(isProduction ? [`- lets its jobs in the environment ${stage}-plan plan a release, and no more`] : []),
  ].join('\n');

/** The CDK has printed the cause. */
function check(code: number): void {
  if (code !== 0) throw new Error(`The CDK ended with ${code}.`);
}

export const bootstrap = bootstrapBy(runCdk);
