import { describe, expect, test } from 'vitest';
import { functionNames } from '#infra/aws/entries.ts';
import { callsPerQuiz } from '#infra/aws/ops/calls-per-quiz.ts';
import { isShifted } from '#infra/aws/shifted-functions.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import { rightsByRole } from './rights.ts';
import { allResources, ourFunctions, type Resource, resourcesOf } from './synthesize.ts';

const shifted = functionNames.filter(isShifted);
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** By the name in `entries.ts`, which ends the construct's path. */
const ofType = (type: string, end: RegExp): Map<string, [string, Resource]> =>
  new Map(
    resourcesOf('everything', type).flatMap(([id, resource]) => {
      const found = shifted.find((name) =>
        new RegExp(`(^Api${name}|^[A-Z]\\w*${capital(name)}|^Canary${name})${end.source}[0-9A-F]{8}$`).test(id),
      );
      return found ? [[found, [id, resource] as [string, Resource]]] : [];
    }),
  );
const aliases = ofType('AWS::Lambda::Alias', /Live/);
const groups = ofType('AWS::CodeDeploy::DeploymentGroup', /()/);
const aliasId = (name: string) => aliases.get(name)?.[0];

test('a stage without a canary has no aliases: its functions change at once', () => {
  for (const variant of ['dev', 'prod'] as const) {
    const types = allResources(variant).map(([, { Type }]) => Type);
    expect(types.filter((type) => /^AWS::(Lambda::(Alias|Version)|CodeDeploy)/.test(type))).toEqual([]);
  }
});

test('every route that is called in each quiz goes over step by step, and so do the workers behind it', () => {
  const often = routeNames.filter((name: RouteName) => callsPerQuiz[name] > 0);
  expect(shifted).toEqual(expect.arrayContaining([...often, 'generateResults', 'sendEffects', 'handleAccountJobs']));
  expect([...aliases.keys()].sort()).toEqual([...shifted].sort());
  expect(resourcesOf('everything', 'AWS::Lambda::Alias')).toHaveLength(shifted.length);
});

describe.each(shifted)('%s', (name) => {
  test('gets a tenth of the calls for five minutes, and goes back when calls fail, are slow, or it crashes', () => {
    const alarmNames = groups.get(name)?.[1].Properties.AlarmConfiguration;
    const ids = alarmNames.Alarms.map(({ Name }: { Name: { Ref: string } }) => Name.Ref.slice(0, -8));
    expect(ids.sort()).toEqual(['AlarmsserverErrors', 'AlarmsapiFails', 'AlarmsapiSlow', `Alarms${name}Errors`].sort());
    expect(groups.get(name)?.[1].Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AlarmConfiguration: { Enabled: true },
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    });
  });

  test('is shifted by its own group', () => {
    const alias = aliases.get(name)?.[1] as (Resource & { UpdatePolicy: unknown }) | undefined;
    expect(alias?.UpdatePolicy).toEqual({
      CodeDeployLambdaAliasUpdate: {
        ApplicationName: { Ref: expect.stringMatching(/^CanaryApplication/) },
        DeploymentGroupName: { Ref: groups.get(name)?.[0] },
      },
    });
  });

  test('is called by its alias only: whoever called the function itself would pass by the canary', () => {
    const alias = aliases.get(name)?.[1];
    const functionId = alias?.Properties.FunctionName.Ref;
    expect(ourFunctions('everything').map(([id]) => id)).toContain(functionId);
    const callers = ['AWS::ApiGatewayV2::Integration', 'AWS::Lambda::EventSourceMapping', 'AWS::Cognito::UserPool']
      .concat(['AWS::Events::Rule', 'AWS::Lambda::Permission'])
      .flatMap((type) => resourcesOf('everything', type).map(([, { Properties }]) => JSON.stringify(Properties)));
    expect(callers.filter((text) => text.includes(`"${functionId}"`))).toEqual([]);
    expect(callers.filter((text) => text.includes(`"Ref":"${aliasId(name)}"`)).length).toBeGreaterThan(0);
  });
});

test('pages of a release, and the secret that CloudFront sends, wait until every function behind the API has gone over', () => {
  const ofApi = shifted.filter((name) => routeNames.some((route) => route === name)).map(aliasId);
  for (const id of [/^SiteDistribution[0-9A-F]{8}$/, /^SiteRouter/]) {
    const [, resource] = allResources('everything').find(([each]) => id.test(each)) ?? [];
    expect(resource?.DependsOn).toEqual(expect.arrayContaining(ofApi));
  }
});

test('CodeDeploy may move these aliases and no other', () => {
  const [, rights = []] = [...rightsByRole('everything')].find(([id]) => id.startsWith('CanaryRole')) ?? [];
  const moved = rights.filter(({ action }) => action === 'lambda:UpdateAlias').map(({ resource }) => resource);
  const functions = [...aliases.values()].map(([, { Properties }]) => Properties.FunctionName.Ref);
  expect(moved).toHaveLength(2 * shifted.length);
  for (const id of functions) expect(moved.filter((resource) => resource.includes(`"${id}"`))).toHaveLength(2);
  expect(moved.filter((resource) => resource.includes('*'))).toEqual([]);
});
