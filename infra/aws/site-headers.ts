import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { Operator, SiteSettings } from '#shared/contract/site-settings.ts';
import type { Config } from './config.ts';
import { nameAtEdge } from './edge-name.ts';
import { partnerOf } from './partner.ts';

const template = readFileSync(join(import.meta.dirname, 'site-router.js'), 'utf8');
/** CloudFront's other function, which needs nothing of the build. */
export const viewerAddressCode = readFileSync(join(import.meta.dirname, 'viewer-address.js'), 'utf8');
const placeholders = { pages: 'const pages = [];', above: 'const above = [];' };
/** How the file of a page for all addresses below one is called: `in-results.html`. */
const below = '/in-';

/** The router of this build: it knows the pages that the build has rendered, each by its address. */
export function siteRouterCode(siteFolder: string): string {
  const files = globSync('*.html', { cwd: siteFolder })
    .map((file) => `/${basename(file, '.html')}`)
    .sort();
  const found = {
    pages: files.filter((file) => file !== '/index' && file !== '/app' && !file.startsWith(below)),
    above: files.filter((file) => file.startsWith(below)).map((file) => `/${file.slice(below.length)}`),
  };
  return Object.entries(placeholders).reduce((code, [name, placeholder]) => {
    if (!template.includes(placeholder)) throw new Error(`site-router.js has no line '${placeholder}'.`);
    return code.replace(placeholder, `const ${name} = ${JSON.stringify(found[name as keyof typeof found])};`);
  }, template);
}

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

/** All three or none: a name without an address, or without the law that applies, helps nobody. */
const operatorOf = ({ operatorName, operatorContact, operatorJurisdiction }: Config): Operator | null =>
  operatorName && operatorContact && operatorJurisdiction
    ? { name: operatorName, contact: operatorContact, jurisdiction: operatorJurisdiction }
    : null;

export type Headers = Readonly<Record<string, string>>;

/** The headers of a page, as the web build wants them. The local system sends the same. Names in lower case. */
export function readHeaders(siteFolder: string): Headers {
  const headers: Headers = JSON.parse(readFileSync(join(siteFolder, 'headers.json'), 'utf8'));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

type SecurityHeader = (value: string) => ResponseSecurityHeadersBehavior;

/** CloudFront has its own setting for each of these and refuses them among the custom headers. */
const securityHeaders: Readonly<Record<string, SecurityHeader>> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: /includeSubDomains/i.test(value),
      preload: /preload/i.test(value),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: {
      frameOption: value.toUpperCase() === 'DENY' ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
      override: true,
    },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
};

export function createHeadersPolicy(scope: Construct, id: string, headers: Headers): ResponseHeadersPolicy {
  const named = Object.entries(headers);
  const security = named.map(([name, value]) => securityHeaders[name]?.(value) ?? {});
  const custom = named.filter(([name]) => !(name in securityHeaders));
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: nameAtEdge(scope, id),
    securityHeadersBehavior: Object.assign({}, ...security),
    customHeadersBehavior: {
      customHeaders: custom.map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
