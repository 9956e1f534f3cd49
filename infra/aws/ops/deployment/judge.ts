import type { GetFoundationModelAvailabilityResponse } from '@aws-sdk/client-bedrock';
import type { Stack } from '@aws-sdk/client-cloudformation';
import type { GetAccountResponse, GetEmailIdentityResponse } from '@aws-sdk/client-sesv2';
import { explainRefusal } from '#infra/aws/ops/command.ts';
import { type Config, siteSettingsOf } from '#infra/aws/stages/config.ts';
import { qualifierOf, stackName, toolkitName } from '#infra/aws/stages/stack-names.ts';
import { domainOf, mailFromDomainOf } from '#infra/facts/mail-sender.ts';
import { product } from '#shared/product.ts';

/**
 * A finding of the doctor. `ready`: nothing to do. `todo`: the operator must act, and the text says how. `note`: it works, with
 * a consequence that the operator should know.
 */
export type Finding = { state: 'ready' | 'todo' | 'note'; text: string };

const ready = (text: string): Finding => ({ state: 'ready', text });
const todo = (text: string): Finding => ({ state: 'todo', text });
const note = (text: string): Finding => ({ state: 'note', text });

// The doctor's findings from what it reads. Pure functions, so that tests need no AWS account.

/** A `todo` and not a `note`, because without the check it is unknown whether the stage is ready. */
export const checkFailed = (error: unknown): Finding => todo(`This check failed: ${explainRefusal(error)}`);

/** The lowest version that aws-cdk-lib accepts. */
const minimumBootstrapVersion = 6;

type Place = { stage: string; account: string; region: string };

export function judgeBootstrap(toolkit: Stack | null, { stage, account, region }: Place): Finding {
  const own = `--qualifier ${qualifierOf(stage)} --toolkit-stack-name ${toolkitName(stage)}`;
  const command = `npx cdk bootstrap aws://${account}/${region} ${own}`;
  if (!toolkit) return todo(`This account has no CDK bootstrap stack for ${stage} in ${region}. Run \`${command}\`.`);
  const version = Number(toolkit.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue);
  if (!(version >= minimumBootstrapVersion))
    return todo(`The CDK bootstrap stack in ${region} is too old (version ${version}). Run \`${command}\`.`);
  return ready(`This account has a CDK bootstrap stack for ${stage} in ${region} (version ${version}).`);
}

/**
 * Each stage has roles of its own, but CloudFormation's execution role of any stage may change everything in its
 * account. So production is safe from the other stages' jobs, which no reviewer approves, only in an account of its
 * own.
 */
export function judgeSeparation(
  { stage, production }: Pick<Config, 'stage' | 'production'>,
  others: string[],
): Finding {
  if (others.length === 0) return ready(`No other stage is in the account of ${stage}.`);
  const names = others.join(' and ');
  return production
    ? todo(
        `${names} in this account: whoever deploys there can change ${stage}. Give ${stage} an account of its own (docs/operations.md, 'The release train').`,
      )
    : note(`${names} in this account: whoever deploys ${stage} can change what is there.`);
}

/** States that need help, and what to do. The stack may be deleted only if it has never run. */
const whatToDo: Readonly<Record<string, string>> = {
  ROLLBACK_COMPLETE: 'Its first deployment failed: delete it with DESTROY, and deploy again.',
  ROLLBACK_FAILED: 'Its first deployment failed: delete it with DESTROY, and deploy again.',
  CREATE_FAILED: 'Its first deployment failed: delete it with DESTROY, and deploy again.',
  DELETE_FAILED: 'Its deletion stopped half-way: fix the cause that its events name, and run DESTROY again.',
  UPDATE_FAILED: 'Do not delete it, because people’s data is in it: fix the cause, and deploy again.',
  UPDATE_ROLLBACK_FAILED:
    'Do not delete it, because people’s data is in it: fix the cause, roll back (aws cloudformation continue-update-rollback), and deploy again.',
};

export function judgeStack(stack: Stack | null, stage: string): Finding {
  const name = stackName(stage);
  const status = stack?.StackStatus ?? 'unknown';
  // A deployment without confirmation leaves an empty stack. The next deployment uses it.
  if (!stack || status === 'REVIEW_IN_PROGRESS')
    return note(`${name} is not deployed yet. Run: npm run ops -- deploy --stage ${stage}`);
  // Name the stage, because the default is dev.
  const way = whatToDo[status]?.replace('DESTROY', `npm run ops -- destroy --stage ${stage}`);
  if (way) return todo(`${name} is in the state ${status}. ${way} Its events in CloudFormation name the cause.`);
  if (status.endsWith('_IN_PROGRESS')) return note(`${name} is being changed right now (${status}).`);
  return ready(`${name} is deployed (${status}).`);
}

/** What the pages will lack. Production without an operator is refused before any check runs (`config.ts`). */
export function judgePages(config: Config): Finding[] {
  const { operator, partnerUrl } = siteSettingsOf(config);
  return [
    operator
      ? ready(`${operator.name} is named on /about and /privacy.`)
      : note(
          `No operator is named: /about and /privacy call the site a trial. Set operatorName, operatorContact and operatorJurisdiction in stages/${config.stage}.json; production needs them.`,
        ),
    ...(partnerUrl
      ? []
      : [note(`No partner is set: no page links to one. Set partnerUrl in stages/${config.stage}.json.`)]),
    ...(config.webhookUrl ? [] : [note('No webhook is set: no other service learns of submissions.')]),
  ];
}

