import { Aws, CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { domainOf, mailFromDomainOf } from '#infra/facts/mail-sender.ts';
import type { Config } from './config.ts';

/**
 * Registers the sender with SES: an address, or its whole domain. Mail providers trust a domain that signs its mail (DKIM) and
 * sends from a name of its own (MAIL FROM with SPF), so that both agree with the address that people see (DMARC). Without a
 * zone in Route 53 the records are outputs to copy. DMARC is never written here: a domain has one record for all its mail, and
 * another one may stand there.
 */
export function registerSender(scope: Construct, config: Config): void {
  const identity = config.senderIdentity === 'domain' ? registerDomain(scope, config) : registerAddress(scope, config);
  // In production it stays: else a later change of senderIdentity to `existing` would delete the verification. It does not
  // stay after a first deployment that failed: the second one would find the name taken.
  identity.applyRemovalPolicy(config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
}

const registerAddress = (scope: Construct, { sender }: Config): EmailIdentity =>
  new EmailIdentity(scope, 'Sender', { identity: Identity.email(sender) });

function registerDomain(scope: Construct, { sender, senderZoneId }: Config): EmailIdentity {
  const domain = domainOf(sender);
  const mailFromDomain = mailFromDomainOf(sender);
  const zone = { hostedZoneId: senderZoneId, zoneName: domain };
  const identity = new EmailIdentity(scope, 'SenderDomain', {
    dkimSigning: true,
    identity: senderZoneId
      ? Identity.publicHostedZone(PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'SenderZone', zone))
      : Identity.domain(domain),
    mailFromDomain,
  });
  const records = senderZoneId
    ? []
    : [
        ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
        `${mailFromDomain} MX 10 feedback-smtp.${Aws.REGION}.amazonses.com`,
        `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      ];
  const dmarc = `_dmarc.${domain} TXT "v=DMARC1; p=quarantine" (unless there is one)`;
  new CfnOutput(scope, 'DnsRecords', { value: [...records, dmarc].join(' | ') });
  return identity;
}
