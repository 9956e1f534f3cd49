import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, settings } from '#infra/aws/config.ts';

const cdkJson = JSON.parse(readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'));
const operator = {
  operatorName: 'Quiz Ltd',
  operatorContact: 'privacy@quiz.example',
  operatorJurisdiction: 'Ireland',
};
const mistakeIn = (context: Record<string, unknown>): string => {
  try {
    readConfig(context);
  } catch (mistake) {
    return mistake instanceof Error ? mistake.message : '';
  }
  return 'accepted';
};

test('nothing set: a development stage, with everything optional off', () => {
  expect(readConfig({})).toEqual({
    stage: 'dev',
    production: false,
    operatorName: '',
    operatorContact: '',
    operatorJurisdiction: '',
    sender: '',
    senderIdentity: 'create',
    mailResults: 'confirmed',
    partnerUrl: '',
    webhookUrl: '',
    webhookSecretArn: '',
    originSecretVersion: '',
    bedrockModelId: '',
    domain: '',
    certificateArn: '',
    alarmEmail: '',
    monthlyBudgetDollars: 50,
    logRetentionDays: 30,
    waf: false,
    tracing: false,
  });
});

test('cdk.json shows every setting there is, at its default', () => {
  const { stage, ...shown } = Object.fromEntries(
    Object.entries(cdkJson.context).filter(([name]) => Object.hasOwn(settings, name)),
  );
  expect(Object.keys({ stage, ...shown }).sort()).toEqual(Object.keys(settings).sort());
  expect(readConfig(cdkJson.context)).toEqual(readConfig({}));
});

test('cdk.json keeps the tool quiet and at home: no telemetry, no notices, no version reporting', () => {
  expect(cdkJson).toMatchObject({ versionReporting: false, notices: false, context: { 'cli-telemetry': false } });
});

test('the stage prod is production, no other is', () => {
  expect(readConfig({ stage: 'prod', ...operator }).production).toBe(true);
  expect(readConfig({ stage: 'prod2' }).production).toBe(false);
});

test('values from the command line are text and mean the same', () => {
  expect(readConfig({ waf: 'true', logRetentionDays: '90' })).toMatchObject({ waf: true, logRetentionDays: 90 });
});

describe('what cannot work is refused, with what to write instead', () => {
  test.each([
    [{ stage: 'production' }, /stage is "production"\. .* production is called prod/],
    [{ stage: 'live' }, /production is called prod/],
    [{ stage: 'My Stage' }, /stage is "My Stage"\. It has to be one word/],
    [{ sender: 'Longevity <a@b.example>' }, /sender .* an e-mail address such as/],
    [{ sender: 'résultats@quiz.example' }, /sender .* an e-mail address such as/],
    [{ webhookUrl: 'http://hooks.example' }, /webhookUrl .* starts with https:/],
    [{ bedrockModelId: 'nova' }, /bedrockModelId .* amazon\.nova-micro/],
    [
      { domain: 'https://quiz.example.com', certificateArn: 'x' },
      /domain .* host name[\s\S]*certificateArn .* us-east-1/,
    ],
    [{ domain: 'quiz.example.com' }, /domain and certificateArn go together/],
    [
      { certificateArn: 'arn:aws:acm:eu-west-1:111122223333:certificate/0a1b', domain: 'quiz.example.com' },
      /certificate in us-east-1/,
    ],
    [{ webhookSecretArn: 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:s-AbCdEf' }, /without webhookUrl/],
    [
      { webhookSecretArn: 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:own', webhookUrl: 'https://h.example' },
      /webhookSecretArn .* six characters at its end/,
    ],
    [{ logRetentionDays: 31 }, /logRetentionDays is "31"\. .*30/],
    [{ waf: 'yes' }, /waf .* true or false/],
    [{ monthlyBudgetDollars: 0 }, /monthlyBudgetDollars is "0"\. .*whole number of US dollars/],
    [{ alarmEmail: 'me' }, /alarmEmail .* an e-mail address/],
    [{ senderIdentity: 'maybe' }, /create or existing/],
    [{ mailResults: 'never' }, /mailResults .* confirmed or at-once/],
    [{ operatorName: 'Quiz <b>Ltd</b>' }, /operatorName .* a name/],
    [{ operatorContact: 'write to us' }, /operatorContact .* an e-mail address such as/],
    [{ operatorJurisdiction: 'Ire\u200bland' }, /operatorJurisdiction .* a country or state/],
    [
      { ...operator, stage: 'prod', operatorContact: ' ' },
      /operatorContact is blank\. Production needs it: the pages \/about and \/privacy show it/,
    ],
  ])('%j', (context, message) => {
    expect(mistakeIn(context)).toMatch(message);
  });

  test('a misspelt setting, instead of being passed over', () => {
    expect(mistakeIn({ webhookurl: 'https://hooks.example' })).toMatch(
      /webhookurl: there is no such setting\. There are: stage, operatorName/,
    );
  });

  test('all mistakes at once', () => {
    expect(mistakeIn({ stage: 'X', waf: 3, domain: 'quiz.example.com' }).split('\n- ')).toHaveLength(4);
  });
});

test('settings of the CDK itself pass by', () => {
  expect(mistakeIn({ '@aws-cdk/core:x': true, 'cli-telemetry': false, 'availability-zones:account=1': [] })).toBe(
    'accepted',
  );
});
