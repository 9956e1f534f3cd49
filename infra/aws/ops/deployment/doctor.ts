import { resolveTxt } from 'node:dns/promises';
import { BedrockClient, GetFoundationModelAvailabilityCommand } from '@aws-sdk/client-bedrock';
import { GetServiceQuotaCommand, ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { reservedRunsOf } from '#infra/aws/functions/node-function.ts';
import { type Command, option } from '#infra/aws/ops/command.ts';
import { findStack } from '#infra/aws/ops/deployed-stack.ts';
import { type Config, hasEdgeStack, modelBehind } from '#infra/aws/stages/config.ts';
import { edgeRegion, stackName, toolkitName } from '#infra/aws/stages/stack-names.ts';
import { readStage, stagesWithFile } from '#infra/aws/stages/stage-file.ts';
import { domainOf } from '#infra/facts/mail-sender.ts';
import {
  checkFailed,
  type Finding,
  judgeBootstrap,
  judgeConcurrency,
  judgeModel,
  judgePages,
  judgeRegistration,
  judgeSender,
  judgeSeparation,
  judgeSes,
  judgeSigning,
  judgeStack,
} from './judge.ts';

/** AWS Lambda's quota of concurrent executions. */
const concurrencyQuota = { ServiceCode: 'lambda', QuotaCode: 'L-B99A9384' };

const ses = new SESv2Client({});

const findIdentity = async (EmailIdentity: string) => {
  try {
    return await ses.send(new GetEmailIdentityCommand({ EmailIdentity }));
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundException') return undefined;
    throw error;
  }
};

/** TXT records of a name; none if the name does not exist. */
const textRecords = async (name: string): Promise<string[]> => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};

/** Runs every check, because one that fails must not hide the others. */
const checksFor = (config: Config, account: string, region: string): Promise<Finding[]>[] =>
  [
    async () => {
      const { stage } = config;
      return [judgeBootstrap(await findStack(toolkitName(stage)), { stage, account, region })];
    },
    async () => [judgeSeparation(config, await otherStagesHere(config.stage))],
    async () => [judgeStack(await findStack(stackName(config.stage)), config.stage)],
    () => checkEdge(config, account, region),
    async () => {
      const quota = await new ServiceQuotasClient({}).send(new GetServiceQuotaCommand(concurrencyQuota));
      return [judgeConcurrency(quota.Quota?.Value, reservedRunsOf(config))];
    },
    async () => judgePages(config),
    () => checkMail(config, region),
    () => checkModel(config),
  ].map((check) => check().catch((error: unknown) => [checkFailed(error)]));

/** The edge stack is deployed to a second region. */
async function checkEdge(config: Config, account: string, region: string): Promise<Finding[]> {
  if (!hasEdgeStack(config) || region === edgeRegion) return [];
  const { stage } = config;
  const toolkit = await findStack(toolkitName(stage), edgeRegion);
  return [judgeBootstrap(toolkit, { stage, account, region: edgeRegion })];
}

/** The stacks of other stages in this account and region: the product's, or what was bootstrapped for them. */
async function otherStagesHere(stage: string): Promise<string[]> {
  const names = stagesWithFile()
    .filter((other) => other !== stage)
    .flatMap((other) => [stackName(other), toolkitName(other)]);
  const found = await Promise.all(names.map((name) => findStack(name)));
  return names.filter((_, index) => found[index]);
}

async function checkMail(config: Config, region: string): Promise<Finding[]> {
  const { sender } = config;
  if (!sender)
    return [{ state: 'note', text: `Mail is off: set sender in stages/${config.stage}.json to switch it on.` }];
  const domain = domainOf(sender);
  const account = judgeSes(await ses.send(new GetAccountCommand({})), region);
  const [address, ofDomain] = [await findIdentity(sender), await findIdentity(domain)];
  const isDeployed = Boolean(await findStack(stackName(config.stage)));
  return [
    ...account,
    judgeSender(config, address, ofDomain),
    ...judgeRegistration(config, config.senderIdentity === 'domain' ? ofDomain : address, isDeployed),
    ...judgeSigning(sender, ofDomain, await textRecords(`_dmarc.${domain}`)),
  ];
}

async function checkModel({ bedrockModelId }: Config): Promise<Finding[]> {
  if (!bedrockModelId) return [{ state: 'note', text: "No model is set: results use the engine's own words." }];
  const modelId = modelBehind(bedrockModelId);
  return [
    judgeModel(modelId, await new BedrockClient({}).send(new GetFoundationModelAvailabilityCommand({ modelId }))),
  ];
}

const signs = { ready: '✓', todo: '✗', note: '·' };

export const doctor: Command = {
  word: 'doctor',
  does: 'checks what the account still lacks for a stage. It only reads',
  examples: ['npm run ops -- doctor', 'npm run ops -- doctor --stage prod'],
  options: { stage: option.usualStage },
  run: async ({ text, print }) => {
    const config = readStage(text('stage') ?? 'dev');
    const sts = new STSClient({});
    const { Account = '', Arn = '' } = await sts.send(new GetCallerIdentityCommand({}));
    const region = await sts.config.region();
    print(`Account ${Account}, region ${region}, as ${Arn.split(':').pop()}. Stage ${config.stage}.`);
    const findings = (await Promise.all(checksFor(config, Account, region))).flat();
    for (const finding of findings) print(`${signs[finding.state]} ${finding.text}`);
    const open = findings.filter(({ state }) => state === 'todo').length;
    print(open === 0 ? 'Ready.' : `${open} to do.`);
    return open === 0 ? 0 : 1;
  },
};
