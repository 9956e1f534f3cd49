import { describe, expect, test } from 'vitest';
import { parseMailEvent } from '#functions/results/mail/record-mail-event.ts';
import { product } from '#shared/product.ts';
import { ourFunctions, resourcesOf, templateOf, type VariantName } from './synthesize.ts';

const only = (variant: VariantName, type: string) => {
  const found = resourcesOf(variant, type);
  expect(found).toHaveLength(1);
  return { id: found[0]?.[0], ...found[0]?.[1].Properties } as Record<string, never> & { id: string };
};

test('results are mailed over TLS or not at all, and never again to an address that bounced or complained', () => {
  expect(only('mail', 'AWS::SES::ConfigurationSet')).toMatchObject({
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('the worker is told the sender with the product’s name, and the set under which SES reports', () => {
  const [, worker] = ourFunctions('mail').find(([id]) => id.includes('SendEffects')) ?? [];
  expect(worker?.Properties.Environment.Variables).toMatchObject({
    MAIL_SENDER: `${product.name} <results@quiz.example>`,
    MAIL_CONFIGURATION_SET: { Ref: only('mail', 'AWS::SES::ConfigurationSet').id },
  });
});

test('an address that is verified already is not registered again', () => {
  expect(resourcesOf('mailFromVerifiedDomain', 'AWS::SES::EmailIdentity')).toEqual([]);
  expect(only('mail', 'AWS::SES::EmailIdentity')).toMatchObject({ EmailIdentity: 'results@quiz.example' });
});

describe('a sender by its domain', () => {
  const recordsOf = (variant: VariantName) =>
    resourcesOf(variant, 'AWS::Route53::RecordSet').map(([, { Properties }]) => `${Properties.Type} ${Properties.TTL}`);
  const printed = (variant: VariantName) =>
    JSON.stringify(
      Object.values(templateOf(variant).findOutputs('*')).filter(({ Value }) => /_dmarc/.test(JSON.stringify(Value))),
    );

  test('signs its mail and sends from a name of its own; what its DNS needs is printed', () => {
    expect(only('mailFromOwnDomain', 'AWS::SES::EmailIdentity')).toMatchObject({
      EmailIdentity: 'quiz.example',
      DkimAttributes: { SigningEnabled: true },
      MailFromAttributes: { MailFromDomain: 'mail.quiz.example' },
    });
    expect(recordsOf('mailFromOwnDomain')).toEqual([]);
    const text = printed('mailFromOwnDomain');
    expect(text.match(/ CNAME /g)).toHaveLength(3);
    expect(text).toMatch(/mail\.quiz\.example MX 10 feedback-smtp\./);
    expect(text).toMatch(/mail\.quiz\.example TXT .*v=spf1 include:amazonses\.com/);
    expect(text).toMatch(/_dmarc\.quiz\.example TXT .*v=DMARC1/);
  });

  test('has its records written in a zone of Route 53, except DMARC, which may be there already', () => {
    expect(
      recordsOf('mailFromZone')
        .map((record) => record.split(' ')[0])
        .sort(),
    ).toEqual(['CNAME', 'CNAME', 'CNAME', 'MX', 'TXT']);
    expect(printed('mailFromZone')).toMatch(/_dmarc/);
    expect(printed('mailFromZone')).not.toMatch(/CNAME/);
  });
});

test('SES reports the four kinds of event that our code records, of our own mails only', () => {
  const reported = only('mail', 'AWS::SES::ConfigurationSetEventDestination');
  expect(reported).toMatchObject({
    EventDestination: { MatchingEventTypes: ['send', 'bounce', 'complaint', 'reject'] },
  });
  const [rule] = resourcesOf('mail', 'AWS::Events::Rule').flatMap(
    ([, { Properties }]) => Properties.EventPattern ?? [],
  );
  const types = ['Send', 'Bounce', 'Complaint', 'Reject'];
  expect(rule).toEqual({
    source: ['aws.ses'],
    detail: {
      eventType: types,
      mail: { tags: { 'ses:configuration-set': [{ Ref: only('mail', 'AWS::SES::ConfigurationSet').id }] } },
    },
  });
  const tags = { userId: ['u'], runId: ['s'], submissionId: ['i'] };
  const mail = { timestamp: '2026-01-01T00:00:00.000Z', tags };
  for (const eventType of types) expect(parseMailEvent({ detail: { eventType, mail } })).not.toBeNull();
});
