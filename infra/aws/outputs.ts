import { Aws, CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { outputOfTable } from '#infra/facts/table-keys.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import type { AlarmSources } from './alarms/alarm.ts';
import type { Overview } from './alarms/overview.ts';
import type { GrantSources } from './functions/grants.ts';
import type { Site } from './site/site.ts';
import { type Config, siteSettingsOf } from './stages/config.ts';

type Parts = AlarmSources & GrantSources & { site: Site; overview: Overview };

/** What a deployment prints at its end: URLs, names, and the tasks that must be done by hand. */
export function addOutputs(scope: Construct, config: Config, parts: Parts): void {
  const { site, resultQueue, effectQueue, accountQueue, tables } = parts;
  const { dashboardName } = parts.overview.dashboard;
  const outputs = {
    SiteAddress: site.url,
    DashboardLink: `https://${Aws.REGION}.console.aws.amazon.com/cloudwatch/home?region=${Aws.REGION}#dashboards/dashboard/${dashboardName}`,
    // The names that the runbooks of docs/operations.md need.
    UserPoolId: parts.signIn.userPool.userPoolId,
    NextUserPoolId: parts.signIn.nextUserPool?.userPoolId,
    UserBackupsBucket: parts.userBackups.bucket.bucketName,
    BackupVault: parts.backups.vault.backupVaultName,
    SubmissionsTableName: tables.submissions.tableName,
    ResultsTableName: tables.results.tableName,
    AccountsTableName: tables.accounts.tableName,
    LimitsTableName: tables.limits.tableName,
    ErasedTableName: tables.erased.tableName,
    ...Object.fromEntries([...tables.ofFeatures].map(([name, { tableName }]) => [outputOfTable(name), tableName])),
    ServerKeyArn: parts.serverKey.secret.secretArn,
    ProbeKeyArn: parts.probeKey.secret?.secretArn,
    ResultQueueUrl: resultQueue.queue.queueUrl,
    DeadLettersUrl: resultQueue.deadLetters.queueUrl,
    EffectQueueUrl: effectQueue.queue.queueUrl,
    EffectDeadLettersUrl: effectQueue.deadLetters.queueUrl,
    AccountQueueUrl: accountQueue.queue.queueUrl,
    AccountDeadLettersUrl: accountQueue.deadLetters.queueUrl,
    EventDeadLettersUrl: parts.results.eventDeadLetters.queueUrl,
    SigningKeyArn: parts.signingKeys.environment.SIGNING_KEY,
    EngineVersion: engineVersion,
    MailFrom: parts.mail.environment.MAIL_SENDER,
    MailConfigurationSet: parts.mail.configurationSetName,
    WebhookSecretArn: parts.webhookSecret.secret?.secretArn,
    // What the next `npm run ops -- deploy` needs from this deployment, for the next origin secret and for the edge
    // stack.
    OriginSecretArn: parts.originSecret.secret.secretArn,
    OriginSecretVersion: config.originSecretVersion || 'first',
    DistributionId: site.distribution.distributionId,
    ...Object.fromEntries(Object.entries(site.edgeFunctionNames).map(([id, name]) => [`${id}Name`, name])),
    ToDoByHand: tasksByHand(config, site.distribution.distributionDomainName)
      .map((task, i) => `${i + 1}. ${task}`)
      .join(' '),
  };
  for (const [name, value] of Object.entries(outputs)) if (value) new CfnOutput(scope, name, { value });
}

/** Each setting can leave a task. */
function tasksByHand(config: Config, distributionDomain: string): string[] {
  const { sender, senderIdentity, domain, bedrockModelId, webhookUrl, webhookSecretArn, alarmEmail } = config;
  const { operator, partnerUrl } = siteSettingsOf(config);
  const doctor = `npm run ops -- doctor --stage ${config.stage}`;
  return [
    !operator &&
      `No operator is named on /about and /privacy: set operatorName and its two neighbours in stages/${config.stage}.json.`,
    !partnerUrl && `No partner is set, so no page links to one: set partnerUrl in stages/${config.stage}.json.`,
    !sender &&
      `Mail is off: results show on the dashboard only. Set sender in stages/${config.stage}.json to switch it on.`,
    sender &&
      senderIdentity === 'domain' &&
      `Write the records of the output DnsRecords into the DNS of the sender’s domain. ${doctor} says when they are seen.`,
    sender && senderIdentity === 'create' && `Open the mail that SES sent to ${sender} and follow its link.`,
    sender && 'Ask for production access in the SES console: until then SES delivers to verified addresses only.',
    domain && `Point ${domain} (CNAME or alias) at ${distributionDomain}.`,
    bedrockModelId && `Check that the account may use the model ${bedrockModelId} (${doctor} does).`,
    webhookUrl && !webhookSecretArn && "Give the webhook's receiver the signing key from Secrets Manager.",
    alarmEmail &&
      `Confirm the five subscriptions that SNS sent to ${alarmEmail}: pages and tickets, from this region and from us-east-1, and events.`,
    !alarmEmail && `Nobody is notified of alarms. Set alarmEmail in stages/${config.stage}.json.`,
  ].filter((task) => task) as string[];
}