export function judgeModel(
  modelId: string,
  { authorizationStatus, entitlementAvailability, regionAvailability }: Partial<GetFoundationModelAvailabilityResponse>,
): Finding {
  if (regionAvailability !== 'AVAILABLE')
    return todo(
      `${modelId} does not exist in this region. Choose another model, or an inference profile (us.…, eu.…, global.…).`,
    );
  if (authorizationStatus !== 'AUTHORIZED' || entitlementAvailability !== 'AVAILABLE')
    return todo(
      `This account may not use ${modelId} yet. Open it once in the model catalogue of the Bedrock console and accept its terms.`,
    );
  return ready(`${modelId} may be used.`);
}

/** Ten workers for results, ten for mails and webhooks, ten for account jobs, and seventy API calls. */
const recommendedConcurrency = 100;

export function judgeConcurrency(runs: number | undefined, reserved: number): Finding {
  if (runs === undefined) return note("Lambda's quota of concurrent executions could not be read.");
  // Lambda itself refuses a reservation that would leave fewer than a hundred.
  if (runs < recommendedConcurrency + reserved)
    return todo(
      `Only ${runs} functions may run at once in this account. Request 1,000: Service Quotas, AWS Lambda, Concurrent executions.`,
    );
  return ready(`${runs} functions may run at once.`);
}

export function judgeSes(account: GetAccountResponse, region: string): Finding[] {
  const quota = account.SendQuota?.Max24HourSend ?? 0;
  const rate = account.SendQuota?.MaxSendRate ?? 0;
  return [
    account.SendingEnabled
      ? ready('SES may send.')
      : todo('SES has paused sending. See the reputation page of the SES console.'),
    account.ProductionAccessEnabled
      ? ready(`SES is out of its sandbox: ${quota} mails a day, ${rate} a second.`)
      : todo(
          `SES is in its sandbox: mail reaches verified addresses only, ${quota} a day. Ask for production access: https://${region}.console.aws.amazon.com/ses/home?region=${region}#/account`,
        ),
  ];
}

type Sender = Pick<Config, 'sender' | 'senderIdentity'>;

/** The address itself or its domain must be verified. */
export function judgeSender(
  { sender, senderIdentity }: Sender,
  address?: GetEmailIdentityResponse,
  domain?: GetEmailIdentityResponse,
): Finding {
  if (address?.VerifiedForSendingStatus || domain?.VerifiedForSendingStatus) return ready(`${sender} is verified.`);
  if (address) return todo(`${sender} is not verified. Open the mail that SES sent there and follow its link.`);
  const name = domainOf(sender);
  if (domain) return todo(`${name} is not verified yet: its DKIM records are missing in the DNS.`);
  return todo(unknownTo[senderIdentity](sender, name));
}

const unknownTo: Readonly<Record<Config['senderIdentity'], (sender: string, domain: string) => string>> = {
  create: (sender) => `SES does not know ${sender} yet. The deployment registers it, and SES writes to it.`,
  domain: (sender, domain) =>
    `SES does not know ${sender} yet. The deployment registers ${domain}, and its output DnsRecords has the records for the DNS.`,
  existing: (sender) =>
    `SES does not know ${sender}. Verify it in the console of SES, or set senderIdentity to create or domain.`,
};

/** What a mail provider checks before it trusts a sender. `dmarc`: the TXT records of `_dmarc.<domain>`. */
export function judgeSigning(
  sender: string,
  domain: GetEmailIdentityResponse | undefined,
  dmarc: readonly string[],
): Finding[] {
  const name = domainOf(sender);
  if (!domain)
    return [
      note(
        `Mail from ${sender} is not signed with a key of ${name} (DKIM), so some providers treat it as spam. Set senderIdentity to domain.`,
      ),
    ];
  const { DkimAttributes: dkim, MailFromAttributes: mailFrom } = domain;
  const policies = dmarc.filter((record) => /^v=DMARC1\b/i.test(record));
  return [
    dkim?.Status === 'SUCCESS'
      ? ready(`${name} signs its mail (DKIM).`)
      : todo(
          `SES does not see the DKIM records of ${name} yet (${dkim?.Status ?? 'unknown'}). The output DnsRecords lists them.`,
        ),
    mailFrom?.MailFromDomainStatus === 'SUCCESS'
      ? ready(`${mailFrom.MailFromDomain} sends the mail (MAIL FROM, SPF).`)
      : todo(
          `${mailFromDomainOf(sender)} is not set up as MAIL FROM (${mailFrom?.MailFromDomainStatus ?? 'not set'}). It needs its MX and its SPF record.`,
        ),
    policies.length === 1
      ? ready(`${name} has a DMARC record.`)
      : todo(
          `_dmarc.${name} has ${policies.length} DMARC records, and it needs one: start with "v=DMARC1; p=quarantine".`,
        ),
  ];
}

/**
 * CloudFormation cannot register an address that SES already knows, from another stage or by hand: the deployment fails. An
 * address that this stage has registered has the stage's tags.
 */
export function judgeRegistration(
  { sender, senderIdentity, stage }: Pick<Config, 'sender' | 'senderIdentity' | 'stage'>,
  /** What `senderIdentity` registers: the address, or its domain. */
  address: GetEmailIdentityResponse | undefined,
  isDeployed: boolean,
): Finding[] {
  if (senderIdentity === 'existing' || !address) return [];
  const has = (name: string, value: string) => address.Tags?.some(({ Key, Value }) => Key === name && Value === value);
  if (isDeployed && has('product', product.id) && has('stage', stage)) return [];
  return [
    todo(
      `SES already knows ${senderIdentity === 'domain' ? domainOf(sender) : sender}, and ${stackName(stage)} did not register it. Set senderIdentity to existing, or the deployment fails.`,
    ),
  ];
}
