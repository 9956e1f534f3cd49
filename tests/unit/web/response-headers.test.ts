import { expect, test } from 'vitest';
import { apiHeaders, assetHeaders } from '#infra/facts/headers-by-kind.ts';
import { featureStyles } from '#shared/features/styles.ts';
import { responseHeaders } from '#web/build/headers.ts';

// All headers and all rules of the policy, each with what would be possible without it. A new one needs a row here.

const policy: readonly (readonly [rule: string, value: string, without: string])[] = [
  ['default-src', "'none'", 'anything not named below loads from anywhere'],
  ['script-src', "'self' 'sha256-script'", 'a script of another site, or one injected into the page, runs'],
  ['style-src', "'self' 'sha256-style'", 'injected styles read what is on the page, or hide it'],
  ['img-src', "'self' data:", 'a picture’s address carries answers to another site'],
  ['font-src', "'self'", 'the default forbids the site’s own fonts'],
  ['connect-src', "'self'", 'a script that got in sends answers to another site'],
  ['manifest-src', "'self'", 'the default forbids the site’s own manifest'],
  ['worker-src', "'self'", 'the default forbids the service worker'],
  ['base-uri', "'none'", 'an injected base element sends every relative address elsewhere'],
  ['form-action', "'none'", 'a form that is sent before its script has come puts what was typed into the address'],
  ['frame-ancestors', "'none'", 'another site frames the page and guides the visitor’s clicks'],
  ['trusted-types', 'worker', 'a script that got in makes a policy of its own'],
  ['require-trusted-types-for', "'script'", 'text becomes markup or code without a check'],
];

const headers: readonly (readonly [name: string, value: string, without: string])[] = [
  ['strict-transport-security', 'max-age=63072000; includeSubDomains', 'the first call of a visit can go unencrypted'],
  ['x-content-type-options', 'nosniff', 'a file that is no script is run as one'],
  ['referrer-policy', 'no-referrer', 'another site learns which result was open'],
  [
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'a script that got in asks for the camera or the place',
  ],
  ['cross-origin-opener-policy', 'same-origin', 'a page that opened ours holds its window'],
  ['cross-origin-resource-policy', 'same-origin', 'another site loads our files as its own'],
];

const ours = responseHeaders({ scripts: ["'sha256-script'"], styles: ["'sha256-style'"] });

test('each rule of the content security policy is there, and no other', () => {
  const rules = ours['content-security-policy']?.split('; ').map((rule) => {
    const [name = '', ...values] = rule.split(' ');
    return [name, values.join(' ')];
  });
  expect(rules).toEqual(policy.map(([rule, value]) => [rule, value]));
});

test('each header of a page is there, and no other', () => {
  const { 'content-security-policy': _, ...others } = ours;
  expect(Object.entries(others)).toEqual(headers.map(([name, value]) => [name, value]));
});

test('a file of the site has the headers that a browser heeds for it, and a response of the API may load nothing but the styles of its pages', () => {
  expect(Object.keys(assetHeaders(ours))).toEqual(['x-content-type-options', 'cross-origin-resource-policy']);
  const { 'content-security-policy': ofApi = '', ...others } = apiHeaders(ours);
  expect(ofApi.split('; ').map((rule) => rule.replaceAll(/sha256-[^']+/g, 'sha256-style'))).toEqual([
    "default-src 'none'",
    `style-src ${featureStyles.map(() => "'sha256-style'").join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(Object.keys(others)).toEqual(headers.map(([name]) => name));
});
