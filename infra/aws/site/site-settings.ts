import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { type Config, partnerOf } from '#infra/aws/stages/config.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { Operator, SiteSettings } from '#shared/contract/site-settings.ts';

/** What the pages of this stage know about it. */
export const siteSettingsOf = (config: Config): SiteSettings => ({
  operator: operatorOf(config),
  hasMail: config.sender !== '',
  mailResults: config.mailResults,
  partnerUrl: partnerOf(config),
  hasModel: config.bedrockModelId !== '',
  hasWebhook: config.webhookUrl !== '',
  logRetentionDays: config.logRetentionDays === RetentionDays.INFINITE ? null : config.logRetentionDays,
  unusedAccountMonths: config.unusedAccountMonths,
  keepsOffline: config.offline,
  limits: dailyLimits,
});

/** All three or none: a name without an address, or without the applicable law, helps nobody. */
const operatorOf = ({ operatorName, operatorContact, operatorJurisdiction }: Config): Operator | null =>
  operatorName && operatorContact && operatorJurisdiction
    ? { name: operatorName, contact: operatorContact, jurisdiction: operatorJurisdiction }
    : null;
