import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiFunctionNames } from '#infra/aws/functions/entries.ts';
import { originSecretHeader, viewerAddressHeader, viewerHostHeader } from '#shared/contract/origin-headers.ts';
import { createApp, ourFunctions, resourcesOf } from './synthesize.ts';

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
