import { describe, expect, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import { apiFunctionNames, functionOf } from '#infra/aws/functions/entries.ts';
import { rightsOf } from '#infra/aws/functions/grants.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { rightsByRole } from './rights.ts';
import { resourcesOf, templateOf } from './synthesize.ts';

/** A page of another site may ask by OPTIONS whether it may call what is public by design. */
const askedBefore = [
  'OPTIONS /.well-known/jwks.json',
  'OPTIONS /api/fhir/{type}/{id}',
  'OPTIONS /api/links/file',
  'OPTIONS /api/links/manifest',
];
const ownKeys = routeNames.map((name) => `${routes[name].method} ${routes[name].path}`);
const routeKeys = [...ownKeys, ...askedBefore].sort();
const publicKeys = routeNames
  .filter((name) => routes[name].auth === 'public')
  .map((name) => `${routes[name].method} ${routes[name].path}`);
const stageOf = () => resourcesOf('dev', 'AWS::ApiGatewayV2::Stage').map(([, stage]) => stage);

describe('the API', () => {
  test('has the routes of the contract, and no other', () => {
    const deployed = resourcesOf('dev', 'AWS::ApiGatewayV2::Route').map(([, route]) => route.Properties.RouteKey);
    expect(deployed.sort()).toEqual(routeKeys);
  });

  test('sends each route to the function that its declaration names, in the newer shape of events', () => {
    const integrations = new Map(resourcesOf('dev', 'AWS::ApiGatewayV2::Integration'));
    expect(integrations.size).toBe(apiFunctionNames.length);
    for (const { Properties } of integrations.values()) expect(Properties.PayloadFormatVersion).toBe('2.0');
    const served = resourcesOf('dev', 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => {
      const [id] = [...integrations.keys()].filter((each) => JSON.stringify(Properties.Target).includes(each));
      return [Properties.RouteKey, JSON.stringify(integrations.get(id ?? '')?.Properties.IntegrationUri)] as const;
    });
    expect(served.length).toBeGreaterThanOrEqual(routeNames.length);
    for (const [key, uri] of served) {
      const name = routeNames.find((each) => key.endsWith(` ${routes[each].path}`));
      expect([key, uri]).toEqual([
        key,
        expect.stringMatching(new RegExp(`"Api${name && functionOf(name)}(Function|Live)`)),
      ]);
    }
  });

  test('may call the function of each route by one role, and that role nothing else', () => {
    const called = resourcesOf('dev', 'AWS::ApiGatewayV2::Integration').map(([, { Properties }]) => Properties);
    const [caller] = resourcesOf('dev', 'AWS::IAM::Role').filter(([id]) => id.startsWith('ApiCaller'));
    for (const { CredentialsArn } of called) expect(CredentialsArn).toEqual({ 'Fn::GetAtt': [caller?.[0], 'Arn'] });
    expect(caller?.[1].Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'apigateway.amazonaws.com' } },
    ]);
    const rights = rightsByRole('dev').get(caller?.[0] ?? '') ?? [];
    expect(new Set(rights.map(({ action }) => action))).toEqual(new Set(['lambda:InvokeFunction']));
    expect(rights.map(({ resource }) => resource).sort()).toEqual(
      [...new Set(called.map(({ IntegrationUri }) => JSON.stringify(IntegrationUri)))].sort(),
    );
  });

  test('throttles each route separately, and login least among the open ones', () => {
    const settings = stageOf()[0]?.Properties.RouteSettings;
    expect(Object.keys(settings).sort()).toEqual(routeKeys);
    const rate = (key: string): number => settings[key].ThrottlingRateLimit;
    for (const key of routeKeys) {
      expect(rate(key)).toBeGreaterThan(0);
      expect(settings[key].ThrottlingBurstLimit).toBeGreaterThanOrEqual(rate(key));
    }
    // Users log in often. The other routes open accounts, send mail or change stored data, and few calls need them. A device
    // that waits for a draft polls.
    const [login, register] = [rate('POST /api/auth/login'), rate('POST /api/auth/register')];
    expect(register).toBeLessThan(login);
    const others = publicKeys.filter((key) => !/(login|register|take)$/.test(key));
    expect(others.length).toBeGreaterThan(0);
    for (const key of others) expect([key, rate(key) <= register]).toEqual([key, true]);
  });

  // They call Cognito only after a code, a link or a password of an account has proved right, or after a try that is counted by
  // network: a stranger's calls end before it.
  const proveFirst = [
    'changeAddress',
    'changePassword',
    'confirmAddress',
    'confirmByLink',
    'declineAddress',
    'eraseMe',
  ];
  const stopsStrangers = (name: string): boolean => [...proveFirst, 'reset', 'undoAddress', 'notMe'].includes(name);

  // By Cognito's default quotas, for the whole account and region.
  test.each([
    ['AdminInitiateAuth', 120],
    ['AdminCreateUser', 50],
    ['AdminUpdateUserAttributes', 25],
    ['AdminSetUserPassword', 25],
  ])('lets no more calls of %s through than the %i a second that Cognito accepts', (action, quota) => {
    const settings = stageOf()[0]?.Properties.RouteSettings;
    const using = routeNames.filter((name) => rightsOf([endpoints[name]]).userPool?.some((each) => each === action));
    expect(using.length).toBeGreaterThan(1);
    const open = using.filter((name) => !stopsStrangers(name));
    const rates = open.map((name) => settings[`${routes[name].method} ${routes[name].path}`].ThrottlingRateLimit);
    expect(rates.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(quota);
  });

  test('goes live with the deployment: a stage without it would serve nothing', () => {
    expect(stageOf().map(({ Properties }) => Properties.AutoDeploy)).toEqual([true]);
  });

  test('sets the throttles when the routes exist, or the deployment would fail', () => {
    const routeIds = resourcesOf('dev', 'AWS::ApiGatewayV2::Route').map(([id]) => id);
    expect(stageOf()[0]?.DependsOn).toEqual(expect.arrayContaining(routeIds));
  });

  test('logs each call, and nothing about the caller', () => {
    const { Format, DestinationArn } = stageOf()[0]?.Properties.AccessLogSettings ?? {};
    expect(DestinationArn).toBeDefined();
    const noted = Object.values(JSON.parse(Format));
    expect(noted).toEqual(expect.arrayContaining(['$context.requestId', '$context.routeKey', '$context.status']));
    expect(Format).not.toMatch(/identity|sourceIp|userAgent|authorizer|header|query|\$context\.path/i);
  });

  test('has no CORS: the site and the API are one origin', () => {
    for (const [, api] of resourcesOf('dev', 'AWS::ApiGatewayV2::Api'))
      expect(api.Properties.CorsConfiguration).toBeUndefined();
    expect(JSON.stringify(templateOf('dev').toJSON())).not.toContain('Access-Control-Allow-Origin');
  });
});

