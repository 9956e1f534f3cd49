import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openApiPath } from '#functions/openapi/document.ts';
import { siteRouterCode } from '#infra/aws/site/site-router-code.ts';
import { planUploads, requireCompressedFiles } from '#infra/aws/site/site-upload.ts';
import { featureStyles } from '#shared/features/styles.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';
import { resourcesOf, templateOf, type VariantName } from './synthesize.ts';

const distribution = (variant: VariantName) =>
  resourcesOf(variant, 'AWS::CloudFront::Distribution').map(([, { Properties }]) => Properties.DistributionConfig)[0];

/** Where CloudFormation has the names of what CloudFront makes. */
type Made = {
  Name?: unknown;
  ResponseHeadersPolicyConfig?: { Name: unknown };
  OriginAccessControlConfig?: { Name: unknown };
};

/** Names of policies that AWS keeps under these ids in every account. */
const managed = {
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  cachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  allViewerExceptHost: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

describe('the site', () => {
  test('reads its bucket by origin access control, and nobody else does', () => {
    expect(resourcesOf('dev', 'AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
    expect(resourcesOf('dev', 'AWS::CloudFront::CloudFrontOriginAccessIdentity')).toEqual([]);
  });

  test.each([
    ['Function', (made: Made) => made.Name],
    ['ResponseHeadersPolicy', (made: Made) => made.ResponseHeadersPolicyConfig?.Name],
    ['OriginAccessControl', (made: Made) => made.OriginAccessControlConfig?.Name],
  ])(
    'has a %s whose name a stage in a second region does not take: CloudFront knows one in the account',
    (type, nameOf) => {
      const names = resourcesOf('dev', `AWS::CloudFront::${type}`).map(([, { Properties }]) => nameOf(Properties));
      expect(names).not.toEqual([]);
      for (const name of names) expect(JSON.stringify(name)).toContain('{"Ref":"AWS::Region"}');
    },
  );

  test('passes calls to the API on the same origin: every method, the token too, nothing cached at the edge', () => {
    const [file, assets, api, keys, ...others] = distribution('dev')?.CacheBehaviors ?? [];
    expect([file.PathPattern, assets.PathPattern]).toEqual([openApiPath, '/assets/*']);
    expect(others).toEqual([]);
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: managed.cachingDisabled,
      OriginRequestPolicyId: managed.allViewerExceptHost,
    });
    expect(api.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST']));
    expect(keys.PathPattern).toBe('/.well-known/jwks.json');
  });

  test('caches the public keys at the edge: the one public answer of the API, requested as the others are', () => {
    const [, , api, keys] = distribution('dev')?.CacheBehaviors ?? [];
    expect(keys).toEqual({
      ...api,
      PathPattern: '/.well-known/jwks.json',
      AllowedMethods: ['GET', 'HEAD'],
      CachePolicyId: managed.cachingOptimized,
    });
  });

  test('serves the description of the API as a file, before the API itself is asked', () => {
    const { DefaultCacheBehavior: page, CacheBehaviors } = distribution('dev') ?? {};
    const { PathPattern, ...file } = CacheBehaviors[0];
    expect(PathPattern).toBe('/api/openapi.json');
    expect(file).toEqual(page);
  });

  test('rewrites pages, never an API answer: no error pages, and one function that touches the call only', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution('dev') ?? {};
    expect(DefaultCacheBehavior.FunctionAssociations).toEqual([
      expect.objectContaining({ EventType: 'viewer-request' }),
    ]);
    const api = CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === '/api/*');
    expect(api.FunctionAssociations).toEqual([
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': [expect.stringMatching(/^SiteViewerAddress/), 'FunctionARN'] },
      },
    ]);
    for (const page of distribution('dev')?.CustomErrorResponses ?? []) {
      expect(page).not.toHaveProperty('ResponsePagePath');
      expect(page).not.toHaveProperty('ResponseCode');
    }
  });

  test('caches no error at the edge, where one user’s error would be everybody’s answer', () => {
    // The statuses that CloudFront caches whatever the origin says, or unless it says `no-store`.
    const held = [404, 414, 500, 501, 502, 503, 504];
    const told = distribution('dev')?.CustomErrorResponses ?? [];
    for (const ErrorCode of held) expect(told).toContainEqual({ ErrorCode, ErrorCachingMinTTL: 0 });
  });

  test('lists nothing: the bare address is a page, and files are sent compressed', () => {
    expect(distribution('dev')?.DefaultRootObject).toBe('index.html');
    expect(distribution('dev')?.DefaultCacheBehavior.Compress).toBe(true);
  });

  test('is reached by TLS only', () => {
    expect(distribution('dev')?.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    const [, api] = distribution('dev')?.Origins ?? [];
    expect(api.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  test('sends the headers that the build lists: all with a page, and with data and assets those that a browser heeds', () => {
    const every = {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63072000,
        IncludeSubdomains: true,
        Preload: false,
        Override: true,
      },
    };
    const withPolicy = (ContentSecurityPolicy: string) => ({
      ...every,
      ContentSecurityPolicy: { ContentSecurityPolicy, Override: true },
    });
    const { DefaultCacheBehavior: page, CacheBehaviors } = distribution('dev') ?? {};
    const policyOf = (behaviour: { ResponseHeadersPolicyId: { Ref: string } }) =>
      resourcesOf('dev', 'AWS::CloudFront::ResponseHeadersPolicy').find(
        ([id]) => id === behaviour.ResponseHeadersPolicyId.Ref,
      )?.[1].Properties.ResponseHeadersPolicyConfig;
    const at = (path: string) =>
      policyOf(CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path));
    expect(policyOf(page).SecurityHeadersConfig).toEqual(withPolicy("default-src 'none'"));
    expect(policyOf(page).CustomHeadersConfig.Items).toEqual([
      { Header: 'cross-origin-opener-policy', Value: 'same-origin', Override: true },
    ]);
    // Of the answers that are pages; their own tests hash what a browser finds there.
    const hashes = featureStyles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const styles = hashes.length === 0 ? "'none'" : hashes.join(' ');
    expect(at('/api/*').SecurityHeadersConfig).toEqual(
      withPolicy(
        `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ),
    );
    expect(at('/assets/*').SecurityHeadersConfig).toEqual({ ContentTypeOptions: { Override: true } });
    expect(at('/assets/*').CustomHeadersConfig?.Items ?? []).toEqual([]);
  });

  test('uses the domain with its certificate and today’s TLS when there is one', () => {
    expect(distribution('domain')?.Aliases).toEqual(['quiz.example.com']);
    expect(distribution('domain')?.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    const worker = Object.values(templateOf('domain').findResources('AWS::Lambda::Function')).find(
      (fn) => fn.Properties.Environment?.Variables.SITE_URL,
    );
    expect(worker?.Properties.Environment.Variables.SITE_URL).toBe('https://quiz.example.com');
  });
});

describe('uploads', () => {
  const plan = planUploads([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'app.html',
    'headers.json',
    'api/openapi.json',
    'data/figures.json',
    'sw.js',
    'sw.js.br',
    'assets/offline-1.html',
    'assets/offline-1.html.br',
    'assets/app-1.js',
    'assets/app-1.js.br',
    'assets/app-1.css',
    'assets/letters-1.woff2',
  ]);
  const cacheOf = (pattern: string) => plan.find(({ include }) => include.includes(pattern))?.cacheControl[0]?.value;

  test('browsers cache hashed files for a year, and revalidate pages each time', () => {
    for (const pattern of ['assets/*.js', 'assets/*.js.br', 'assets/*.css', 'assets/*.woff2'])
      expect(cacheOf(pattern)).toBe('public, max-age=31536000, immutable');
    for (const pattern of ['index.html', 'index.html.br', 'app.html', 'api/openapi.json', 'data/figures.json'])
      expect(cacheOf(pattern)).toBe('no-cache');
  });

  test('browsers revalidate the service worker each time, and no hashed file with it', () => {
    for (const pattern of ['sw.js', 'sw.js.br']) expect(cacheOf(pattern)).toBe('no-cache');
    const asked = plan.filter(({ cacheControl }) => cacheControl[0]?.value === 'no-cache');
    expect(asked.flatMap(({ include }) => include).filter((one) => /[*]|assets/.test(one))).toEqual([]);
  });

  test('compressed files carry their encoding and their type', () => {
    expect(plan.find(({ include }) => include.includes('assets/*.js.br'))).toMatchObject({
      contentEncoding: 'br',
      contentType: 'text/javascript; charset=utf-8',
    });
  });

  test('a build that left a file uncompressed is refused: browsers would be sent to a file that is missing', () => {
    expect(() => requireCompressedFiles(['index.html', 'index.html.br', 'assets/a.js'])).toThrow(
      'did not compress assets/a.js',
    );
    expect(() => requireCompressedFiles(['index.html', 'index.html.br', 'assets/a.woff2'])).not.toThrow();
  });

  test('the list of headers is not uploaded', () => {
    const patterns = plan.flatMap(({ include }) => include);
    expect(patterns.filter((pattern) => /json|\.gz/.test(pattern))).toEqual(['api/openapi.json', 'data/figures.json']);
  });

  test('need no right that is new in a release: it would not be in effect when they start', () => {
    const policy = resourcesOf('dev', 'AWS::IAM::Policy').find(([id]) => id.startsWith('SiteUploadRole'))?.[1];
    const builds = resourcesOf('dev', 'Custom::CDKBucketDeployment').flatMap(([, p]) => p.Properties.SourceObjectKeys);
    expect(builds.length).toBeGreaterThan(0);
    for (const build of builds) expect(JSON.stringify(policy?.Properties)).not.toContain(build);
  });

  test('share one function and one copy of the AWS CLI', () => {
    expect(resourcesOf('everything', 'AWS::Lambda::LayerVersion')).toHaveLength(1);
  });

  test('pages come after the files they name, and no upload deletes what an earlier release brought', () => {
    const uploads = resourcesOf('dev', 'Custom::CDKBucketDeployment');
    const assets = uploads.filter(([, { Properties }]) => Properties.Include[0].startsWith('assets/'));
    const pages = uploads.filter(([, { Properties }]) => !Properties.Include[0].startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(pages.length).toBeGreaterThan(0);
    for (const [, page] of pages) expect(page.DependsOn).toEqual(expect.arrayContaining(assets.map(([id]) => id)));
    for (const [, { Properties }] of uploads) expect(Properties).toMatchObject({ Prune: false, RetainOnDelete: true });
  });
});

type ViewerRequest = { uri: string; headers: Record<string, { value: string }> };

const dir = await temporaryDir();
afterAll(dir.remove);
await mkdir(join(dir.path, 'es'));
for (const page of ['index', 'app', 'about', 'longevity-quiz', 'dashboard', 'in-results'])
  for (const folder of ['.', 'es']) await writeFile(join(dir.path, folder, `${page}.html`), '<!doctype html>');
await mkdir(join(dir.path, 'assets'));
await writeFile(join(dir.path, 'assets/offline-1.html'), '<!doctype html>');
const code = siteRouterCode(dir.path);
const router: (event: { request: ViewerRequest }) => ViewerRequest = new Function(`${code}; return handler;`)();

const route = (uri: string, acceptEncoding?: string) =>
  router({ request: { uri, headers: acceptEncoding ? { 'accept-encoding': { value: acceptEncoding } } : {} } }).uri;

test.each([
  ['/', '/index.html'],
  ['/login', '/app.html'],
  ['/about', '/about.html'],
  ['/longevity-quiz', '/longevity-quiz.html'],
  ['/longevity-quiz/', '/app.html'],
  ['/app', '/app.html'],
  ['/dashboard', '/dashboard.html'],
  ['/results/01K0000000000000000000000A', '/in-results.html'],
  ['/results/01K0000000000000000000000A/doctor', '/app.html'],
  ['/some-page/01K0000000000000000000000A', '/app.html'],
  ['/results', '/app.html'],
  ['/results/', '/app.html'],
  ['/in-results', '/app.html'],
  ['/assets/', '/app.html'],
  ['/assets/app-1.js', '/assets/app-1.js'],
  ['/favicon.ico', '/favicon.ico'],
  ['/es', '/es/index.html'],
  ['/es/', '/es/index.html'],
  ['/es/login', '/es/app.html'],
  ['/es/about', '/es/about.html'],
  ['/es/dashboard', '/es/dashboard.html'],
  ['/es/results/01K0000000000000000000000A', '/es/in-results.html'],
  ['/es/results/01K0000000000000000000000A/doctor', '/es/app.html'],
  ['/es/results', '/es/app.html'],
  ['/es/in-results', '/es/app.html'],
  ['/es/sw.js', '/es/sw.js'],
  ['/es/es/about', '/es/app.html'],
  ['/essay', '/app.html'],
  ['/fr/about', '/app.html'],
])('%s is answered with %s', (asked, answered) => {
  expect(route(asked)).toBe(answered);
});

test('a browser that takes brotli gets what the build compressed', () => {
  expect(route('/', 'gzip, deflate, br, zstd')).toBe('/index.html.br');
  expect(route('/assets/app-1.js', 'gzip, br')).toBe('/assets/app-1.js.br');
  expect(route('/assets/letters-1.woff2', 'gzip, br')).toBe('/assets/letters-1.woff2');
});

test('another browser gets the plain file', () => {
  expect(route('/assets/app-1.js', 'gzip')).toBe('/assets/app-1.js');
  expect(route('/assets/app-1.js')).toBe('/assets/app-1.js');
});

test('the code fits what CloudFront takes', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});
