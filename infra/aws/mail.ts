import { Aws, CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { domainOf, mailFromDomainOf, mailSender } from '#infra/facts/mail-sender.ts';
import { product } from '#shared/product.ts';
import { arnHere, type NodeFunction } from './functions/node-function.ts';
import type { Config } from './stages/config.ts';

/**
 * Registers the sender with SES: an address, or its whole domain. Mail providers trust a domain that signs its mail
 * (DKIM) and sends from a subdomain of its own (MAIL FROM with SPF), so that both align with the visible From address
 * (DMARC). Without a zone in Route 53, the records are outputs to copy. DMARC is never written here, because a domain
 * has one record for all its mail, and one may already exist.
 */
function registerSender(scope: Construct, config: Config): void {
  const identity =
    config.senderIdentity === 'domain'
      ? registerDomain(scope, config)
      : new EmailIdentity(scope, 'Sender', { identity: Identity.email(config.sender) });
  // In production it stays: otherwise a later change of senderIdentity to `existing` would delete the verification. It does not
  // stay after a failed first deployment, because the next attempt would find the name taken.
  identity.applyRemovalPolicy(config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
}

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

/**
 * Sends results by e-mail. Without a sender there is no mail: MAIL_SENDER is blank, and results appear on the dashboard only.
 * SES reports accepted mails, bounces, complaints and rejections through EventBridge.
 */
export class Mail extends Construct {
  private readonly sender: string;
  private readonly configurationSet?: ConfigurationSet;

  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    this.sender = config.sender;
    if (!config.sender) return;
    if (config.senderIdentity !== 'existing') registerSender(this, config);
    this.configurationSet = new ConfigurationSet(this, 'Sending', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      // SES then suppresses addresses that bounced. Repeated bounces damage the sender's reputation.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.SEND, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
  }

  /** Operators who write to users by hand use it too. */
  get configurationSetName(): string | undefined {
    return this.configurationSet?.configurationSetName;
  }

  get environment(): Record<string, string> {
    const { configurationSet } = this;
    if (!configurationSet) return { MAIL_SENDER: '' };
    return {
      MAIL_SENDER: mailSender(product.name, this.sender),
      MAIL_CONFIGURATION_SET: configurationSet.configurationSetName,
    };
  }

  /**
   * Allows any identity of this account, but only the one From address. SES's sandbox checks the recipient's identity
   * too, so with the sender's ARN alone SES rejects the first test mail.
   */
  allowSend(fn: NodeFunction): void {
    if (!this.configurationSet) return;
    const set = arnHere('ses', `configuration-set/${this.configurationSet.configurationSetName}`);
    fn.allow(['ses:SendEmail'], [arnHere('ses', 'identity/*'), set], {
      StringEquals: { 'ses:FromAddress': this.sender },
    });
    // SES's sending rate. The action does not support resource-level permissions.
    fn.allow(['ses:GetAccount'], ['*']);
  }

  /** Matches SES's events about our mails only, not about others of the account. Undefined without a sender. */
  createEventRule(scope: Construct, id: string): Rule | undefined {
    if (!this.configurationSet) return undefined;
    return new Rule(scope, id, {
      description: 'SES events about our mails: accepted, bounced, complained about, rejected',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Send', 'Bounce', 'Complaint', 'Reject'],
          mail: { tags: { 'ses:configuration-set': [this.configurationSet.configurationSetName] } },
        },
      },
    });
  }
}
