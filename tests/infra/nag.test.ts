import { AwsSolutionsChecks, HIPAASecurityChecks } from 'cdk-nag';
import { beforeAll, describe, expect, test } from 'vitest';
import { acknowledgements } from '#infra/aws/acknowledgements.ts';
import { createApp, type VariantName, variantNames } from './synthesize.ts';

type Finding = { variant: VariantName; rule: string; path: string };

const inspect = (variant: VariantName): Finding[] => {
  const { app, stack } = createApp(variant);
  app.synth();
  return [AwsSolutionsChecks, HIPAASecurityChecks].flatMap((Pack) =>
    (new Pack(app).validateScope(stack).violations ?? []).flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        variant,
        rule: ruleName,
        path: constructPath.slice(constructPath.indexOf('/') + 1),
      })),
    ),
  );
};

const covers = ({ rule, at }: (typeof acknowledgements)[number], finding: Finding) =>
  finding.rule === rule && at.test(finding.path);

describe('cdk-nag, AwsSolutions and HIPAA.Security', () => {
  let findings: Finding[];
  beforeAll(() => {
    findings = variantNames.flatMap(inspect);
  });

  test('finds nothing that is not acknowledged with a reason, in any stage, with any feature', () => {
    const open = findings.filter((finding) => !acknowledgements.some((known) => covers(known, finding)));
    expect(open).toEqual([]);
  });

  test('no acknowledgement outlives its finding', () => {
    const stale = acknowledgements.filter((known) => !findings.some((finding) => covers(known, finding)));
    expect(stale).toEqual([]);
  });

  test('does look: a rule about this very stack has findings, and a public bucket would be one', () => {
    expect(findings.some(({ rule }) => rule === 'AwsSolutions-COG8')).toBe(true);
    expect(new Set(findings.map(({ rule }) => rule.split('-')[0]))).toEqual(
      new Set(['AwsSolutions', 'HIPAA.Security']),
    );
  });

  test.each(acknowledgements)('$rule is acknowledged in a sentence', ({ reason }) => {
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
  });
});
