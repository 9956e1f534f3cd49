import { partnerOf } from './partner.ts';
import type { dispensable, StageSettings } from './stage-schema.ts';

/** What is wrong with settings that are fine one by one, as sentences. */
export function settingsThatNeedEachOther(stage: string, settings: StageSettings): string[] {
  const { domain, certificateArn, webhookSecretArn, webhookUrl } = settings;
  const mistakes = [...(stage === 'prod' ? missingInProduction(settings) : []), ...contradictions(settings)];
  if (Boolean(domain) !== Boolean(certificateArn))
    mistakes.push('domain and certificateArn go together: CloudFront serves a domain only with its certificate.');
  if (settings.senderZoneId && (settings.senderIdentity !== 'domain' || settings.sender === ''))
    mistakes.push('senderZoneId is set without a sender and senderIdentity "domain": there are no records to write.');
  if (settings.waf && settings.webAclArn)
    mistakes.push('waf and webAclArn are both set: CloudFront asks one firewall. Take one of them away.');
  if (webhookSecretArn && !webhookUrl)
    mistakes.push('webhookSecretArn is set without webhookUrl: there is nothing to sign.');
  return mistakes;
}

type Dispensable = (typeof dispensable)[number];

/** The setting behind each word of `without`, and what production lacks if it is blank. */
const needs: Readonly<Record<Dispensable, { setting: string; lacks: string; has: (of: StageSettings) => boolean }>> = {
  alarms: { setting: 'alarmEmail', lacks: 'nobody would hear an alarm', has: (of) => of.alarmEmail !== '' },
  mail: { setting: 'sender', lacks: 'no result and no code would be mailed', has: (of) => of.sender !== '' },
  partner: {
    setting: 'partnerUrl',
    lacks: 'no page would have the partner’s link',
    has: (of) => partnerOf(of) !== null,
  },
};
const words = Object.keys(needs) as Dispensable[];

const missingInProduction = (settings: StageSettings): string[] => [
  ...missingOperator(settings),
  ...words
    .filter((word) => !needs[word].has(settings) && !settings.without.includes(word))
    .map((word) => {
      const { setting, lacks } = needs[word];
      return `${setting} is blank, so ${lacks}. Set it, or write "without": ["${word}"] if production is meant to do without.`;
    }),
];

const contradictions = (settings: StageSettings): string[] =>
  settings.without
    .filter((word) => word !== 'partner' && needs[word].has(settings))
    .map((word) => `without says "${word}", and ${needs[word].setting} is set. Take one of them away.`);

/** People must be able to read who has their answers, whom they can ask, and under which law. There is no way around it. */
const missingOperator = (settings: StageSettings): string[] =>
  (['operatorName', 'operatorContact', 'operatorJurisdiction'] as const)
    .filter((name) => settings[name] === '')
    .map((name) => `${name} is blank. Production needs it: the pages /about and /privacy show it.`);
