import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiFunctionNames } from '#infra/aws/functions/entries.ts';
import { originSecretHeader, viewerAddressHeader, viewerHostHeader } from '#shared/contract/route.ts';
import { appOf, createApp, edgeResourcesOf, ourFunctions, resourcesOf, templateOf } from './synthesize.ts';

type Rule = { Name: string; Statement: Record<string, Record<string, unknown>> };

const [acl] = edgeResourcesOf('everything', 'AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties);
const rules: Rule[] = acl?.Rules;
const rule = (name: string) => rules.find(({ Name }) => Name === name);

describe('the stack at the edge', () => {
  test('stands in us-east-1, wherever the product’s own stack is, and neither needs a function to learn of the other', () => {
    expect(appOf('everything').edge?.region).toBe('us-east-1');
    expect(appOf('everything').stack.region).toMatch(/AWS::Region|Token/);
    const types = Object.values(appOf('everything').edgeTemplate?.toJSON().Resources ?? {}) as { Type: string }[];
    expect(types.map(({ Type }) => Type).filter((type) => /Lambda|IAM|Custom/.test(type))).toEqual([]);
  });

  test('is left out of a stage without a firewall and without an alarm address', () => {
    expect(appOf('dev').edge).toBeUndefined();
  });

  test('asks for names that the product’s stack puts out', () => {
    const { Parameters } = appOf('everything').edgeTemplate?.toJSON() ?? {};
    const asked = Object.keys(Parameters).filter((name) => name !== 'BootstrapVersion');
    expect(asked).toHaveLength(3);
    for (const name of asked) expect(Object.keys(templateOf('everything').toJSON().Outputs)).toContain(name);
  });

  test('watches the site once there is one: its errors, and both functions at CloudFront', () => {
    const alarms = edgeResourcesOf('everything', 'AWS::CloudWatch::Alarm');
    for (const [, alarm] of alarms) expect(alarm).toMatchObject({ Condition: 'HasSite' });
    const text = JSON.stringify(alarms);
    for (const metric of ['5xxErrorRate', 'FunctionExecutionErrors', 'FunctionValidationErrors', 'BlockedRequests'])
      expect(text).toContain(`"${metric}"`);
    for (const name of ['DistributionId', 'RouterName', 'ViewerAddressName'])
      expect(text).toContain(`{"Ref":"${name}"}`);
  });
});

const plainPath = [
  { Priority: 0, Type: 'URL_DECODE' },
  { Priority: 1, Type: 'NORMALIZE_PATH' },
];

describe('the firewall', () => {
  const distribution = (template = templateOf('everything')) =>
    Object.values(template.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;

  test('is on in stages/prod.json, off in dev, and asked by the distribution', () => {
    const file = (stage: string) => JSON.parse(readFileSync(`stages/${stage}.json`, 'utf8'));
    expect([file('prod').waf, file('dev').waf]).toEqual([true, undefined]);
    expect(acl?.Scope).toBe('CLOUDFRONT');
    expect(distribution().WebACLId).toEqual({ Ref: 'FirewallArn' });
    expect(templateOf('everything').toJSON().Parameters.FirewallArn).not.toHaveProperty('Default');
    expect(distribution(templateOf('dev')).WebACLId).toBeUndefined();
    expect(resourcesOf('everything', 'AWS::WAFv2::WebACL')).toEqual([]);
  });

  test('may be your own', () => {
    expect(distribution(templateOf('ownFirewall')).WebACLId).toMatch(/^arn:aws:wafv2:.*webacl\/ours/);
    expect(appOf('ownFirewall').edge).toBeUndefined();
  });

  test('blocks nothing for what people type: no common rule set, and rules on bodies only count', () => {
    expect(rules.map(({ Name }) => Name)).not.toContain('AWSManagedRulesCommonRuleSet');
    const overrides = rule('AWSManagedRulesKnownBadInputsRuleSet')?.Statement.ManagedRuleGroupStatement
      ?.RuleActionOverrides as { Name: string; ActionToUse: object }[];
    expect(overrides.length).toBeGreaterThan(0);
    for (const { Name, ActionToUse } of overrides)
      expect([Name, ActionToUse]).toEqual([expect.stringMatching(/_BODY$/), { Count: {} }]);
    // Samples would keep addresses and paths.
    for (const { VisibilityConfig } of [acl, ...(acl?.Rules ?? [])])
      expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
  });

  test.each([
    ['SignInAttempts', '/api/auth/', 100],
    ['ApiCalls', '/api/', 2000],
    ['AllCalls', '/', 6000],
  ])(
    '%s: one address is limited in five minutes, however it writes %s, and then gets 429, which browsers know',
    (name, path, limit) => {
      expect(rule(name)).toMatchObject({
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        Statement: {
          RateBasedStatement: {
            AggregateKeyType: 'IP',
            EvaluationWindowSec: 300,
            Limit: limit,
            ScopeDownStatement: {
              ByteMatchStatement: {
                SearchString: path,
                PositionalConstraint: 'STARTS_WITH',
                TextTransformations: plainPath,
              },
            },
          },
        },
      });
    },
  );

  test('a route with a limit of its own is counted for each address and path, however it is written', () => {
    const { RateBasedStatement: each } = rule('Each45')?.Statement ?? {};
    expect(each).toMatchObject({
      Limit: 45,
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ IP: {} }, { UriPath: { TextTransformations: plainPath } }],
    });
    const scope = each?.ScopeDownStatement as { OrStatement: { Statements: { ByteMatchStatement: object }[] } };
    const matched = scope.OrStatement.Statements.map(({ ByteMatchStatement }) => ByteMatchStatement);
    expect(matched).toEqual(
      ['/api/auth/register', '/api/documents/state'].map((SearchString) =>
        expect.objectContaining({ SearchString, PositionalConstraint: 'EXACTLY', TextTransformations: plainPath }),
      ),
    );
  });
});

