import { lifetimes } from '#shared/contract/lifetimes.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';

// Apart from the site, whose file reads the disk: tests in the browser load this one.

/** What the pages of the local system know about it: everything is on, so that every part of a page can be seen. */
export const localSiteSettings = (modelId = ''): SiteSettings => ({
  operator: {
    name: 'Your operator (local)',
    contact: `privacy@${product.id}.example`,
    jurisdiction: 'the country that you are in',
  },
  hasMail: true,
  mailResults: 'confirmed',
  partnerUrl: product.partner.url,
  hasModel: modelId !== '',
  hasWebhook: true,
  logRetentionDays: 30,
  unusedAccountMonths: lifetimes.unusedAccountMonths,
  keepsOffline: true,
  limits: dailyLimits,
});
