import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod/mini';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { defaultLanguage, languageCodes, otherLanguages } from '#shared/contract/language.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { featureTableNames } from '#shared/features/tables.ts';
import { stackName } from './stack-names.ts';

// The kinds of settings, each with what it does and what it expects, in words.

export type About = { readonly does: string; readonly expected: string };

const texts = z.registry<About>();

const about = <Schema extends z.ZodMiniType>(schema: Schema, text: About): Schema => {
  texts.add(schema, text);
  // Standard tools, including the editors' schema, read the description from there.
  z.globalRegistry.add(schema, { description: text.does });
  return schema;
};

const blankOr = ({ source, flags }: RegExp, { does, expected }: About) =>
  about(z._default(z.string().check(z.trim(), z.regex(new RegExp(`^$|${source}`, flags))), ''), {
    does,
    expected: `${expected}, or blank`,
  });

const isHttps = (raw: string) => raw === '' || (URL.canParse(raw) && new URL(raw).protocol === 'https:');
const httpsUrl = (does: string) =>
  about(z._default(z.string().check(z.trim(), z.refine(isHttps)), ''), {
    does,
    expected: 'an address that starts with https://, or blank',
  });

const onOff = (does: string) => about(z._default(z.boolean(), false), { does, expected: 'true or false' });

const wholeNumber = (from: number, to: number, usual: number, { does }: Pick<About, 'does'>) =>
  about(z._default(z.int().check(z.minimum(from), z.maximum(to)), usual), {
    does,
    expected: `a whole number from ${from} to ${to}`,
  });

/**
 * What `npm run ops -- restore` restores. It does not restore the marks of erased users, which must never go back in
 * time, or the rate limit counters, which expire within a day.
 */
export const restorableTables = ['submissions', 'results', 'accounts', ...featureTableNames] as const;
export type RestorableTable = (typeof restorableTables)[number];

/** The value of the setting `restoredTables`: the instant to which they were restored. */
const restoredPattern = /^\d{8}t\d{6}z$/;

/** `2026-11-21T08:00:00Z` → `20261121t080000z`. */
export const restoredWordOf = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')
    .toLowerCase();

/** The command creates the tables under these names, and the stack refers to them by the same names. */
export const restoredName = (stage: string, table: RestorableTable, word: string): string =>
  `${stackName(stage)}-${table}-${word}`;

// The settings of `stages/<name>.json`. Each has a default that deploys in development, what it does (for the table of
// docs/operations.md, and for editors by stages/schema.json), and what it expects (for the error message).

