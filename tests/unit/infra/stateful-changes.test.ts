import { describe, expect, test } from 'vitest';
import { sentenceAboutOther, stackOfOtherProduct } from '#infra/aws/ops/deployment/confirm-settings.ts';
import { lostState } from '#infra/aws/ops/deployment/diff.ts';

const table = (KeySchema: string) => ({ Type: 'AWS::DynamoDB::Table', Properties: { KeySchema, BillingMode: 'a' } });
const template = (Resources: object) => ({ Resources });

describe('a loss of data by a deployment', () => {
  test.each([
    [
      'a table that is named otherwise',
      { Renamed: table('userId') },
      /AWS::DynamoDB::Table Submissions would be removed/,
    ],
    ['a table with other keys', { Submissions: table('email') }, /replaced by an empty one, because KeySchema changes/],
    ['another thing under the same name', { Submissions: { Type: 'AWS::SNS::Topic' } }, /would be removed/],
  ])('is reported for %s', (_, next, sentence) => {
    const lost = lostState(template({ Submissions: table('userId') }), template(next));
    expect(lost).toEqual([expect.stringMatching(sentence)]);
  });

  test('is not reported for resources that change in place, are new or hold no data', () => {
    const before = { Submissions: table('userId'), Role: { Type: 'AWS::IAM::Role' } };
    const changed = { ...table('userId'), Properties: { KeySchema: 'userId', BillingMode: 'b' } };
    expect(lostState(template(before), template({ Submissions: changed, More: table('x') }))).toEqual([]);
    expect(lostState(null, template(before))).toEqual([]);
  });
});

describe('a changed product.id', () => {
  const stack = (product: string, stage = 'prod') => ({
    StackName: `${product}-${stage}`,
    Tags: [
      { Key: 'product', Value: product },
      { Key: 'stage', Value: stage },
    ],
    Outputs: [{ OutputKey: 'SubmissionsTableName', OutputValue: 'x' }],
  });

  test('is detected by the stack with the stage’s data, and reported in a sentence', () => {
    const other = stackOfOtherProduct([stack('longevity'), stack('longevity', 'dev')], 'prod', 'vitality');
    expect(other).toBe('longevity-prod');
    expect(sentenceAboutOther('longevity-prod', 'vitality-prod')).toMatch(/Set product\.id back/);
  });

  test('is not reported for stacks of the same product, of other stages, or of others', () => {
    const foreign = { ...stack('shop'), Outputs: [] };
    expect(stackOfOtherProduct([stack('longevity'), foreign, stack('a', 'dev')], 'prod', 'longevity')).toBeNull();
  });
});
