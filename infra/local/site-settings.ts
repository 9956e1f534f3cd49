import { languageCodes } from '#shared/contract/language.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { product } from '#shared/product.ts';

// A separate file, because tests in the browser load it and site.ts reads from the disk.

/** What the pages know about the local system. Every feature is on, so that every part of a page is visible. */
export const localSiteSettings = (modelId = ''): SiteSettings => ({
  operator: {
    name: `${product.name} (local)`,
    contact: `privacy@${product.id}.example`,
    jurisdiction: 'the country that you are in',
    jurisdictionIn: { es: 'el país en que usted está' },
  },
  hasMail: true,
  mailResults: 'confirmed',
  partnerUrl: product.partner.url,
  hasModel: modelId !== '',
  hasWebhook: true,
  logRetentionDays: 30,
  unusedAccountMonths: lifetimes.unusedAccountMonths,
  keepsOffline: true,
  notReviewedIn: languageCodes,
  limits: dailyLimits,
});