/** ASCII only, because SES and SNS accept nothing else. */
const email = /^(?=[!-~]+$)[^@<>"]+@[^@<>"]+\.[^@<>"]+$/;
const host = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const secretArn = /^arn:aws[a-z-]*:secretsmanager:[a-z0-9-]+:\d{12}:secret:.+-[A-Za-z0-9]{6}$/;
const certificateArn = /^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/[a-f0-9-]+$/;
const webAclArn = /^arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[a-f0-9-]+$/;
const modelId = /^[a-z0-9-]+(\.[a-z0-9-]+){1,2}[a-z0-9.:-]*$/;
/** One line of text for a page, without invisible characters or markup. */
const words = /^(?=\S)[^\p{C}<>]{1,120}$/u;

/** CloudWatch accepts only certain numbers of days. */
const retentions = Object.values(RetentionDays).filter((days) => typeof days === 'number');
const shownRetentions = retentions.filter((days) => days !== RetentionDays.INFINITE).join(', ');

/** What production can do without, if its file says so. */
export const dispensable = ['alarms', 'clinical-review', 'domain', 'mail', 'partner'] as const;

const operatorHint =
  '`/about` and `/privacy` show it; a stage without all three calls itself a trial there, and `prod` cannot be deployed';

export const stageSchema = z.strictObject({
  operatorName: blankOr(words, {
    does: `who runs the site. ${operatorHint}. [What is stored where](privacy.md)`,
    expected: 'a name of up to 120 characters',
  }),
  operatorContact: blankOr(email, {
    does: 'an e-mail address for questions about data, shown beside the name',
    expected: 'an e-mail address such as privacy@example.com',
  }),
  operatorJurisdiction: blankOr(words, {
    does: 'the law that applies, shown beside the name',
    expected: 'a country or state such as Germany or Washington, USA',
  }),
  operatorJurisdictionIn: about(
    z._default(z.partialRecord(z.enum(otherLanguages), z.string().check(z.regex(words))), {}),
    {
      does: 'the law in other languages: `{"es": "Alemania"}`',
      expected: 'an object of languages, such as {"es": "Alemania"}',
    },
  ),
  languages: about(
    z._default(
      z
        .array(z.enum(languageCodes))
        .check(z.refine((named) => named.includes(defaultLanguage) && new Set(named).size === named.length)),
      [...languageCodes],
    ),
    {
      does: `the languages that the stage speaks, \`${defaultLanguage}\` among them. Its pages and mails have no sentence of another one, which then needs no clinician’s review; an account in that language gets English`,
      expected: `a list of ${languageCodes.map((code) => `"${code}"`).join(', ')}, with "${defaultLanguage}"`,
    },
  ),
  sender: blankOr(email, {
    does: 'the sender of all mails; without it there is no mail, and results show on the dashboard only',
    expected: 'an e-mail address such as results@example.com',
  }),
  senderIdentity: about(z._default(z.enum(['create', 'domain', 'existing']), 'create'), {
    does: '`create`: the stack registers only the address with SES, which is enough for a trial. `domain`: it registers the sender’s domain, signs all mail (DKIM), sends from its subdomain `mail.`, and prints the records for its DNS ([mail that arrives](#mail-that-arrives)). `existing`: the address or its domain is already verified; then a deployment with `create` or `domain` fails. If two stages have the same sender, `prod` registers it and the other has `existing`',
    expected: 'create, domain or existing',
  }),
  senderZoneId: blankOr(/^Z[A-Z0-9]{5,31}$/, {
    does: 'the Route 53 zone of the sender’s domain, with `senderIdentity` `domain`: the stack then writes the DNS records itself',
    expected: 'the id of a hosted zone such as Z0123456789ABCDEFGHIJ',
  }),
  mailResults: about(z._default(z.enum(['confirmed', 'at-once']), 'confirmed'), {
    does: '`confirmed`: full results are mailed only to an address that its owner has confirmed. `at-once`: to every address',
    expected: 'confirmed or at-once',
  }),
  partnerUrl: httpsUrl(
    'the partner’s address, if it differs from the one in `shared/product.ts`. If neither names one (`.example` counts as none), no page has a link',
  ),
  webhookUrl: httpsUrl('gets a signed call for each submission (Standard Webhooks)'),
  webhookSecretArn: blankOr(secretArn, {
    does: 'your own secret with the signing key; without it the stack creates one. If another KMS key encrypts it, allow the worker’s role to decrypt with that key',
    expected: 'the complete ARN of a secret (arn:aws:secretsmanager:…, with the six characters at its end)',
  }),
  bedrockModelId: blankOr(modelId, {
    does: 'a model or inference profile of Amazon Bedrock that chooses among the engine’s sentences; without it the engine chooses',
    expected: 'a model id such as amazon.nova-micro-v1:0 or us.amazon.nova-micro-v1:0',
  }),
  domain: blankOr(host, {
    does: 'your own domain; without it the site has CloudFront’s. For two years, browsers then use only TLS for it and all its subdomains: do not set a bare `example.com` unless all of them have TLS',
    expected: 'a host name such as quiz.example.com',
  }),
  certificateArn: blankOr(certificateArn, {
    does: 'the certificate of `domain`, in us-east-1, where CloudFront reads certificates',
    expected: 'the ARN of a certificate in us-east-1 (arn:aws:acm:us-east-1:…)',
  }),
  alarmEmail: blankOr(email, {
    does: 'receives the alarms, and a warning when the month gets expensive',
    expected: 'an e-mail address',
  }),
  // An idle stack costs about 29, with every feature 55, and 1,000 quizzes 6 (docs/operations.md, 'What it costs').
  monthlyBudgetDollars: about(z._default(z.int().check(z.minimum(1), z.maximum(999_999)), 50), {
    does: 'what a month of the whole account may cost, in US dollars, before `alarmEmail` is warned; at three times as much, nobody new can register ([abuse](#abuse))',
    expected: 'a whole number of US dollars from 1 to 999999',
  }),
  logRetentionDays: about(z._default(z.literal(retentions), RetentionDays.ONE_MONTH), {
    does: 'how many days logs are stored',
    expected: `a number of days that CloudWatch accepts (${shownRetentions})`,
  }),
  waitingShards: wholeNumber(1, pipelineLimits.maxShards, 8, {
    does: 'the number of shards of the index of waiting work. Each handles about 400 submissions a second. It can be raised and lowered at any time ([limits](#which-limit-is-reached-first))',
  }),
  resultWorkers: wholeNumber(2, 1000, pipelineLimits.maxConcurrency, {
    does: 'the maximum concurrency of the workers that make results, ten results each',
  }),
  effectWorkers: wholeNumber(2, 1000, pipelineLimits.maxConcurrency, {
    does: 'the maximum concurrency of the workers that mail results and call the webhook, ten each. The SES rate limits mail, whatever the number',
  }),
  unusedAccountMonths: wholeNumber(lifetimes.leastUnusedMonths, 120, lifetimes.unusedAccountMonths, {
    does: 'after so many months without use, an account gets one notice, if its address is confirmed, and is erased 60 days later ([accounts that nobody uses](#accounts-that-nobody-uses)). The privacy text states it',
  }),
  unusedAccountsPerDay: wholeNumber(1, 100_000, 200, {
    does: 'at most so many unused accounts are notified a day, and as many erased, so that a wrong clock empties no table. An alarm rings when more are due',
  }),
  throttleTimes: wholeNumber(1, 10_000, 1, {
    does: 'multiplies the throttles of all routes (`throttle` in their declarations). Raise the quotas behind them first',
  }),
  signingKeyGeneration: wholeNumber(1, 20, 1, {
    does: 'which key signs results. Raise it by one, and a new key signs while the former ones only verify. Never lower it ([a new signing key](#a-new-signing-key))',
  }),
  waf: onOff(
    'a firewall in front of CloudFront: rate limits by address, known bad addresses and exploits ([abuse](#abuse)). It is in a separate stack, `…-edge` in us-east-1; the product may be in any region',
  ),
  webAclArn: blankOr(webAclArn, {
    does: 'your own firewall instead (a web ACL of the scope CLOUDFRONT); `waf` is then off',
    expected: 'the ARN of a web ACL for CloudFront (arn:aws:wafv2:us-east-1:…:global/webacl/…)',
  }),
  reservedRuns: onOff(
    'five runs at once are reserved for each way out: erasing an account, undoing a change of address, declining an address. A flood of other calls leaves them theirs. Lambda refuses it below a quota of 115 runs at once, which a new account does not have',
  ),
  probe: onOff(
    'a function that uses the site as a user does: every five minutes it logs in, and each hour it takes a whole quiz ([the probe](#the-probe))',
  ),
  canary: onOff(
    'a new version of a function gets a tenth of its calls for a quarter of an hour, and all of them if it does not fail in that time ([the release train](#the-release-train))',
  ),
  backupVault: onOff(
    'a daily copy of the tables in a vault of AWS Backup, which not even an administrator can empty. In `prod` its lock becomes final three days after the first deployment ([the vault](#the-vault))',
  ),
  warmWrites: wholeNumber(4000, 40_000, 4000, {
    does: 'how many write units a second each table can handle at once, without minutes to adapt; 4000 is AWS’s default for a new table. Raise it before a launch. AWS charges once for the increase, and refuses to lower it',
  }),
  tracing: onOff(
    'X-Ray for each invocation of a function: its duration and its cold start. It shows no calls of AWS services and does not connect Submit with the later mail; the logs do, by `submissionId`',
  ),
  restoredTables: blankOr(restoredPattern, {
    does: 'the instant of the restored tables that this stage uses, as `npm run ops -- restore` writes it; without it the stage uses its original tables. [Restore](#restore-the-tables)',
    expected: 'what npm run ops -- restore writes, such as 20261121t080000z',
  }),
  userPoolGeneration: wholeNumber(1, 20, 1, {
    does: 'which user pool the stage uses. `npm run ops -- restore` with `--users` raises it when a pool was lost and its users are in the next one. [Restore](#restore-the-users)',
  }),
  nextUserPool: onOff(
    'creates the next user pool, empty, beside the one in use, so that `npm run ops -- restore` with `--users` can fill it. [Restore](#restore-the-users)',
  ),
  offline: about(z._default(z.boolean(), true), {
    does: 'a service worker lets a quiz survive a reload without a network. `false` removes it from every browser ([a broken worker](#a-broken-service-worker))',
    expected: 'true or false',
  }),
  firstLook: about(z._default(z.boolean(), true), {
    does: 'before it asks for the account, the first quiz shows notices, or the figure with its range and a first step, worked out in the browser. `false` shows the plain screen of the specification',
    expected: 'true or false',
  }),
  without: about(z._default(z.array(z.enum(dispensable)), []), {
    does: 'what `prod` may lack: without `alarmEmail`, `domain`, `sender`, a partner or a clinician’s review ([deploy](#deploy)) it cannot be deployed, unless the word is listed here',
    expected: `a list of ${dispensable.map((word) => `"${word}"`).join(', ')}`,
  }),
});

export type StageSettings = z.output<typeof stageSchema>;
export type StageSetting = keyof StageSettings;
export const stageSettings = Object.keys(stageSchema.shape) as StageSetting[];

/** What a setting does and what it expects, in words. */
export const aboutSetting = (name: StageSetting): About =>
  texts.get(stageSchema.shape[name]) ?? { does: '', expected: '' };

/** The JSON schema by which editors complete and validate a stage's file. */
export const stageJsonSchema = (): string => {
  const { properties, ...schema } = z.toJSONSchema(stageSchema, { io: 'input' });
  return `${JSON.stringify({ ...schema, properties: { $schema: { type: 'string' }, ...properties } }, null, 2)}\n`;
};

/** The settings as a Markdown table. */
export const stageTable = (): string => {
  const defaults = stageSchema.parse({});
  const rows = stageSettings.map((name) => `| \`${name}\` | ${shown(defaults[name])} | ${aboutSetting(name).does} |`);
  return ['| setting | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
};

const shown = (value: unknown): string => {
  if (value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)) return 'none';
  return value === false ? 'off' : `\`${value}\``;
};

/** Replaces what is between the marks of a table in a page, such as `<!-- settings -->`. */
export const withTable = (page: string, mark: 'settings' | 'binds', table: string): string =>
  page.replace(
    new RegExp(`(<!-- ${mark} -->\\n)[^]*?(<!-- /${mark} -->)`),
    (_, before: string, after: string) => `${before}${table}\n${after}`,
  );
