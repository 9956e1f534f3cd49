import { describe, expect, test } from 'vitest';
import { apiFunctionNames, functionNames, functionOf } from '#infra/aws/functions/entries.ts';
import { isShifted } from '#infra/aws/functions/node-function.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { rightsByRole } from './rights.ts';
import { allResources, appOf, createApp, ourFunctions, type Resource, resourcesOf } from './synthesize.ts';

const shifted = functionNames.filter(isShifted);
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

type Numbers = { Expression?: string; MetricStat?: unknown };
type Dimension = { Name: string; Value: unknown };

const resourcesIn = ({ template }: ReturnType<typeof appOf>) =>
  new Map(Object.entries(template.toJSON().Resources as Record<string, Resource>));

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
const judges = ofType('AWS::CloudWatch::Alarm', /NewVersion/);
const aliasId = (name: string) => aliases.get(name)?.[0];

test('without a canary the same groups move all calls at once, and no alarm can stop them', () => {
  for (const variant of ['dev', 'prod'] as const) {
    const all = resourcesOf(variant, 'AWS::CodeDeploy::DeploymentGroup').map(([, { Properties }]) => Properties);
    expect(all).toHaveLength(shifted.length);
    for (const { DeploymentConfigName, AlarmConfiguration } of all) {
      expect(DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
      expect(AlarmConfiguration).toEqual({ Enabled: false });
    }
  }
});

test('switching the canary off changes how calls are moved, and nothing that they pass through', () => {
  const off = resourcesIn(createApp('everything', undefined, { canary: false }));
  const on = resourcesIn(appOf('everything'));
  const differing = [...new Set([...on.keys(), ...off.keys()])].filter(
    (id) => JSON.stringify(on.get(id)) !== JSON.stringify(off.get(id)),
  );
  const gone = differing.filter((id) => !off.has(id));
  const changed = differing.filter((id) => off.has(id));
  expect(gone.map((id) => id.slice(0, -8)).sort()).toEqual(shifted.map((name) => `Canary${name}NewVersion`).sort());
  expect(changed.map((id) => id.slice(0, -8)).sort()).toEqual(shifted.map((name) => `Canary${name}`).sort());
  // CloudFormation changes these two properties in place; a group with another name or application would be a new one.
  for (const id of changed) {
    const without = (resources: typeof on) => {
      const { DeploymentConfigName: _, AlarmConfiguration: __, ...rest } = resources.get(id)?.Properties ?? {};
      return { ...rest, AutoRollbackConfiguration: undefined };
    };
    expect(without(off)).toEqual(without(on));
  }
});

test('every route that each quiz calls shifts step by step, and so do the workers behind it', () => {
  const ofEachQuiz: RouteName[] = [
    'register',
    'confirmByLink',
    'getMe',
    'listSubmissions',
    'createSubmission',
    'getResult',
  ];
  const often = ofEachQuiz.map(functionOf);
  expect(shifted).toEqual(expect.arrayContaining([...often, 'generateResults', 'sendEffects', 'handleAccountJobs']));
  expect([...aliases.keys()].sort()).toEqual([...shifted].sort());
  expect(resourcesOf('everything', 'AWS::Lambda::Alias')).toHaveLength(shifted.length);
});

describe.each(shifted)('%s', (name) => {
  test('gets a tenth of the calls for a quarter of an hour, and goes back when its own alarm rings', () => {
    const { AlarmConfiguration, ...group } = groups.get(name)?.[1].Properties ?? {};
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent15Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    });
    expect(AlarmConfiguration).toEqual({ Enabled: true, Alarms: [{ Name: { Ref: judges.get(name)?.[0] } }] });
  });

  test('is judged by the calls of its new version alone, added up over the whole bake', () => {
    const { Metrics } = judges.get(name)?.[1].Properties ?? {};
    const alias = aliases.get(name)?.[1].Properties;
    const fn = alias?.FunctionName;
    const stats = Metrics.flatMap(({ MetricStat }: Numbers) => (MetricStat ? [MetricStat] : []));
    expect(stats).toHaveLength(4);
    for (const { Period, Metric } of stats) {
      expect(Period).toBe(15 * 60);
      const by = Object.fromEntries(Metric.Dimensions.map((each: Dimension) => [each.Name, each.Value]));
      expect(by.FunctionName).toEqual(fn);
      expect(by.ExecutedVersion ?? by.Version).toEqual(alias?.FunctionVersion);
      if (Metric.Namespace === 'AWS/Lambda') expect(by.Resource).toEqual({ 'Fn::Join': ['', [fn, ':live']] });
    }
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

  test('is called through its alias only: a call to the function itself would bypass the canary', () => {
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

test('the pages of a release and the secret that CloudFront sends wait until every function behind the API has shifted', () => {
  const ofApi = shifted.filter((name) => apiFunctionNames.some((each) => each === name)).map(aliasId);
  for (const id of [/^SiteDistribution[0-9A-F]{8}$/, /^SiteRouter/]) {
    const [, resource] = allResources('everything').find(([each]) => id.test(each)) ?? [];
    expect(resource?.DependsOn).toEqual(expect.arrayContaining(ofApi));
  }
});

test('CodeDeploy may move the aliases of this stack and of no other, and waits for none of its functions', () => {
  const [, rights = []] = [...rightsByRole('everything')].find(([id]) => id.startsWith('CanaryRole')) ?? [];
  const moved = rights.filter(({ action }) => action === 'lambda:UpdateAlias').map(({ resource }) => resource);
  expect(moved).toEqual([expect.stringContaining(`:function:${stackName('prod')}-*`)]);
});

/** The alarm's own formula, as CloudWatch reads it. A metric without numbers is `NaN`. */
const rings = (name: string, given: { calls: number; crashed?: number; failed?: number; slow?: number }): boolean => {
  const [formula] = judges.get(name)?.[1].Properties.Metrics.filter(({ Expression }: Numbers) => Expression) ?? [];
  const { crashed = 0, failed = Number.NaN, slow = 0 } = given;
  const script = formula.Expression.replaceAll(' AND ', ' && ').replaceAll(' OR ', ' || ').replaceAll('IF(', 'choose(');
  const choose = (is: boolean, then: number, otherwise: number) => (is ? then : otherwise);
  const fill = (value: number, missing: number) => (Number.isNaN(value) ? missing : value);
  const evaluate = new Function('calls', 'crashed', 'failed', 'slow', 'choose', 'FILL', `return ${script}`);
  return evaluate(given.calls, crashed, failed, slow, choose, fill) >= judges.get(name)?.[1].Properties.Threshold;
};

describe.each(['session', 'generateResults'])('the alarm of a new version (%s)', (name) => {
  test.each([
    ['in which every call crashes', { calls: 20, crashed: 20 }],
    ['in which every call gets an error of ours', { calls: 20, failed: 20 }],
    ['in which one call in twenty fails, in one way or the other', { calls: 40, crashed: 1, failed: 1 }],
    ['that is slow for every call', { calls: 20, slow: 100 }],
    ['that is slow for one call in ten', { calls: 200, slow: 10 }],
  ])('stops one %s', (_, given) => expect(rings(name, given)).toBe(true));

  test.each([
    ['without any failure', { calls: 1000 }],
    ['that had too few calls to say anything', { calls: 19, crashed: 19, slow: 100 }],
    ['with one failure among few calls', { calls: 20, failed: 1 }],
    ['with one error in ten thousand calls of a busy site', { calls: 100_000, failed: 10 }],
    ['with one slow call in twenty', { calls: 1000, slow: 5 }],
  ])('lets one pass %s', (_, given) => expect(rings(name, given)).toBe(false));

  test('is quiet without metrics, as at a first deployment, and notifies CodeDeploy only', () => {
    const { TreatMissingData, AlarmActions } = judges.get(name)?.[1].Properties ?? {};
    expect([TreatMissingData, AlarmActions]).toEqual(['notBreaching', undefined]);
  });
});
