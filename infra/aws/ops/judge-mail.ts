import type { GetAccountResponse, GetEmailIdentityResponse } from '@aws-sdk/client-sesv2';
import type { Config } from '#infra/aws/config.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { domainOf, mailFromDomainOf } from '#infra/facts/mail-sender.ts';
import { product } from '#shared/product.ts';
import { type Finding, note, ready, todo } from './finding.ts';

export function judgeSes(account: GetAccountResponse, region: string): Finding[] {
  const quota = account.SendQuota?.Max24HourSend ?? 0;
  const rate = account.SendQuota?.MaxSendRate ?? 0;
  return [
    account.SendingEnabled
      ? ready('SES may send.')
      : todo('SES has paused sending. See the reputation page of its console.'),
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
  if (domain) return todo(`${name} is not verified yet: SES waits for its DKIM records in the DNS.`);
  return todo(unknownTo[senderIdentity](sender, name));
}

const unknownTo: Readonly<Record<Config['senderIdentity'], (sender: string, domain: string) => string>> = {
  create: (sender) => `SES does not know ${sender} yet. The deployment registers it, and SES writes to it.`,
  domain: (sender, domain) =>
    `SES does not know ${sender} yet. The deployment registers ${domain}, and its output DnsRecords has the records for the DNS.`,
  existing: (sender) =>
    `SES does not know ${sender}. Verify it in the console of SES, or set senderIdentity to create or domain.`,
};

/** What a mail provider looks at before it believes a sender. `dmarc`: the TXT records of `_dmarc.<domain>`. */
export function judgeSigning(
  sender: string,
  domain: GetEmailIdentityResponse | undefined,
  dmarc: readonly string[],
): Finding[] {
  const name = domainOf(sender);
  if (!domain)
    return [
      note(
        `Mail from ${sender} is not signed with a key of ${name} (DKIM), so some providers take it for spam. Set senderIdentity to domain.`,
      ),
    ];
  const { DkimAttributes: dkim, MailFromAttributes: mailFrom } = domain;
  const policies = dmarc.filter((record) => /^v=DMARC1\b/i.test(record));
  return [
    dkim?.Status === 'SUCCESS'
      ? ready(`${name} signs its mail (DKIM).`)
      : todo(
          `The DKIM records of ${name} are not seen yet (${dkim?.Status ?? 'unknown'}). The output DnsRecords has them.`,
        ),
    mailFrom?.MailFromDomainStatus === 'SUCCESS'
      ? ready(`${mailFrom.MailFromDomain} is where mail comes from (SPF).`)
      : todo(
          `${mailFromDomainOf(sender)} is not set up as MAIL FROM (${mailFrom?.MailFromDomainStatus ?? 'not set'}). It needs its MX and its SPF record.`,
        ),
    policies.length === 1
      ? ready(`${name} has a DMARC record.`)
      : todo(
          `_dmarc.${name} has ${policies.length} DMARC records, and it needs one: "v=DMARC1; p=quarantine" is a beginning.`,
        ),
  ];
}

/**
 * CloudFormation cannot register an address that SES knows already, from another stage or by hand: the deployment fails.
 * An address that this stage has registered has the stage's tags.
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
      `SES knows ${senderIdentity === 'domain' ? domainOf(sender) : sender} already, and ${stackName(stage)} did not register it. Set senderIdentity to existing, or the deployment fails.`,
    ),
  ];
}
