import type { Change } from '@aws-sdk/client-cloudformation';
import { describe, expect, test } from 'vitest';
import { type Command, runCommand } from '#infra/aws/ops/command.ts';
import { bootstrapBy } from '#infra/aws/ops/deployment/bootstrap.ts';
import { filesIn, planBy, type ReleaseDeps, releaseBy } from '#infra/aws/ops/deployment/release.ts';
import { stackName, trainStackName } from '#infra/aws/stages/stack-names.ts';

// The CDK needs an account, so it is replaced here: these tests check its arguments and their order.

const type = async (command: Command, typed: string, answer = ''): Promise<string> => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const terminal = { print, ask: async () => answer, pause: async () => {}, now: () => new Date(0) };
  await runCommand(command, typed.split(' ').filter(Boolean), terminal);
  return lines.join('\n');
};

/** A CDK that records its arguments. */
const scribe = (code = 0) => {
  const told: string[] = [];
  const cdk = (command: readonly string[]): number => {
    told.push(command.join(' '));
    return code;
  };
  return { told, cdk };
};

describe('bootstrap', () => {
  const words = '--stage dev --repository owner/name';

  test('says whom it will trust, and makes the stack when its name was typed', async () => {
    const { told, cdk } = scribe();
    expect(await type(bootstrapBy(cdk), words)).toMatch(/jobs of owner\/name in the environment dev[\s\S]*Nothing was/);
    expect(told).toEqual([]);
    expect(await type(bootstrapBy(cdk), words, trainStackName('dev'))).toContain('environments of owner/name');
    await type(bootstrapBy(cdk), `${words} --confirm ${trainStackName('dev')}`);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^deploy --app node infra\/run\.mjs infra\/bootstrap\/app\.ts .*repository=owner\/name/);
  });

  test('shows the rights without making anything', async () => {
    const { told, cdk } = scribe();
    await type(bootstrapBy(cdk), `${words} --dry-run`, trainStackName('dev'));
    expect(told).toEqual([expect.stringMatching(/^diff /)]);
    await expect(type(bootstrapBy(scribe(1).cdk), `${words} --dry-run`)).rejects.toThrow('The CDK ended with 1.');
  });

  test.each([
    ['--stage dev', /--repository is ""/],
    ['--stage dev --repository owner/*', /It has to be one repository/],
    ['--stage dev --repository owner/name:ref', /It has to be one repository/],
    [`${words} --provider arn:aws:iam::111122223333:oidc-provider/other.example`, /the ARN of GitHub's provider/],
    ['--repository owner/name', /Say which stage/],
    ['--stage nowhere --repository owner/name', /There is no stages\/nowhere\.json/],
  ])('refuses %s', async (typed, sentence) => {
    const { told, cdk } = scribe();
    await expect(type(bootstrapBy(cdk), typed)).rejects.toThrow(sentence);
    expect(told).toEqual([]);
  });
});

const changed: Change = {
  ResourceChange: { Action: 'Modify', ResourceType: 'AWS::Lambda::Function', LogicalResourceId: 'ApiloginFunction' },
};
const replaced: Change = {
  ResourceChange: {
    Action: 'Modify',
    ResourceType: 'AWS::DynamoDB::Table',
    LogicalResourceId: 'TablesResults',
    Replacement: 'True',
  },
};
const planned = '--stage dev --name release-7';

/** A deployed stage, and a CDK that records its arguments. */
const stageWith = (commandBy: (deps: ReleaseDeps) => Command, deps: Partial<ReleaseDeps>) => {
  const { told, cdk } = scribe();
  const command = commandBy({
    isDeployed: async () => true,
    confirmSettings: async () => {},
    firewallOf: async () => undefined,
    newOriginSecret: async () => 'version-2',
    cdk,
    changes: async () => [changed],
    contents: async () => 'c0ffee',
    outputs: async () => ({}),
    deploy: async (given) => cdk(['whole', ...given]),
    ...deps,
  });
  return { told, command };
};

