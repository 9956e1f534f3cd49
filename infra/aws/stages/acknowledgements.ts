import { constructOfTable } from '#infra/facts/table-keys.ts';
import { featureTableNames } from '#shared/features/tables.ts';
import { qualifierOf, stackName } from './stack-names.ts';

/**
 * Every finding of cdk-nag (AwsSolutions and HIPAA.Security) that we accept, and why. A test fails for a finding without an
 * entry here, and for an entry without a finding.
 */
export type Acknowledgement = {
  /** As cdk-nag prints it. */
  rule: string;
  /** Matches the construct's path below the stack. */
  at: RegExp;
  reason: string;
};

/** Findings that are accepted at one place: each rule with its reason. */
export const accepted = (at: RegExp, reasons: Readonly<Record<string, string>>): Acknowledgement[] =>
  Object.entries(reasons).map(([rule, reason]) => ({ rule, at, reason }));

/** A secret without automatic rotation: both packs ask for one. */
const notRotated = (at: RegExp, reason: string): Acknowledgement[] =>
  accepted(at, {
    'AwsSolutions-SMG4': reason,
    'HIPAA.Security-SecretsManagerRotationEnabled': 'As AwsSolutions-SMG4.',
  });

const tablesOfPeople = [
  ...['Submissions', 'Results', 'Accounts', 'Limits', 'Erased'],
  ...featureTableNames.map(constructOfTable),
];

