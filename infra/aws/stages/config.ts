import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { languageCodes } from '#shared/contract/language.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';
import { languagesNotReviewed, reviewCount } from './clinical-review.ts';
import {
  aboutSetting,
  dispensable,
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

type Word = StageSettings['without'][number];
type Reviews = typeof reviewCount;

/** What production can do without, and the setting behind each word. `lacks` says what is missing if that is blank. */
const needs: Readonly<
  Record<Exclude<Word, 'clinical-review'>, { setting: string; lacks: string; has: (of: StageSettings) => boolean }>
> = {
  alarms: { setting: 'alarmEmail', lacks: 'nobody would be notified of an alarm', has: (of) => of.alarmEmail !== '' },
  domain: {
    setting: 'domain',
    lacks: 'the certificate would be CloudFront’s, which also accepts TLS 1.0',
    has: (of) => of.domain !== '',
  },
  mail: { setting: 'sender', lacks: 'no result and no code would be mailed', has: (of) => of.sender !== '' },
  partner: {
    setting: 'partnerUrl',
    lacks: 'no page would have the partner’s link',
    has: (of) => partnerOf(of) !== null,
  },
};

/** Users must be able to read who has their answers, whom they can ask, and which law applies. */
const missingInProduction = (settings: StageSettings, reviews: Reviews): string[] => [
  ...(['operatorName', 'operatorContact', 'operatorJurisdiction'] as const)
    .filter((name) => settings[name] === '')
    .map((name) => `${name} is blank. Production needs it: the pages /about and /privacy show it.`),
  ...dispensable
    .filter((word) => !settings.without.includes(word))
    .flatMap((word) => {
      const lack =
        word === 'clinical-review' ? lackOfReview(reviews(settings.languages)) : lackOf(needs[word], settings);
      return lack ? [`${lack}, or write "without": ["${word}"] if production is meant to do without.`] : [];
    }),
];

const lackOf = ({ setting, lacks, has }: (typeof needs)[keyof typeof needs], settings: StageSettings): string | null =>
  has(settings) ? null : `${setting} is blank, so ${lacks}. Set it`;

const lackOfReview = ({ missing, all }: ReturnType<Reviews>): string | null =>
  missing === 0
    ? null
    : `No clinician has reviewed ${missing} of the ${all} sentences about safety in their present words. Have them reviewed (npm run reviewed)`;

/** Conflicts between settings that are valid one by one, as sentences. */
const conflicts = (settings: StageSettings): string[] => {
  const { domain, certificateArn, webhookSecretArn, webhookUrl, senderZoneId, sender, senderIdentity } = settings;
  return [
    ...settings.without.flatMap((word) => {
      // No setting of this stage: the partner may stand in shared/product.ts, and the reviews are those of the sentences.
      if (word === 'partner' || word === 'clinical-review' || !needs[word].has(settings)) return [];
      return [`without says "${word}", but ${needs[word].setting} is set. Remove one of them.`];
    }),
    ...(Boolean(domain) === Boolean(certificateArn)
      ? []
      : ['domain and certificateArn go together: CloudFront serves a domain only with its certificate.']),
    ...(senderZoneId && (senderIdentity !== 'domain' || sender === '')
      ? ['senderZoneId is set without a sender and senderIdentity "domain": there are no records to write.']
      : []),
    ...(settings.waf && settings.webAclArn
      ? ['waf and webAclArn are both set: CloudFront asks one firewall. Take one of them away.']
      : []),
    ...(webhookSecretArn && !webhookUrl
      ? ['webhookSecretArn is set without webhookUrl: there is nothing to sign.']
      : []),
  ];
};

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

// An operator who writes one of these names means `prod`. Under another name, the data would be deleted with the stack.
const stageName = /^(?!production$|live$)[a-z][a-z0-9]{0,11}$/;
const secretVersion = /^([0-9A-Za-z-]{32,64})?$/;

/** Validates the settings of a stage. Throws one ConfigError that lists every mistake, each with what to write instead. */
export function readConfig(
  stage: string,
  given: unknown,
  originSecretVersion = '',
  reviews: Reviews = reviewCount,
): Config {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConfigError('A stage is a JSON object of settings, such as {"sender": "results@example.com"}.');
  const mistakes: string[] = [];
  if (!stageName.test(stage))
    mistakes.push(
      `stage is "${stage}". It has to be one word of up to 12 small letters and digits, such as dev; production is called prod.`,
    );
  if (!secretVersion.test(originSecretVersion))
    mistakes.push(
      `originSecretVersion is "${originSecretVersion}". It has to be the version id of a secret; npm run ops -- deploy sets it.`,
    );
  // Without the `$schema` line for editors.
  const { $schema: _, ...settings } = given as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(settings).filter((name) => !isSetting(name));
  mistakes.push(...unknown.map((name) => `${name}: there is no such setting. There are: ${stageSettings.join(', ')}.`));
  const read = stageSchema.safeParse(settings);
  const wrong = new Set(read.error?.issues.flatMap(({ path }) => path.filter(isSetting)));
  for (const name of wrong)
    mistakes.push(`${name} is ${JSON.stringify(settings[name])}. It has to be ${aboutSetting(name).expected}.`);
  // Valid settings are still checked against each other, so that one run finds every mistake.
  const fine = Object.entries(settings).filter(([name]) => isSetting(name) && !wrong.has(name));
  const values = stageSchema.parse(Object.fromEntries(fine));
  mistakes.push(...(stage === 'prod' ? missingInProduction(values, reviews) : []), ...conflicts(values));
  if (mistakes.length > 0)
    throw new ConfigError(`stages/${stage}.json cannot be deployed:\n- ${mistakes.join('\n- ')}`);
  return { ...values, stage, production: stage === 'prod', originSecretVersion };
}

const isSetting = (name: unknown): name is StageSetting => stageSettings.some((setting) => setting === name);

/** True if a stage needs the edge stack: for a firewall, or for alarms that are mailed. */
export const hasEdgeStack = ({ waf, alarmEmail }: Pick<Config, 'waf' | 'alarmEmail'>): boolean =>
  waf || alarmEmail !== '';

/** What the pages of this stage know about it. */
export const siteSettingsOf = (config: Config): SiteSettings => ({
  ...(config.domain && { origin: `https://${config.domain}` }),
  // All three or none: a name without an address, or without the applicable law, helps nobody.
  operator:
    config.operatorName && config.operatorContact && config.operatorJurisdiction
      ? {
          name: config.operatorName,
          contact: config.operatorContact,
          jurisdiction: config.operatorJurisdiction,
          jurisdictionIn: config.operatorJurisdictionIn,
        }
      : null,
  hasMail: config.sender !== '',
  mailResults: config.mailResults,
  partnerUrl: partnerOf(config),
  hasModel: config.bedrockModelId !== '',
  hasWebhook: config.webhookUrl !== '',
  logRetentionDays: config.logRetentionDays === RetentionDays.INFINITE ? null : config.logRetentionDays,
  unusedAccountMonths: config.unusedAccountMonths,
  keepsOffline: config.offline,
  ...(!config.firstLook && { firstLook: false }),
  ...(config.languages.length < languageCodes.length && { languages: config.languages }),
  notReviewedIn: languagesNotReviewed(config.languages),
  limits: dailyLimits,
});
