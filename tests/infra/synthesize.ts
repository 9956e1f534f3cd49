import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { entryNames } from '#infra/aws/functions/entries.ts';
import { EdgeStack } from '#infra/aws/site/edge-stack.ts';
import { ProductStack } from '#infra/aws/stack.ts';
import { hasEdgeStack, readConfig } from '#infra/aws/stages/config.ts';
import { type Train, TrainStack } from '#infra/bootstrap/train-stack.ts';

/** The settings that production requires, and the optional ones that it leaves out here. */
const operator = {
  operatorName: 'Quiz Ltd',
  operatorContact: 'privacy@quiz.example',
  operatorJurisdiction: 'Ireland',
};
const bare = { ...operator, without: ['alarms', 'clinical-review', 'domain', 'mail', 'partner'] };

/** The shipped stage files, with only the operator's blanks filled in. */
const shipped = (stage: string) => {
  const { $schema: _, ...settings } = JSON.parse(
    readFileSync(new URL(`../../stages/${stage}.json`, import.meta.url), 'utf8'),
  );
  const filled = { ...operator, partnerUrl: 'https://clinic.quiz.example', sender: 'results@quiz.example' };
  return { stage, ...settings, ...filled, alarmEmail: 'night@quiz.example', without: ['clinical-review', 'domain'] };
};

type Variant = Readonly<Record<string, unknown>> & { readonly stage?: string };

