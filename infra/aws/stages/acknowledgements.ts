import { stackName } from './stack-names.ts';

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

const everyFunction =
  /^(Api|SignIn|Results|Effects|Recall|AccountWork|Probe|UserBackups)\/.*\/Function\/Resource$|^Custom::CDKBucketDeployment/;
const uploader = /^Custom::CDKBucketDeployment/;
const siteBucket = /^Site\/Files\/Resource$/;
const distribution = /^Site\/Distribution\/Resource$/;
const userPool = /^SignIn\/Users\d*\/Resource$/;
const userBackups = /^UserBackups\/Bucket\/Resource$/;
const webhookSecret = /^WebhookSecret\/Made\/Resource$/;
const originSecret = /^OriginSecret\/Secret\/Resource$/;
const serverKey = /^ServerKey\/Key\/Resource$/;
const probeKey = /^ProbeKey\/Key\/Resource$/;

export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions-COG1',
    at: userPool,
    reason:
      'Eight characters and no composition rules, as the specification says and NIST SP 800-63B advises: such rules lead to worse passwords.',
  },
  {
    rule: 'AwsSolutions-COG2',
    at: userPool,
    reason: 'No second factor: the specification signs people in by e-mail and password alone. Attempts are throttled.',
  },
  {
    rule: 'AwsSolutions-COG8',
    at: userPool,
    reason:
      'The Plus tier costs $20 per 1,000 users a month, nearly four times Lite, for features that nothing here uses.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: /^Api\/Http\/(GET|POST|OPTIONS)--(api|\.well-known)--/,
    reason:
      'The functions verify the token themselves (signature, issuer, audience, use, expiry): refusals have the wording and code of the contract, and the local system runs the same check. Login, register and the public signing keys must be public.',
  },
  {
    rule: 'AwsSolutions-S1',
    at: siteBucket,
    reason:
      'The bucket holds a public web build, readable by CloudFront only. A log of its reads would be a log of visitors.',
  },
  {
    rule: 'HIPAA.Security-S3BucketLoggingEnabled',
    at: siteBucket,
    reason: 'As for AwsSolutions-S1: the bucket has no health data, and we do not record who visits a health site.',
  },
  {
    rule: 'HIPAA.Security-S3BucketReplicationEnabled',
    at: siteBucket,
    reason: 'A build can be repeated from the source in a minute. The bucket contains no data.',
  },
  {
    rule: 'HIPAA.Security-S3BucketVersioningEnabled',
    at: siteBucket,
    reason: 'Hashed files are never overwritten and earlier ones stay. To roll back, deploy the earlier commit.',
  },
  {
    rule: 'HIPAA.Security-S3DefaultEncryptionKMS',
    at: siteBucket,
    reason: 'Every visitor gets these files. S3 encrypts them with its own key.',
  },
  {
    rule: 'AwsSolutions-S1',
    at: userBackups,
    reason: 'One function writes there, and operators read when they restore. CloudTrail shows each use of its key.',
  },
  {
    rule: 'HIPAA.Security-S3BucketLoggingEnabled',
    at: userBackups,
    reason: 'As for AwsSolutions-S1.',
  },
  {
    rule: 'HIPAA.Security-S3BucketReplicationEnabled',
    at: userBackups,
    reason: 'A copy in another region would outlive an erasure longer, and leave the region that the operator chose.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::<UserBackupsBucketEF024000.Arn>/users/*]',
    at: /^UserBackups\/BackUpUsers\/Role\//,
    reason: 'The name of a backup is the instant at which it begins.',
  },
  {
    rule: 'AwsSolutions-CFR1',
    at: distribution,
    reason: 'The product is available in every country.',
  },
  {
    rule: 'AwsSolutions-CFR2',
    at: distribution,
    reason: 'The firewall is a setting (waf). It costs at least $10 a month, too much for some small installations.',
  },
  {
    rule: 'AwsSolutions-CFR3',
    at: distribution,
    reason:
      'CloudFront’s access log contains visitors’ addresses. The API’s own log has route, status and time, and nothing about a person.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    at: distribution,
    reason:
      'Without the setting `domain` the site has CloudFront’s certificate, whose policy is fixed. With it, the minimum is TLS 1.2.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::<SiteFiles975A43CF.Arn>/*]',
    at: /^Site\/UploadRole\//,
    reason: 'The uploader writes files with names from the build. The bucket contains nothing else.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*.zip]',
    at: /^Site\/UploadRole\//,
    reason:
      'Builds contain nothing secret. A right to a single build would change with each release, and IAM propagates new rights too slowly for the upload.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    at: /^(Effects\/SendEffects|AccountWork\/HandleAccountJobs|Recall\/RecallResults)\/Role\//,
    reason: 'In its sandbox SES checks the recipient’s identity too. A condition allows only the one sender address.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/amazon.nova-micro-v1:0]',
    at: /^Results\/Worker\/GenerateResults\/Role\//,
    reason: 'An inference profile picks the region per call. A condition allows the model through this profile only.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^Canary\/Role\//,
    reason: 'CodeDeploy reads the state of alarms without naming them.',
  },
  {
    rule: 'HIPAA.Security-CloudWatchAlarmAction',
    at: /^Canary\/\w+NewVersion\//,
    reason: 'CodeDeploy reads them during a release. The workflow reports a release that was rolled back.',
  },
  ...['dev', 'staging', 'prod'].map((stage) => ({
    rule: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:lambda:<AWS::Region>:<AWS::AccountId>:function:${stackName(stage)}-*]`,
    at: /^Canary\/Role\//,
    reason:
      'CodeDeploy updates only the aliases of this stack. Their ARNs would create a circular dependency (tests/infra/schema.test.ts).',
  })),
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^(Api|SignIn|Results|Probe|UserBackups)\/.*\/Role\//,
    reason: 'Only with tracing on: X-Ray’s two write actions cannot be limited to resources.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^(Effects|Recall|AccountWork)\/.*\/Role\//,
    reason:
      'SES’s sending rate is read from the account, and X-Ray’s two write actions cannot be limited to resources.',
  },
  {
    rule: 'AwsSolutions-L1',
    at: uploader,
    reason: 'The CDK’s own uploader has the runtime that its authors test. Our functions run on Node.js 24.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: webhookSecret,
    reason: 'The receiver needs a new key by hand. docs/operations.md says how to rotate it without a gap.',
  },
  {
    rule: 'HIPAA.Security-SecretsManagerRotationEnabled',
    at: webhookSecret,
    reason: 'As AwsSolutions-SMG4.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: originSecret,
    reason:
      'Each npm run ops -- deploy rotates it, because CloudFront has to change with it. An automatic rotation would not reach CloudFront.',
  },
  {
    rule: 'HIPAA.Security-SecretsManagerRotationEnabled',
    at: originSecret,
    reason: 'As AwsSolutions-SMG4.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: serverKey,
    reason:
      'Sessions, limits and the marks of erased accounts are found by hashes with this key. With a new key they would be lost.',
  },
  {
    rule: 'HIPAA.Security-SecretsManagerRotationEnabled',
    at: serverKey,
    reason: 'As AwsSolutions-SMG4.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: probeKey,
    reason:
      'It gives access to one account with invented answers. With a new key the probe opens a new account, and the old one stays.',
  },
  {
    rule: 'HIPAA.Security-SecretsManagerRotationEnabled',
    at: probeKey,
    reason: 'As AwsSolutions-SMG4.',
  },
  {
    rule: 'HIPAA.Security-LambdaDLQ',
    at: /^Probe\//,
    reason: 'Its next run does the same, and two failures ring an alarm: nothing would read the queue.',
  },
  {
    rule: 'HIPAA.Security-LambdaDLQ',
    at: /^UserBackups\//,
    reason: 'The next hourly run does the same, and a failed one rings an alarm: nothing would read the queue.',
  },
  {
    rule: 'HIPAA.Security-IAMNoInlinePolicy',
    at: /\/(Role|UploadRole|Caller)(\/DefaultPolicy)?\/Resource$/,
    reason: 'Each policy belongs to one role and is deleted with it. A managed policy can be attached to other roles.',
  },
  {
    rule: 'HIPAA.Security-LambdaConcurrency',
    at: everyFunction,
    reason:
      'New AWS accounts may allow only ten concurrent executions and refuse reservations. Throttles limit the routes, and event sources limit the workers.',
  },
  {
    rule: 'HIPAA.Security-LambdaDLQ',
    at: /^(Api|SignIn)\/.*\/Function\/Resource$|^Results\/Worker\/GenerateResults\/|^Effects\/|^Recall\/|^AccountWork\/|^Custom::CDKBucketDeployment/,
    reason:
      'Called synchronously: the caller gets the error. A worker’s failed messages go to the dead-letter queue of its queue.',
  },
  {
    rule: 'HIPAA.Security-LambdaDLQ',
    at: /^Results\/RecordMailEvent\//,
    reason:
      'SES’s events contain an address, which no queue should store. An event that could not be recorded is in the log, by its ids.',
  },
  {
    rule: 'HIPAA.Security-LambdaInsideVPC',
    at: everyFunction,
    reason:
      'The functions reach every service by TLS and IAM. A VPC would add a NAT gateway ($33 a month each) and slower starts, and would protect nothing.',
  },
  {
    rule: 'HIPAA.Security-DynamoDBInBackupPlan',
    at: /^Tables\/(Submissions|Results|Accounts|Limits|Links|Erased)\/Resource$/,
    reason:
      'Point-in-time recovery restores any second of the last 35 days. AWS Backup would add the cost of a second copy.',
  },
  {
    rule: 'HIPAA.Security-WAFv2LoggingEnabled',
    at: /^Firewall$/,
    reason:
      'The firewall’s log contains visitors’ addresses and headers, including the token. Its metrics show what it blocks.',
  },
  {
    rule: 'HIPAA.Security-SNSEncryptedKMS',
    at: /^EdgeAlarms\/Topics\//,
    reason:
      'Alarms contain nothing about a person, and CloudWatch cannot publish with SNS’s own key. Our own key would cost $1 a month.',
  },
];
