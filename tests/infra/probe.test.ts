import { expect, test } from 'vitest';
import { ourFunctions, resourcesOf } from './synthesize.ts';

const variablesOf = (variant: 'everything' | 'dev') =>
  ourFunctions(variant).map(([id, fn]) => [id, fn.Properties.Environment.Variables] as const);

test('the probe checks every five minutes and runs a whole account’s life each hour, once the product is deployed', () => {
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

test('the probe calls CloudFront’s own address, which works before the domain points at it', () => {
  const [, variables] = variablesOf('everything').find(([id]) => id.startsWith('ProbeRunProbe')) ?? [];
  expect(JSON.stringify(variables?.SITE_URL)).toMatch(/https:\/\/.*SiteDistribution.*DomainName/);
});

test('the location of its key is known to the probe and to the functions that must tell it from a user', () => {
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
