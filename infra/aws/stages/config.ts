import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { Operator, SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';
import {
  aboutSetting,
  type dispensable,
  type StageSetting,
  type StageSettings,
  stageSchema,
  stageSettings,
} from './stage-schema.ts';

/**
 * The URL of a stage's partner link; null if no page has one. `.example` is reserved (RFC 2606): it means that no partner is
 * set yet, and the link would lead nowhere.
 */
const partnerOf = ({ partnerUrl }: { partnerUrl: string }): string | null =>
  partnerUrl || (new URL(product.partner.url).hostname.endsWith('.example') ? null : product.partner.url);

/** Conflicts between settings that are valid one by one, as sentences. */
function settingsThatNeedEachOther(stage: string, settings: StageSettings): string[] {
  const { domain, certificateArn, webhookSecretArn, webhookUrl } = settings;
  const mistakes = [...(stage === 'prod' ? missingInProduction(settings) : []), ...contradictions(settings)];
  if (Boolean(domain) !== Boolean(certificateArn))
    mistakes.push('domain and certificateArn go together: CloudFront serves a domain only with its certificate.');
  if (settings.senderZoneId && (settings.senderIdentity !== 'domain' || settings.sender === ''))
    mistakes.push('senderZoneId is set without a sender and senderIdentity "domain": there are no records to write.');
  if (settings.waf && settings.webAclArn)
    mistakes.push('waf and webAclArn are both set: CloudFront asks one firewall. Take one of them away.');
  if (webhookSecretArn && !webhookUrl)
    mistakes.push('webhookSecretArn is set without webhookUrl: there is nothing to sign.');
  return mistakes;
}

type Dispensable = (typeof dispensable)[number];

/** The setting behind each word of `without`, and what production lacks if it is blank. */
const needs: Readonly<Record<Dispensable, { setting: string; lacks: string; has: (of: StageSettings) => boolean }>> = {
  alarms: { setting: 'alarmEmail', lacks: 'nobody would be notified of an alarm', has: (of) => of.alarmEmail !== '' },
  mail: { setting: 'sender', lacks: 'no result and no code would be mailed', has: (of) => of.sender !== '' },
  partner: {
    setting: 'partnerUrl',
    lacks: 'no page would have the partner’s link',
    has: (of) => partnerOf(of) !== null,
  },
};
const words = Object.keys(needs) as Dispensable[];

const missingInProduction = (settings: StageSettings): string[] => [
  ...missingOperator(settings),
  ...words
    .filter((word) => !needs[word].has(settings) && !settings.without.includes(word))
    .map((word) => {
      const { setting, lacks } = needs[word];
      return `${setting} is blank, so ${lacks}. Set it, or write "without": ["${word}"] if production is meant to do without.`;
    }),
];

const contradictions = (settings: StageSettings): string[] =>
  settings.without
    .filter((word) => word !== 'partner' && needs[word].has(settings))
    .map((word) => `without says "${word}", but ${needs[word].setting} is set. Remove one of them.`);

/**
 * Users must be able to read who has their answers, whom they can ask, and under which law. Production cannot do without this.
 */
const missingOperator = (settings: StageSettings): string[] =>
  (['operatorName', 'operatorContact', 'operatorJurisdiction'] as const)
    .filter((name) => settings[name] === '')
    .map((name) => `${name} is blank. Production needs it: the pages /about and /privacy show it.`);

const profilePrefix = /^(global|[a-z]{2}(-gov)?|apac)\./;

/** The id of an inference profile is the model's id with a prefix for its regions, such as `us.` or `global.`. */
export const isInferenceProfile = (modelId: string): boolean => profilePrefix.test(modelId);

export const modelBehind = (modelId: string): string => modelId.replace(profilePrefix, '');

/** The validated settings of a stage, and what follows from its name. */
export type Config = StageSettings & {
  /** Part of the stack's name, so that several stages fit one account. */
  stage: string;
  /** True for the stage `prod`: its data outlives the stack, and deleting it takes two steps. */
  production: boolean;
  /** The version of the origin secret that CloudFront sends. `npm run ops -- deploy` sets it. Blank: the current one. */
  originSecretVersion: string;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

// An operator who writes one of these names means `prod`. Under another name the data would be deleted with the stack.
const stageName = /^(?!production$|live$)[a-z][a-z0-9]{0,11}$/;
const secretVersion = /^([0-9A-Za-z-]{32,64})?$/;

/** Validates the settings of a stage. Throws one ConfigError that lists every mistake, each with what to write instead. */
export function readConfig(stage: string, given: unknown, originSecretVersion = ''): Config {
  const mistakes: string[] = [];
  if (!stageName.test(stage))
    mistakes.push(
      `stage is "${stage}". It has to be one word of up to 12 small letters and digits, such as dev; production is called prod.`,
    );
  if (!secretVersion.test(originSecretVersion))
    mistakes.push(
      `originSecretVersion is "${originSecretVersion}". It has to be the version id of a secret; npm run ops -- deploy sets it.`,
    );
  const settings = settingsOf(given);
  const read = stageSchema.safeParse(settings);
  // Valid settings are still checked against each other, so that one run finds every mistake.
  const wrong = read.success ? [] : wrongNames(read.error.issues.flatMap(({ path }) => path));
  const fine = Object.fromEntries(
    Object.entries(settings).filter(([name]) => isSetting(name) && !wrong.includes(name)),
  );
  const values = stageSchema.parse(fine);
  mistakes.push(
    ...Object.keys(settings)
      .filter((name) => !isSetting(name))
      .map(unknownSetting),
    ...wrong.map((name) => wrongValue(name, settings[name])),
    ...settingsThatNeedEachOther(stage, values),
  );
  if (mistakes.length > 0)
    throw new ConfigError(`stages/${stage}.json cannot be deployed:\n- ${mistakes.join('\n- ')}`);
  return { ...values, stage, production: stage === 'prod', originSecretVersion };
}

/** Without the `$schema` line for editors. */
const settingsOf = (given: unknown): Readonly<Record<string, unknown>> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConfigError('A stage is a JSON object of settings, such as {"sender": "results@example.com"}.');
  const { $schema: _, ...settings } = given as Readonly<Record<string, unknown>>;
  return settings;
};

const isSetting = (name: unknown): name is StageSetting => stageSettings.some((setting) => setting === name);
const wrongNames = (paths: readonly PropertyKey[]): StageSetting[] => [...new Set(paths.filter(isSetting))];

const unknownSetting = (name: string): string =>
  `${name}: there is no such setting. There are: ${stageSettings.join(', ')}.`;

const wrongValue = (name: StageSetting, value: unknown): string =>
  `${name} is ${JSON.stringify(value)}. It has to be ${aboutSetting(name).expected}.`;

/**
 * True if a stage needs the edge stack: for a firewall, or for alarms that are mailed.
 */
export const hasEdgeStack = ({ waf, alarmEmail }: Pick<Config, 'waf' | 'alarmEmail'>): boolean =>
  waf || alarmEmail !== '';

/** What the pages of this stage know about it. */
export const siteSettingsOf = (config: Config): SiteSettings => ({
  operator: operatorOf(config),
  hasMail: config.sender !== '',
  mailResults: config.mailResults,
  partnerUrl: partnerOf(config),
  hasModel: config.bedrockModelId !== '',
  hasWebhook: config.webhookUrl !== '',
  logRetentionDays: config.logRetentionDays === RetentionDays.INFINITE ? null : config.logRetentionDays,
  unusedAccountMonths: config.unusedAccountMonths,
  keepsOffline: config.offline,
  limits: dailyLimits,
});

/** All three or none: a name without an address, or without the applicable law, helps nobody. */
const operatorOf = ({ operatorName, operatorContact, operatorJurisdiction }: Config): Operator | null =>
  operatorName && operatorContact && operatorJurisdiction
    ? { name: operatorName, contact: operatorContact, jurisdiction: operatorJurisdiction }
    : null;
