/**
 * Every finding of cdk-nag (AwsSolutions and HIPAA.Security) that stands, and why. A finding without a line here fails
 * the tests, and so does a line that no longer matches any finding.
 */
export type Acknowledgement = {
  /** As cdk-nag prints it. */
  rule: string;
  /** Where it stands: matched against the construct's path below the stack. */
  at: RegExp;
  reason: string;
};

const everyFunction = /^(Api|SignIn|Results)\/.*\/Function\/Resource$|^Custom::CDKBucketDeployment/;
const uploader = /^Custom::CDKBucketDeployment/;
const siteBucket = /^Site\/Files\/Resource$/;
const distribution = /^Site\/Distribution\/Resource$/;
const userPool = /^SignIn\/Users\/Resource$/;
const webhookSecret = /^Results\/WebhookSecret\/Made\/Resource$/;

export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions-COG1',
    at: userPool,
    reason:
      'Eight characters and no rules of composition, as the specification says and NIST SP 800-63B advises: such rules lead to worse passwords.',
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
    at: /^Api\/Http\/(GET|POST)--api--/,
    reason:
      'The functions verify the token themselves (signature, issuer, audience, use, expiry): refusals have the wording and code of the contract, and the local system runs the very same check. Login and register are public by nature.',
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
    reason: 'As AwsSolutions-S1: no health data lies here, and who visits a health site is nobody’s business.',
  },
  {
    rule: 'HIPAA.Security-S3BucketReplicationEnabled',
    at: siteBucket,
    reason: 'A build can be made again from the source in a minute. There is no data here to lose.',
  },
  {
    rule: 'HIPAA.Security-S3BucketVersioningEnabled',
    at: siteBucket,
    reason: 'Hashed files are never overwritten and earlier ones stay; going back is deploying the earlier commit.',
  },
  {
    rule: 'HIPAA.Security-S3DefaultEncryptionKMS',
    at: siteBucket,
    reason: 'What lies here is sent to every visitor. S3 encrypts it with its own key.',
  },
  {
    rule: 'AwsSolutions-CFR1',
    at: distribution,
    reason: 'The product is for everybody; there is no country to shut out.',
  },
  {
    rule: 'AwsSolutions-CFR2',
    at: distribution,
    reason: 'The firewall is a setting (waf): it costs at least $9 a month, which a small installation may not want.',
  },
  {
    rule: 'AwsSolutions-CFR3',
    at: distribution,
    reason:
      'CloudFront’s access log carries visitors’ addresses. The API’s own log has route, status and time, and no person.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    at: distribution,
    reason:
      'Without a domain of its own the site has CloudFront’s certificate, whose policy is fixed. With one it is TLS 1.2 and later.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::<SiteFiles975A43CF.Arn>/*]',
    at: /^Site\/UploadRole\//,
    reason: 'The uploader writes files whose names come from the build. The bucket holds nothing else.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*.zip]',
    at: /^Site\/UploadRole\//,
    reason:
      'Builds, which hold nothing secret. A right to one build would be new in each release, and IAM would not have spread it when the upload starts.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
    at: /^Results\/GenerateResults\/Role\//,
    reason:
      'Inside SES’s sandbox the recipient’s identity is checked as well. A condition allows the one sender address only.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/amazon.nova-micro-v1:0]',
    at: /^Results\/GenerateResults\/Role\//,
    reason: 'An inference profile picks the region per call. A condition allows the model through this profile only.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /^(Api|SignIn|Results)\/.*\/Role\//,
    reason: 'Only with tracing on: X-Ray’s two write actions know no resources.',
  },
  {
    rule: 'AwsSolutions-L1',
    at: uploader,
    reason: 'The CDK’s own uploader; its runtime is the one its authors test with. Ours are on Node.js 24.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: webhookSecret,
    reason:
      'Rotating needs the receiver’s hand: both sides must know the new key. docs/operations.md says how, without a gap.',
  },
  {
    rule: 'HIPAA.Security-SecretsManagerRotationEnabled',
    at: webhookSecret,
    reason: 'As AwsSolutions-SMG4.',
  },
  {
    rule: 'HIPAA.Security-IAMNoInlinePolicy',
    at: /\/(Role|UploadRole)\/DefaultPolicy\/Resource$/,
    reason: 'Each policy belongs to one role and ends with it. A managed policy could be attached to somebody else.',
  },
  {
    rule: 'HIPAA.Security-LambdaConcurrency',
    at: everyFunction,
    reason:
      'New accounts have as few as ten concurrent runs and refuse any reservation. The routes are bounded by their throttles, the worker by its event source.',
  },
  {
    rule: 'HIPAA.Security-LambdaDLQ',
    at: /^(Api|SignIn)\/.*\/Function\/Resource$|^Results\/GenerateResults\/|^Custom::CDKBucketDeployment/,
    reason:
      'Called synchronously: the caller gets the error. The worker’s messages have the result queue’s dead-letter queue.',
  },
  {
    rule: 'HIPAA.Security-LambdaDLQ',
    at: /^Results\/RecordMailEvent\//,
    reason:
      'What SES reports names an address, which no queue should keep. What could not be noted is in the log, by its ids.',
  },
  {
    rule: 'HIPAA.Security-LambdaInsideVPC',
    at: everyFunction,
    reason:
      'Nothing here lies in a network: every service is reached by TLS and IAM. A VPC would add a NAT gateway ($33 a month each) and slower starts, and protect nothing.',
  },
  {
    rule: 'HIPAA.Security-DynamoDBInBackupPlan',
    at: /^Tables\/(Submissions|Results)\/Resource$/,
    reason:
      'Point-in-time recovery restores any second of the last 35 days. AWS Backup would pay for a second copy of it.',
  },
  {
    rule: 'HIPAA.Security-WAFv2LoggingEnabled',
    at: /^Site\/Firewall$/,
    reason:
      'The firewall’s log carries visitors’ addresses and headers, the token among them. Its metrics say what it refuses.',
  },
];
