import { describe, expect, test } from 'vitest';
import { sentenceAboutOther, stackOfOtherProduct } from '#infra/aws/ops/deployment/confirm-settings.ts';
import { lostState } from '#infra/aws/ops/deployment/diff.ts';

const table = (KeySchema: string) => ({ Type: 'AWS::DynamoDB::Table', Properties: { KeySchema, BillingMode: 'a' } });
const template = (Resources: object) => ({ Resources });

describe('what a deployment would take away', () => {
  test.each([
    ['a table that is named otherwise', { Renamed: table('userId') }, /AWS::DynamoDB::Table Submissions would be gone/],
    ['a table with other keys', { Submissions: table('email') }, /replaced by an empty one, because KeySchema changes/],
    ['another thing under the same name', { Submissions: { Type: 'AWS::SNS::Topic' } }, /would be gone/],
  ])('%s is said', (_, next, sentence) => {
    const lost = lostState(template({ Submissions: table('userId') }), template(next));
    expect(lost).toEqual([expect.stringMatching(sentence)]);
  });

  test('what changes in place, what is new, and what holds no data is none of it', () => {
    const before = { Submissions: table('userId'), Role: { Type: 'AWS::IAM::Role' } };
    const changed = { ...table('userId'), Properties: { KeySchema: 'userId', BillingMode: 'b' } };
    expect(lostState(template(before), template({ Submissions: changed, More: table('x') }))).toEqual([]);
    expect(lostState(null, template(before))).toEqual([]);
  });
});

describe('another product.id', () => {
  const stack = (product: string, stage = 'prod') => ({
    StackName: `${product}-${stage}`,
    Tags: [
      { Key: 'product', Value: product },
      { Key: 'stage', Value: stage },
    ],
    Outputs: [{ OutputKey: 'SubmissionsTableName', OutputValue: 'x' }],
  });

  test('is noticed by the stack that has the stage’s data, and told in a sentence', () => {
    const other = stackOfOtherProduct([stack('longevity'), stack('longevity', 'dev')], 'prod', 'vitality');
    expect(other).toBe('longevity-prod');
    expect(sentenceAboutOther('longevity-prod', 'vitality-prod')).toMatch(/Set product\.id back/);
  });

  test('is not seen in stacks of the same product, of other stages, or of somebody else', () => {
    const foreign = { ...stack('shop'), Outputs: [] };
    expect(stackOfOtherProduct([stack('longevity'), foreign, stack('a', 'dev')], 'prod', 'longevity')).toBeNull();
  });
});