describe('sign-in', () => {
  const pool = () => resourcesOf('dev', 'AWS::Cognito::UserPool').map(([, { Properties }]) => Properties)[0];
  const client = () => resourcesOf('dev', 'AWS::Cognito::UserPoolClient').map(([, { Properties }]) => Properties)[0];

  test('is on the cheapest tier', () => {
    expect(pool()?.UserPoolTier).toBe('LITE');
  });

  test('creates accounts through our own function only', () => {
    expect(pool()?.AdminCreateUserConfig).toMatchObject({ AllowAdminCreateUserOnly: true });
  });

  test('takes the password through our own functions only, and does not say whether an account exists', () => {
    expect(client()?.ExplicitAuthFlows).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']);
    expect(client()?.PreventUserExistenceErrors).toBe('ENABLED');
    expect(client()?.AllowedOAuthFlows ?? []).toEqual([]);
  });

  test('has a client without a secret, which our calls would have to prove, and no way to ask for a new password', () => {
    expect(client()?.GenerateSecret).toBe(false);
    expect(pool()?.AccountRecoverySetting.RecoveryMechanisms).toEqual([{ Name: 'admin_only', Priority: 1 }]);
  });

  test('requires eight characters, and no particular kinds', () => {
    expect(pool()?.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 8,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    });
  });

  test('lets a user finish an interrupted registration for the longest time that Cognito allows', () => {
    expect(pool()?.Policies.PasswordPolicy.TemporaryPasswordValidityDays).toBe(365);
  });

  test('ignores capital letters in an address', () => {
    expect(pool()?.UsernameConfiguration).toEqual({ CaseSensitive: false });
    expect(pool()?.UsernameAttributes).toEqual(['email']);
  });

  test('gives tokens that end after an hour and say who the user is', () => {
    expect(client()).toMatchObject({ IdTokenValidity: 60, TokenValidityUnits: { IdToken: 'minutes' } });
    expect(JSON.stringify(pool()?.LambdaConfig.PreTokenGeneration)).toContain('PreTokenGeneration');
  });
});
