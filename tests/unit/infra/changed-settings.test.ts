import { describe, expect, test } from 'vitest';
import {
  describeChanges,
  settingChanges,
  settingsInTemplate,
  settingsOf,
} from '#infra/aws/ops/deployment/confirm-settings.ts';
import { readConfig } from '#infra/aws/stages/config.ts';

const deployedWith = (settings: object) => ({
  Metadata: { [settingsInTemplate]: settingsOf(readConfig('dev', settings)) },
});
const changesFrom = (before: object, now: object) => settingChanges(deployedWith(before), readConfig('dev', now));

describe('settings of a deployment against the deployed ones', () => {
  test('are not listed when nothing changes', () => {
    expect(changesFrom({ sender: 'a@quiz.example' }, { sender: 'a@quiz.example' })).toEqual([]);
  });

  test.each([
    ['sender', 'a@quiz.example', 'b@quiz.example'],
    ['alarmEmail', 'a@quiz.example', ''],
    ['webhookUrl', 'https://a.quiz.example/in', ''],
    ['waf', true, false],
    // A key that leaves takes its public half with it.
    ['signingKeyGeneration', 2, 1],
  ])('must be confirmed for a setting that people rely on: %s, %j to %j', (name, before, now) => {
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

  test('a setting that a newer release does not know any more is shown', () => {
    const template = { Metadata: { [settingsInTemplate]: { colour: 'red' } } };
    expect(settingChanges(template, readConfig('dev', {}))).toMatchObject([{ name: 'colour', now: 'nothing' }]);
  });

  test.each([[null], [{}], [{ Metadata: {} }]])('a stack without settings is not compared: %j', (template) => {
    expect(settingChanges(template, readConfig('dev', { waf: true }))).toEqual([]);
  });
});
