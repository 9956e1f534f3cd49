import type { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, HIPAASecurityChecks } from 'cdk-nag';
import { beforeAll, describe, expect, test } from 'vitest';
import { acknowledgements as ofProduct } from '#infra/aws/stages/acknowledgements.ts';
import { trainAcknowledgements } from '#infra/bootstrap/acknowledgements.ts';
import { appOf, createApp, trainOf, variantNames } from './synthesize.ts';

const acknowledgements = [...ofProduct, ...trainAcknowledgements];

type Finding = { rule: string; path: string };

/** Both packs, over the whole tree. Paths are given below the stack. */
const findingsIn = (app: App, stack: Stack): Finding[] =>
  [AwsSolutionsChecks, HIPAASecurityChecks].flatMap((Pack) =>
    (new Pack(app).validateScope(stack).violations ?? []).flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: ruleName,
        path: constructPath.slice(constructPath.indexOf('/') + 1),
      })),
    ),
  );

const covers = ({ rule, at }: (typeof acknowledgements)[number], finding: Finding) =>
  finding.rule === rule && at.test(finding.path);

describe('cdk-nag, AwsSolutions and HIPAA.Security', () => {
  let findings: Finding[];
  beforeAll(() => {
    const trains = (['dev', 'prod'] as const).map((stage) =>
      trainOf(stage, { repository: 'owner/name', provider: '' }),
    );
    findings = [
      ...variantNames
        .map(appOf)
        .flatMap(({ app, stack, edge }) => [stack, ...(edge ? [edge] : [])].flatMap((each) => findingsIn(app, each))),
      ...trains.flatMap(({ app, stack }) => findingsIn(app, stack)),
    ];
  });

  test('finds nothing that is not acknowledged with a reason, in any stage, with any feature', () => {
    const open = findings.filter((finding) => !acknowledgements.some((known) => covers(known, finding)));
    expect(open).toEqual([]);
  });

  test('no acknowledgement outlives its finding', () => {
    const stale = acknowledgements.filter((known) => !findings.some((finding) => covers(known, finding)));
    expect(stale).toEqual([]);
  });

  test('does look: an open bucket, put into the stack, is found by both packs', () => {
    const { app, stack } = createApp('dev', (changed) => void new Bucket(changed, 'Open'));
    const found = findingsIn(app, stack).filter(({ path }) => path.startsWith('Open/'));
    expect(found.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['AwsSolutions-S10', 'HIPAA.Security-S3BucketSSLRequestsOnly']),
    );
  });

  test.each(acknowledgements)('$rule is acknowledged in a sentence', ({ reason }) => {
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
  });
});