describe('plan', () => {
  const planWith = (deps: Partial<ReleaseDeps> = {}) => stageWith(planBy, deps);

  test('makes the change set without executing it, and lists what is in it', async () => {
    const { told, command } = planWith();
    expect(await type(command, planned)).toBe(
      '· Modify AWS::Lambda::Function ApiloginFunction\nContents: c0ffee\nThe plan release-7 is ready: 1 changes. Nothing has been changed yet.',
    );
    expect(told).toEqual([
      'deploy --context stage=dev --context originSecretVersion=version-2 --require-approval never --no-notices --method prepare-change-set --change-set-name release-7',
    ]);
  });

  test('cannot be executed when CloudFormation would replace a resource with data', async () => {
    const { command } = planWith({ changes: async () => [changed, replaced] });
    await expect(type(command, planned)).rejects.toThrow(
      /data would become unreachable.*: AWS::DynamoDB::Table TablesResults$/,
    );
  });

  test('asks about settings that people rely on, before it makes anything', async () => {
    const { told, command } = planWith({
      confirmSettings: async ({ stage }, confirm) => {
        if (confirm !== stackName(stage)) throw new Error('domain would change');
      },
    });
    await expect(type(command, planned)).rejects.toThrow('domain would change');
    expect(told).toEqual([]);
    await type(command, `${planned} --confirm ${stackName('dev')}`);
    expect(told).toHaveLength(1);
  });

  test('leaves a stage that was never deployed to the release command', async () => {
    const { told, command } = planWith({ isDeployed: async () => false });
    expect(await type(command, planned)).toMatch(/first release is deployed without a plan/);
    expect(told).toEqual([]);
  });

  test('refuses a name that CloudFormation does not accept', async () => {
    await expect(type(planWith().command, '--stage dev --name 7_b')).rejects.toThrow(/begin with a letter/);
  });
});

describe('release', () => {
  const releaseWith = (deps: Partial<ReleaseDeps> = {}) => stageWith(releaseBy, deps);

  const approved = `${planned} --contents c0ffee --confirm dev`;

  test('asks for the name of the stage, which a person types', async () => {
    const { told, command } = releaseWith();
    const open = `${planned} --contents c0ffee`;
    await expect(type(command, open)).rejects.toThrow(/a person has to type dev/);
    await expect(type(command, `${open} --confirm prod`)).rejects.toThrow(/Nothing was changed/);
    expect(told).toEqual([]);
    await type(command, open, 'dev');
    expect(told).toHaveLength(1);
  });

  test('stops if a file that the plan names has other contents than when it was planned', async () => {
    const { told, command } = releaseWith({ contents: async () => 'another' });
    await expect(type(command, approved)).rejects.toThrow(/contents of release-7 are another.*c0ffee.*was replaced/);
    await expect(type(command, `${planned} --confirm dev`)).rejects.toThrow(/--contents is missing/);
    expect(told).toEqual([]);
  });

  test('compares every file that a template names, once', () => {
    const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
    const template = JSON.stringify({ a: { S3Key: `${two}.zip` }, b: { S3Key: `${one}.zip` }, c: [`${two}.zip`] });
    expect(filesIn(template)).toEqual([`${one}.zip`, `${two}.zip`]);
  });

  test('executes the plan of that name, and nothing else', async () => {
    const { told, command } = releaseWith();
    expect(await type(command, approved)).toBe(`${stackName('dev')} has been changed as planned in release-7.`);
    expect(told).toEqual([
      `deploy ${stackName('dev')} --context stage=dev --require-approval never --no-notices --method execute-change-set --change-set-name release-7`,
    ]);
  });

  test('does not execute a plan that loses data, even after approval', async () => {
    const { told, command } = releaseWith({ changes: async () => [replaced] });
    await expect(type(command, approved)).rejects.toThrow(/would lose people’s data/);
    expect(told).toEqual([]);
  });

  test('deploys a whole stage that does not exist yet', async () => {
    const { told, command } = releaseWith({ isDeployed: async () => false });
    await type(command, approved);
    expect(told).toEqual(['whole --stage dev']);
  });

  test('says that a change that failed was rolled back', async () => {
    await expect(type(releaseWith({ cdk: () => 1 }).command, approved)).rejects.toThrow(/CloudFormation rolls back/);
  });
});
