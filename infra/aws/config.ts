// The operator's settings, in `cdk.json` under "context" or with `-c name=value`. Each has a default that deploys. A value
// that cannot work is refused before synthesis. The error lists all mistakes, each with what to write instead.

import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { MailResults } from '#shared/contract/site-settings.ts';
import { settingsThatNeedEachOther } from './config-checks.ts';

export type Config = {
  /** Names the stack, so that several stages fit one account. */
  stage: string;
  /** True for the stage `prod`: its data stays after the stack, and deleting it takes two steps. */
  production: boolean;
  /** Who runs the site, an e-mail address for people's questions, and the law that applies. Production needs all three. */
  operatorName: string;
  operatorContact: string;
  operatorJurisdiction: string;
  /** The sender of result mails. Blank: no mail, results show on the dashboard only. */
  sender: string;
  /** `create`: the stack registers the address with SES. `existing`: the address or its domain is verified already. */
  senderIdentity: 'create' | 'existing';
  /** `confirmed`: full results go only to an address that its owner has confirmed. */
  mailResults: MailResults;
  /** Blank: the partner link of `shared/product.ts`. */
  partnerUrl: string;
  webhookUrl: string;
  /** ARN of a secret with your own signing key. Blank: the stack makes one. */
  webhookSecretArn: string;
  /** A model or an inference profile of Amazon Bedrock. Blank: the engine chooses its sentences itself. */
  bedrockModelId: string;
  domain: string;
  /** Of a certificate for `domain` in us-east-1, where CloudFront reads them. */
  certificateArn: string;
  alarmEmail: string;
  /** What a month may cost, in US dollars, before `alarmEmail` is told. */
  monthlyBudgetDollars: number;
  /** Which version of the origin's secret CloudFront sends. `npm run deploy` sets it. Blank: the one in force. */
  originSecretVersion: string;
  logRetentionDays: RetentionDays;
  waf: boolean;
  tracing: boolean;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Setting<T> = { default: T; read: (raw: string) => T | undefined; expected: string };

/** ASCII only: SES and SNS take nothing else. */
const email = /^(?=[!-~]+$)[^@<>"]+@[^@<>"]+\.[^@<>"]+$/;
const host = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const secretArn = /^arn:aws[a-z-]*:secretsmanager:[a-z0-9-]+:\d{12}:secret:.+-[A-Za-z0-9]{6}$/;
const certificateArn = /^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/[a-f0-9-]+$/;
const modelId = /^[a-z0-9-]+(\.[a-z0-9-]+){1,2}[a-z0-9.:-]*$/;

const blankOr = (pattern: RegExp, expected: string): Setting<string> => ({
  default: '',
  read: (raw) => (raw === '' || pattern.test(raw) ? raw : undefined),
  expected: `${expected}, or blank`,
});
/** One line for people to read. It stands in a page, so nothing invisible and no markup. */
const words = /^(?=\S)[^\p{C}<>]{1,120}$/u;
const httpsUrl: Setting<string> = {
  default: '',
  read: (raw) => (raw === '' || (URL.canParse(raw) && new URL(raw).protocol === 'https:') ? raw : undefined),
  expected: 'an address that starts with https://, or blank',
};
const onOff: Setting<boolean> = {
  default: false,
  read: (raw) => ({ true: true, false: false })[raw],
  expected: 'true or false',
};
/** CloudWatch takes only certain numbers of days. */
const retentions = Object.values(RetentionDays).filter((days) => typeof days === 'number');

export const settings = {
  stage: {
    default: 'dev',
    // An operator who writes one of these names means `prod`. Under another name the data would be deleted with the stack.
    read: (raw) => (/^(?!production$|live$)[a-z][a-z0-9]{0,11}$/.test(raw) ? raw : undefined),
    expected: 'one word of up to 12 small letters and digits, such as dev; production is called prod',
  },
  operatorName: blankOr(words, 'a name of up to 120 characters'),
  operatorContact: blankOr(email, 'an e-mail address such as privacy@example.com'),
  operatorJurisdiction: blankOr(words, 'a country or state such as Germany or Washington, USA'),
  sender: blankOr(email, 'an e-mail address such as results@example.com'),
  senderIdentity: {
    default: 'create',
    read: (raw) => (raw === 'create' || raw === 'existing' ? raw : undefined),
    expected: 'create or existing',
  },
  mailResults: {
    default: 'confirmed',
    read: (raw) => (raw === 'confirmed' || raw === 'at-once' ? raw : undefined),
    expected: 'confirmed or at-once',
  },
  partnerUrl: httpsUrl,
  webhookUrl: httpsUrl,
  webhookSecretArn: blankOr(
    secretArn,
    'the whole ARN of a secret (arn:aws:secretsmanager:…, with the six characters at its end)',
  ),
  bedrockModelId: blankOr(modelId, 'a model id such as amazon.nova-micro-v1:0 or us.amazon.nova-micro-v1:0'),
  domain: blankOr(host, 'a host name such as quiz.example.com'),
  certificateArn: blankOr(certificateArn, 'the ARN of a certificate in us-east-1 (arn:aws:acm:us-east-1:…)'),
  alarmEmail: blankOr(email, 'an e-mail address'),
  monthlyBudgetDollars: {
    // An idle stack costs about 10, and 1,000 quizzes 6 (npm run cost).
    default: 50,
    read: (raw) => (/^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : undefined),
    expected: 'a whole number of US dollars from 1 to 999999',
  },
  originSecretVersion: blankOr(/^[0-9A-Za-z-]{32,64}$/, 'the version id of a secret; npm run deploy sets it'),
  logRetentionDays: {
    default: RetentionDays.ONE_MONTH,
    read: (raw) => retentions.find((days) => String(days) === raw),
    expected: `a number of days that CloudWatch takes (${retentions.filter((days) => days !== RetentionDays.INFINITE).join(', ')})`,
  },
  waf: onOff,
  tracing: onOff,
} satisfies { [name in Exclude<keyof Config, 'production'>]: Setting<Config[name]> };

/** False for context of the CDK: feature flags and look-ups have `@`, `:` or a hyphen in their names. */
const isOurs = (name: string): boolean => /^\w+$/.test(name);

/** Reads and checks the whole context. Throws one ConfigError that lists every mistake. */
export function readConfig(context: Readonly<Record<string, unknown>>): Config {
  const mistakes = Object.keys(context)
    .filter((name) => isOurs(name) && !Object.hasOwn(settings, name))
    .map((name) => `${name}: there is no such setting. There are: ${Object.keys(settings).join(', ')}.`);
  const values = Object.fromEntries(
    Object.entries<Setting<unknown>>(settings).map(([name, setting]) => {
      if (context[name] === undefined) return [name, setting.default];
      const value = setting.read(String(context[name]).trim());
      if (value === undefined)
        mistakes.push(`${name} is "${String(context[name])}". It has to be ${setting.expected}.`);
      return [name, value];
    }),
  ) as Omit<Config, 'production'>;
  mistakes.push(...settingsThatNeedEachOther(values));
  if (mistakes.length > 0) throw new ConfigError(`The configuration cannot be deployed:\n- ${mistakes.join('\n- ')}`);
  return { ...values, production: values.stage === 'prod' };
}
