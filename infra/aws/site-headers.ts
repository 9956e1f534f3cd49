import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { nameAtEdge } from './edge-name.ts';

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