export const acknowledgements: readonly Acknowledgement[] = [
  ...accepted(/^SignIn\/Users\d*\/Resource$/, {
    'AwsSolutions-COG1':
      'Eight characters and no composition rules, as the specification says and NIST SP 800-63B advises: such rules lead to worse passwords.',
    'AwsSolutions-COG2':
      'No second factor: the specification signs people in by e-mail and password alone. Attempts are throttled.',
    'AwsSolutions-COG8':
      'The Plus tier costs $20 per 1,000 users a month, nearly four times Lite, for features that nothing here uses.',
  }),
  ...accepted(/^Api\/Http\/(GET|POST|OPTIONS)--(api|\.well-known)--/, {
    'AwsSolutions-APIG4':
      'The functions verify the token themselves (signature, issuer, audience, use, expiry): refusals have the wording and code of the contract, and the local system runs the same check. Login, register and the public signing keys must be public.',
  }),
  ...accepted(/^Site\/Files\/Resource$/, {
    'AwsSolutions-S1':
      'The bucket holds a public web build, readable by CloudFront only. A log of its reads would be a log of visitors.',
    'HIPAA.Security-S3BucketLoggingEnabled':
      'As for AwsSolutions-S1: the bucket has no health data, and we do not record who visits a health site.',
    'HIPAA.Security-S3BucketReplicationEnabled':
      'A build can be repeated from the source in a minute. The bucket contains no data.',
    'HIPAA.Security-S3BucketVersioningEnabled':
      'Hashed files are never overwritten and earlier ones stay. To roll back, deploy the earlier commit.',
    'HIPAA.Security-S3DefaultEncryptionKMS': 'Every visitor gets these files. S3 encrypts them with its own key.',
  }),
  ...accepted(/^UserBackups\/Bucket\/Resource$/, {
    'AwsSolutions-S1':
      'One function writes there, and operators read when they restore. CloudTrail shows each use of its key.',
    'HIPAA.Security-S3BucketLoggingEnabled': 'As for AwsSolutions-S1.',
    'HIPAA.Security-S3BucketReplicationEnabled':
      'A copy in another region would outlive an erasure longer, and leave the region that the operator chose.',
  }),
  ...accepted(/^UserBackups\/BackUpUsers\/Role\//, {
    'AwsSolutions-IAM5[Resource::<UserBackupsBucketEF024000.Arn>/users/*]':
      'The name of a backup is the instant at which it begins.',
  }),
  ...accepted(/^Backups\/Role\/Resource$/, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
      'AWS’s own policy for its own service, which AWS extends when that service needs another right. A copy of ours lacked one, and every copy of a table failed.',
  }),
  ...accepted(/^Alarms\/EventWatch\/Topic\/Resource$/, {
    'HIPAA.Security-SNSEncryptedKMS':
      'It says that a key was taken away, so it must not need that key. Its messages contain nothing about a person.',
  }),
  ...accepted(/^Site\/Distribution\/Resource$/, {
    'AwsSolutions-CFR1': 'The product is available in every country.',
    'AwsSolutions-CFR2':
      'The firewall is a setting (waf). It costs at least $10 a month, too much for some small installations.',
    'AwsSolutions-CFR3':
      'CloudFront’s access log contains visitors’ addresses. The API’s own log has route, status and time, and nothing about a person.',
    'AwsSolutions-CFR4':
      'Without the setting `domain` the site has CloudFront’s certificate, whose policy is fixed. With it, the minimum is TLS 1.2.',
  }),
  ...accepted(/^Site\/UploadRole\//, {
    'AwsSolutions-IAM5[Resource::<SiteFiles975A43CF.Arn>/*]':
      'The uploader writes files with names from the build. The bucket contains nothing else.',
    ...Object.fromEntries(
      ['dev', 'staging', 'prod'].map((stage) => [
        `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-${qualifierOf(stage)}-assets-<AWS::AccountId>-<AWS::Region>/*.zip]`,
        'Builds contain nothing secret. A right to a single build would change with each release, and IAM propagates new rights too slowly for the upload.',
      ]),
    ),
  }),
  ...accepted(/^(Effects\/SendEffects|AccountWork\/HandleAccountJobs)\/Role\//, {
    'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]':
      'In its sandbox SES checks the recipient’s identity too. A condition allows only the one sender address.',
  }),
  ...accepted(/^Results\/Worker\/GenerateResults\/Role\//, {
    'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/amazon.nova-micro-v1:0]':
      'An inference profile picks the region per call. A condition allows the model through this profile only.',
  }),
  ...accepted(/^Canary\/Role\//, {
    'AwsSolutions-IAM5[Resource::*]': 'CodeDeploy reads the state of alarms without naming them.',
  }),
  ...['dev', 'staging', 'prod'].flatMap((stage) =>
    accepted(/^Canary\/Role\//, {
      [`AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:lambda:<AWS::Region>:<AWS::AccountId>:function:${stackName(stage)}-*]`]:
        'CodeDeploy updates only the aliases of this stack. Their ARNs would create a circular dependency (tests/infra/schema.test.ts).',
    }),
  ),
  ...accepted(/^Canary\/\w+NewVersion\//, {
    'HIPAA.Security-CloudWatchAlarmAction':
      'CodeDeploy reads them during a release. The workflow reports a release that was rolled back.',
  }),
  ...accepted(/^(Api|SignIn|Results|Probe|UserBackups)\/.*\/Role\//, {
    'AwsSolutions-IAM5[Resource::*]': 'Only with tracing on: X-Ray’s two write actions cannot be limited to resources.',
  }),
  ...accepted(/^(Effects|AccountWork)\/.*\/Role\//, {
    'AwsSolutions-IAM5[Resource::*]':
      'SES’s sending rate is read from the account, and X-Ray’s two write actions cannot be limited to resources.',
  }),
  ...accepted(/^Custom::CDKBucketDeployment/, {
    'AwsSolutions-L1': 'The CDK’s own uploader has the runtime that its authors test. Our functions run on Node.js 24.',
  }),
  ...notRotated(
    /^WebhookSecret\/Made\/Resource$/,
    'The receiver needs a new key by hand. docs/operations.md says how to rotate it without a gap.',
  ),
  ...notRotated(
    /^OriginSecret\/Secret\/Resource$/,
    'Each npm run ops -- deploy rotates it, because CloudFront has to change with it. An automatic rotation would not reach CloudFront.',
  ),
  ...notRotated(
    /^ServerKey\/Key\/Resource$/,
    'Links, limits and the marks of erased accounts are found by hashes with this key. With a new key they would be lost.',
  ),
  ...notRotated(
    /^(Session|Reset)Keys\/Keys\/Resource$/,
    'An operator puts a new key before the old one, which stays until nothing made with it is in use (docs/operations.md).',
  ),
  ...notRotated(
    /^ProbeKey\/Key\/Resource$/,
    'It gives access to one account with invented answers. With a new key the probe opens a new account, and the old one stays.',
  ),
  ...accepted(/^Probe\//, {
    'HIPAA.Security-LambdaDLQ':
      'Its next run does the same, and two failures ring an alarm: nothing would read the queue.',
  }),
  ...accepted(/^UserBackups\//, {
    'HIPAA.Security-LambdaDLQ':
      'The next hourly run does the same, and a failed one rings an alarm: nothing would read the queue.',
  }),
  ...accepted(/\/(Role|UploadRole|Caller|Attacher)(\/DefaultPolicy)?\/Resource$/, {
    'HIPAA.Security-IAMNoInlinePolicy':
      'Each policy belongs to one role and is deleted with it. A managed policy can be attached to other roles.',
  }),
  ...accepted(
    /^(Api|SignIn|Results|Effects|AccountWork|Probe|UserBackups)\/.*\/Function\/Resource$|^Custom::CDKBucketDeployment/,
    {
      'HIPAA.Security-LambdaConcurrency':
        'New AWS accounts may allow only ten concurrent executions and refuse reservations. Throttles limit the routes, and event sources limit the workers.',
      'HIPAA.Security-LambdaInsideVPC':
        'The functions reach every service by TLS and IAM. A VPC would add a NAT gateway ($33 a month each) and slower starts, and would protect nothing.',
    },
  ),
  ...accepted(
    /^(Api|SignIn)\/.*\/Function\/Resource$|^Results\/Worker\/GenerateResults\/|^Effects\/|^AccountWork\/|^Custom::CDKBucketDeployment/,
    {
      'HIPAA.Security-LambdaDLQ':
        'Called synchronously: the caller gets the error. A worker’s failed messages go to the dead-letter queue of its queue.',
    },
  ),
  ...accepted(/^Results\/RecordMailEvent\//, {
    'HIPAA.Security-LambdaDLQ':
      'SES’s events contain an address, which no queue should store. An event that could not be recorded is in the log, by its ids.',
  }),
  ...accepted(new RegExp(`^Tables/(${tablesOfPeople.join('|')})/Resource$`), {
    'HIPAA.Security-DynamoDBInBackupPlan':
      'Point-in-time recovery restores any second of the last 35 days. AWS Backup would add the cost of a second copy.',
  }),
  ...accepted(/^Firewall$/, {
    'HIPAA.Security-WAFv2LoggingEnabled':
      'The firewall’s log contains visitors’ addresses and headers, including the token. Its metrics show what it blocks.',
  }),
  ...accepted(/^EdgeAlarms\/Topics\//, {
    'HIPAA.Security-SNSEncryptedKMS':
      'Alarms contain nothing about a person, and CloudWatch cannot publish with SNS’s own key. Our own key would cost $1 a month.',
  }),
];