/** Every stage, and every optional feature by itself and with all others. */
const variants = {
  dev: {},
  prod: { stage: 'prod', ...bare },
  shippedProd: shipped('prod'),
  shippedStaging: shipped('staging'),
  mail: { sender: 'results@quiz.example' },
  mailFromVerifiedDomain: { sender: 'results@quiz.example', senderIdentity: 'existing' },
  mailFromOwnDomain: { sender: 'results@quiz.example', senderIdentity: 'domain' },
  mailFromZone: { sender: 'results@quiz.example', senderIdentity: 'domain', senderZoneId: 'Z0123456789ABCDEFGHIJ' },
  webhook: { webhookUrl: 'https://hooks.example/in' },
  webhookOwnSecret: {
    webhookUrl: 'https://hooks.example/in',
    webhookSecretArn: 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:own-AbCdEf',
  },
  model: { bedrockModelId: 'amazon.nova-micro-v1:0' },
  modelProfile: { bedrockModelId: 'us.amazon.nova-micro-v1:0' },
  domain: {
    domain: 'quiz.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000',
  },
  // With what watches the site from outside.
  alarmEmail: { alarmEmail: 'night@quiz.example', probe: true },
  ownFirewall: {
    webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/ours/0a1b2c3d-0000-4000-8000-000000000000',
  },
  tracing: { tracing: true },
  everything: {
    stage: 'prod',
    ...operator,
    without: ['clinical-review'],
    partnerUrl: 'https://clinic.quiz.example',
    sender: 'results@quiz.example',
    webhookUrl: 'https://hooks.example/in',
    bedrockModelId: 'us.amazon.nova-micro-v1:0',
    domain: 'quiz.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000',
    alarmEmail: 'night@quiz.example',
    logRetentionDays: 365,
    waf: true,
    reservedRuns: true,
    probe: true,
    canary: true,
    backupVault: true,
    warmWrites: 12_000,
    tracing: true,
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;
export const variantNames = Object.keys(variants) as VariantName[];

/**
 * Synthesizes a variant. The promises on the template are about resources and rights, not about the code of the functions:
 * an empty function and a site of four files replace them, so a variant takes a second.
 */
export function createApp(
  name: VariantName,
  change: (stack: ProductStack) => void = () => {},
  more: Readonly<Record<string, unknown>> = {},
  originSecretVersion = '',
): Synthesized {
  const outdir = mkdtempSync(join(tmpdir(), 'synth-'));
  const app = new App({ outdir, context: flags });
  const { stage = 'dev', ...settings }: Variant = { ...variants[name], ...more };
  const config = readConfig(stage, settings, originSecretVersion);
  const stack = new ProductStack(app, { config, ...standIns() });
  change(stack);
  const edge = hasEdgeStack(config) ? new EdgeStack(app, config) : undefined;
  const template = Template.fromStack(stack);
  const edgeTemplate = edge && Template.fromStack(edge);
  // Only the template is read; the rest is 25 MB.
  rmSync(outdir, { recursive: true });
  return { app, stack, template, edge, edgeTemplate };
}

type Synthesized = {
  app: App;
  stack: ProductStack;
  template: Template;
  edge: EdgeStack | undefined;
  edgeTemplate: Template | undefined;
};

/** What `npm run ops -- bootstrap` would make; each once for all tests. */
export function trainOf(stage: 'dev' | 'prod', train: Train) {
  const key = JSON.stringify([stage, train]);
  const made = trains.get(key) ?? createTrain(stage, train);
  trains.set(key, made);
  return made;
}

function createTrain(stage: 'dev' | 'prod', train: Train) {
  const app = new App({ context: flags });
  const stack = new TrainStack(app, readConfig(stage, stage === 'prod' ? bare : {}), train);
  return { app, stack, template: Template.fromStack(stack) };
}

const trains = new Map<string, ReturnType<typeof createTrain>>();

/** The CDK reads them there; an `App` of a test does not. */
const flags = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')).context;

let made: ReturnType<typeof makeStandIns> | undefined;
const standIns = () => {
  made ??= makeStandIns();
  return made;
};

function makeStandIns() {
  const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  const functionFolder = join(folder, 'function');
  const siteFolder = join(folder, 'site');
  mkdirSync(functionFolder);
  mkdirSync(join(siteFolder, 'assets'), { recursive: true });
  writeFileSync(join(functionFolder, 'index.mjs'), 'export const handler = () => undefined;\n');
  for (const file of [
    'index.html',
    'app.html',
    'assets/app-1.js',
    'assets/app-1.js.br',
    'index.html.br',
    'app.html.br',
  ])
    writeFileSync(join(siteFolder, file), file);
  const headers = {
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };
  writeFileSync(join(siteFolder, 'headers.json'), JSON.stringify(headers));
  return { bundles: Object.fromEntries(entryNames.map((entry) => [entry, functionFolder])), siteFolder };
}

const apps = new Map<VariantName, Synthesized>();

/** Each variant is synthesized once for all tests: the infra project runs in one worker whose modules are shared. */
export function appOf(name: VariantName): Synthesized {
  const app = apps.get(name) ?? createApp(name);
  apps.set(name, app);
  return app;
}

export const templateOf = (name: VariantName): Template => appOf(name).template;

export type Resource = {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is any JSON that CloudFormation accepts; tests state what they expect
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
};

/** The resources of one type by their logical id. Hundreds of tests ask, and the CDK walks the whole template each time. */
export const resourcesOf = (name: VariantName, type: string): [string, Resource][] => byType(name).get(type) ?? [];

const typed = new Map<VariantName, Map<string, [string, Resource][]>>();
const byType = (name: VariantName): Map<string, [string, Resource][]> => {
  const found = typed.get(name) ?? Map.groupBy(allResources(name), ([, { Type }]) => Type);
  typed.set(name, found);
  return found;
};

/** Of the stack at the edge: none where the variant has no such stack. */
export const edgeResourcesOf = (name: VariantName, type: string): [string, Resource][] =>
  Object.entries(appOf(name).edgeTemplate?.findResources(type) ?? {}) as [string, Resource][];

export const allResources = (name: VariantName): [string, Resource][] =>
  Object.entries(templateOf(name).toJSON().Resources);

/** Without the CDK's own two: the uploader of the site and the one that empties its bucket. */
export const ourFunctions = (name: VariantName): [string, Resource][] =>
  resourcesOf(name, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) => Properties.Runtime === 'nodejs24.x' && Properties.Architectures,
  );
