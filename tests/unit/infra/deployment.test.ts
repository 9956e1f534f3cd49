import { describe, expect, test } from 'vitest';
import {
  describeChanges,
  sentenceAboutOther,
  settingChanges,
  settingsInTemplate,
  settingsOf,
  stackOfOtherProduct,
} from '#infra/aws/ops/deployment/confirm-settings.ts';
import { lostState } from '#infra/aws/ops/deployment/diff.ts';
import { readConfig } from '#infra/aws/stages/config.ts';

const deployedWith = (settings: object) => ({
  Metadata: { [settingsInTemplate]: settingsOf(readConfig('dev', settings)) },
});
const changesFrom = (before: object, now: object) => settingChanges(deployedWith(before), readConfig('dev', now));

describe('settings of a deployment compared with the deployed ones', () => {
  test('are not listed when nothing changes', () => {
    expect(changesFrom({ sender: 'a@quiz.example' }, { sender: 'a@quiz.example' })).toEqual([]);
  });

  test.each([
    ['sender', 'a@quiz.example', 'b@quiz.example'],
    ['alarmEmail', 'a@quiz.example', ''],
    ['webhookUrl', 'https://a.quiz.example/in', ''],
    ['waf', true, false],
    // Removing a key removes its public key too.
    ['signingKeyGeneration', 2, 1],
  ])('must be confirmed for a setting that users rely on: %s, %j to %j', (name, before, now) => {
    const [change, ...others] = changesFrom({ [name]: before }, { [name]: now });
    expect(others).toEqual([]);
    expect(change).toMatchObject({ name, mustConfirm: true });
  });

  test.each([
    ['sender', '', 'a@quiz.example'],
    ['waf', false, true],
    ['logRetentionDays', 30, 90],
    ['signingKeyGeneration', 1, 2],
  ])('are shown without a confirmation for %s, %j to %j', (name, before, now) => {
    expect(changesFrom({ [name]: before }, { [name]: now })).toMatchObject([{ name, mustConfirm: false }]);
  });

  test('are printed as lines', () => {
    const changes = changesFrom({ sender: 'a@quiz.example' }, { tracing: true });
    expect(describeChanges(changes)).toBe('! sender: "a@quiz.example" → nothing\n· tracing: false → true');
  });

  test('a setting that a newer release no longer knows is shown', () => {
    const template = { Metadata: { [settingsInTemplate]: { colour: 'red' } } };
    expect(settingChanges(template, readConfig('dev', {}))).toMatchObject([{ name: 'colour', now: 'nothing' }]);
  });

  test.each([[null], [{}], [{ Metadata: {} }]])('a stack without settings is not compared: %j', (template) => {
    expect(settingChanges(template, readConfig('dev', { waf: true }))).toEqual([]);
  });
});

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