/** The references as CloudFormation will see them, with the secret's own name left out. */
const written = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/\{"Ref":"OriginSecret\w+"\}/g, '"SECRET"');
const reference = (field: string, version = '') =>
  `{{resolve:secretsmanager:","SECRET",":SecretString:${field}::${version}}}`;

const apiOrigin = () =>
  resourcesOf('dev', 'AWS::CloudFront::Distribution')[0]?.[1].Properties.DistributionConfig.Origins.find(
    (origin: { CustomOriginConfig?: object }) => origin.CustomOriginConfig,
  );

describe('the API’s own address', () => {
  test('is of no use: CloudFront alone sends the secret, over anything that a caller has sent under its name', () => {
    const [header, ...others] = apiOrigin().OriginCustomHeaders;
    expect(others).toEqual([]);
    expect(header.HeaderName).toBe(originSecretHeader);
    expect(written(header.HeaderValue)).toContain(reference('current'));
  });

  test('every function behind it knows the secret and the one before, and no other function does', () => {
    const knowing = ourFunctions('everything').filter(([, fn]) => fn.Properties.Environment.Variables.ORIGIN_SECRETS);
    expect(knowing).toHaveLength(apiFunctionNames.length);
    for (const [id, fn] of knowing) {
      expect(id).toMatch(/^Api/);
      const text = written(fn.Properties.Environment.Variables.ORIGIN_SECRETS);
      expect(text.indexOf(reference('current'))).toBeLessThan(text.indexOf(reference('previous')));
      expect(text).toContain(reference('current'));
    }
  });

  test('a deployment names the version of the secret, so that CloudFormation sees a change', () => {
    const version = '0f3a2b1c-1111-4222-8333-444455556666';
    const { template } = createApp('dev', () => {}, {}, version);
    const text = written(template.findResources('AWS::CloudFront::Distribution'));
    expect(text).toContain(reference('current', version));
    expect(template.findOutputs('OriginSecretVersion')).toMatchObject({ OriginSecretVersion: { Value: version } });
  });

  test('the first value is random, and there is none before it', () => {
    const [[, secret] = []] = resourcesOf('prod', 'AWS::SecretsManager::Secret').filter(([id]) =>
      id.startsWith('OriginSecret'),
    );
    expect(secret?.Properties.GenerateSecretString).toMatchObject({
      GenerateStringKey: 'current',
      PasswordLength: 44,
      SecretStringTemplate: '{"previous":"none"}',
    });
  });
});

test('the viewer’s address and the host are what CloudFront sees, whatever the caller wrote there', () => {
  const code = readFileSync(new URL('../../infra/aws/site/viewer-address.js', import.meta.url), 'utf8');
  const atEachCall = new Function(`${code}; return handler;`)();
  const headers = {
    host: { value: 'quiz.example' },
    accept: { value: '*/*' },
    [viewerAddressHeader]: { value: '198.51.100.1' },
    [viewerHostHeader]: { value: 'evil.example' },
  };
  const request = { uri: '/api/users/me', headers };
  expect(atEachCall({ viewer: { ip: '203.0.113.7' }, request })).toEqual({
    uri: '/api/users/me',
    headers: {
      host: { value: 'quiz.example' },
      accept: { value: '*/*' },
      [viewerAddressHeader]: { value: '203.0.113.7' },
      [viewerHostHeader]: { value: 'quiz.example' },
    },
  });
});
