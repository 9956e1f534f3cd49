import { expect, test } from 'vitest';
import { ourFunctions, resourcesOf } from './synthesize.ts';

const variablesOf = (variant: 'everything' | 'dev') =>
  ourFunctions(variant).map(([id, fn]) => [id, fn.Properties.Environment.Variables] as const);

test('the probe looks every five minutes and lives a whole life each hour, once the product is there', () => {
  const [probe] = ourFunctions('everything').find(([id]) => id.startsWith('ProbeRunProbe')) ?? [];
  const walks = resourcesOf('everything', 'AWS::Events::Rule').flatMap(([, { Properties, DependsOn = [] }]) =>
    (Properties.Targets ?? [])
      .filter(({ Arn }: { Arn: { 'Fn::GetAtt': string[] } }) => Arn['Fn::GetAtt'][0] === probe)
      .map(({ Input }: { Input: string }) => [Input, Properties.ScheduleExpression, DependsOn.join()]),
  );
  const all = expect.stringMatching(/AccountWork.*ApiStage.*ResultsWorkerGenerateResults/);
  expect(walks).toEqual([
    ['{"walk":"look"}', 'rate(5 minutes)', all],
    ['{"walk":"journey"}', 'rate(1 hour)', all],
  ]);
});

test('it calls CloudFront’s own address, which works before anybody has pointed the domain at it', () => {
  const [, variables] = variablesOf('everything').find(([id]) => id.startsWith('ProbeRunProbe')) ?? [];
  expect(JSON.stringify(variables?.SITE_URL)).toMatch(/https:\/\/.*SiteDistribution.*DomainName/);
});

test('where its key is goes to itself and to those who must know it from a person', () => {
  const told = variablesOf('everything').filter(([, { PROBE_KEY_SECRET_ARN }]) => PROBE_KEY_SECRET_ARN);
  expect(told.map(([id]) => /^(Api|Probe)([a-zA-Z]+)Function/.exec(id)?.[2]).sort()).toEqual([
    'RunProbe',
    'createSubmission',
    'eraseMe',
    'register',
    'session',
  ]);
  for (const [, { PROBE_KEY_SECRET_ARN }] of told)
    expect(PROBE_KEY_SECRET_ARN).toEqual({ Ref: expect.stringMatching(/^ProbeKey/) });
  for (const [, variables] of variablesOf('dev')) expect(variables).not.toHaveProperty('PROBE_KEY_SECRET_ARN');
});
