import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languagesNotReviewed } from '#infra/aws/stages/clinical-review.ts';
import { readConfig, siteSettingsOf } from '#infra/aws/stages/config.ts';
import { readStage, stagesWithFile } from '#infra/aws/stages/stage-file.ts';

const cdkJson = JSON.parse(readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'));
const production = {
  operatorName: 'Quiz Ltd',
  operatorContact: 'privacy@quiz.example',
  operatorJurisdiction: 'Ireland',
  alarmEmail: 'night@quiz.example',
  sender: 'results@quiz.example',
  partnerUrl: 'https://clinic.quiz.example',
  domain: 'quiz.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000',
  without: ['clinical-review'],
};
const thrownBy = (read: () => unknown): string => {
  try {
    read();
  } catch (mistake) {
    return mistake instanceof Error ? mistake.message : '';
  }
  return 'accepted';
};
const mistakeIn = (settings: unknown, stage = 'dev'): string => thrownBy(() => readConfig(stage, settings));

test('a stage without settings is for development, with everything optional off', () => {
  expect(readConfig('dev', {})).toEqual({
    stage: 'dev',
    production: false,
    operatorName: '',
    operatorContact: '',
    operatorJurisdiction: '',
    operatorJurisdictionIn: {},
    languages: ['en', 'es'],
    sender: '',
    senderIdentity: 'create',
    senderZoneId: '',
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
    signingKeyGeneration: 1,
    userPoolGeneration: 1,
    nextUserPool: false,
    waf: false,
    waitingShards: 8,
    resultWorkers: 10,
    effectWorkers: 10,
    unusedAccountMonths: 36,
    unusedAccountsPerDay: 200,
    throttleTimes: 1,
    webAclArn: '',
    probe: false,
    reservedRuns: false,
    canary: false,
    backupVault: false,
    warmWrites: 4000,
    tracing: false,
    offline: true,
    firstLook: true,
    restoredTables: '',
    without: [],
  });
});

test('stages/dev.json deploys as it is, and sets nothing that users rely on', () => {
  expect(readStage('dev')).toEqual(readConfig('dev', {}));
});

test('stages/prod.json lists everything that its operator still has to fill in', () => {
  const mistake = thrownBy(() => readStage('prod'));
  for (const name of [
    'operatorName',
    'operatorContact',
    'operatorJurisdiction',
    'alarmEmail',
    'sender',
    'partnerUrl',
    'domain',
  ])
    expect(mistake).toContain(`- ${name} is blank`);
});

test('stages/staging.json has every switch of production, but does not protect its data', () => {
  const switches = (stage: string) => {
    const file = readFileSync(new URL(`../../../stages/${stage}.json`, import.meta.url), 'utf8');
    return Object.entries(JSON.parse(file)).filter(([, value]) => typeof value === 'boolean');
  };
  expect(switches('staging')).toEqual(switches('prod'));
  expect(switches('staging').length).toBeGreaterThan(2);
  expect(readStage('staging').production).toBe(false);
});

test('a stage without a file gets an error that says how to make one', () => {
  expect(stagesWithFile().sort()).toEqual(['dev', 'prod', 'staging']);
  expect(thrownBy(() => readStage('test'))).toMatch(
    /no stages\/test\.json\. There are: dev, prod, staging\. .* copy stages\/dev\.json/,
  );
  expect(thrownBy(() => readStage('../secrets'))).toMatch(/There is no/);
});

test('cdk.json keeps the tool quiet and private: no telemetry, no notices, no version reporting', () => {
  expect(cdkJson).toMatchObject({ versionReporting: false, notices: false, context: { 'cli-telemetry': false } });
});

test('the stage prod is production, and no other is', () => {
  expect(readConfig('prod', production).production).toBe(true);
  expect(readConfig('prod2', {}).production).toBe(false);
});

describe('production', () => {
  test.each([
    [
      'alarmEmail',
      'alarms',
      /alarmEmail is blank, so nobody would be notified of an alarm\. .*"without": \["alarms"\]/,
    ],
    ['sender', 'mail', /sender is blank, so no result and no code would be mailed\. .*"without": \["mail"\]/],
    [
      'partnerUrl',
      'partner',
      /partnerUrl is blank, so no page would have the partner’s link\. .*"without": \["partner"\]/,
    ],
    ['domain', 'domain', /domain is blank, so .* also accepts TLS 1\.0\. .*"without": \["domain"\]/],
  ])('is refused without %s, unless its file says so', (name, word, message) => {
    const settings = { ...production, [name]: '', ...(name === 'domain' && { certificateArn: '' }) };
    expect(mistakeIn(settings, 'prod')).toMatch(message);
    expect(mistakeIn({ ...settings, without: [...production.without, word] }, 'prod')).toBe('accepted');
    expect(mistakeIn(settings, 'dev')).toBe('accepted');
  });

  test('is refused while a sentence about safety has no review, unless its file says so', () => {
    const reviewed = (missing: number, without: readonly string[] = []) =>
      thrownBy(() => readConfig('prod', { ...production, without }, '', () => ({ missing, all: 700 })));
    expect(reviewed(1)).toMatch(
      /No clinician has reviewed 1 of the 700 sentences about safety .*npm run reviewed.*"without": \["clinical-review"\]/,
    );
    expect(reviewed(1, ['clinical-review'])).toBe('accepted');
    expect(reviewed(0)).toBe('accepted');
  });

  test('needs reviews only in the languages that it names', () => {
    const onlySpanishLeft = (languages?: readonly string[]) => ({
      missing: languages?.includes('es') ? 1 : 0,
      all: 700,
    });
    const named = (languages?: string[]) =>
      thrownBy(() =>
        readConfig('prod', { ...production, without: [], ...(languages && { languages }) }, '', onlySpanishLeft),
      );
    expect(named()).toMatch(/No clinician has reviewed 1 /);
    expect(named(['en', 'es'])).toMatch(/No clinician has reviewed 1 /);
    expect(named(['en'])).toBe('accepted');
  });

  test('tells its pages which languages it speaks, and which of them are not reviewed', () => {
    const pagesOf = (languages?: string[]) => siteSettingsOf(readConfig('dev', languages ? { languages } : {}));
    expect(pagesOf()).not.toHaveProperty('languages');
    expect(pagesOf().notReviewedIn).toEqual(languagesNotReviewed(['en', 'es']));
    expect(pagesOf(['en']).languages).toEqual(['en']);
    expect(pagesOf(['en']).notReviewedIn).toEqual(languagesNotReviewed(['en']));
  });

  test('is always refused without an operator', () => {
    expect(mistakeIn({ ...production, operatorContact: ' ' }, 'prod')).toMatch(
      /operatorContact is blank\. Production needs it: the pages \/about and \/privacy show it/,
    );
  });

  test('says when its file contradicts itself', () => {
    expect(mistakeIn({ ...production, without: ['clinical-review', 'mail'] }, 'prod')).toMatch(
      /without says "mail", but sender is set/,
    );
  });
});

describe('an impossible setting is refused, with what to write instead', () => {
  test.each([
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
    [{ logRetentionDays: 31 }, /logRetentionDays is 31\. .*30/],
    [{ waf: 'yes' }, /waf .* true or false/],
    [{ webAclArn: 'arn:aws:wafv2:eu-west-1:111122223333:regional/webacl/a/b' }, /webAclArn .*global\/webacl/],
    [
      {
        waf: true,
        webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/ours/0a1b2c3d-0000-4000-8000-000000000000',
      },
      /one firewall/,
    ],
    [{ monthlyBudgetDollars: 0 }, /monthlyBudgetDollars is 0\. .*whole number of US dollars/],
    [{ alarmEmail: 'me' }, /alarmEmail .* an e-mail address/],
    [{ senderIdentity: 'maybe' }, /create, domain or existing/],
    [
      { sender: 'a@quiz.example', senderZoneId: 'Z0123456789' },
      /senderZoneId is set without .* senderIdentity "domain"/,
    ],
    [{ mailResults: 'never' }, /mailResults .* confirmed or at-once/],
    [{ operatorName: 'Quiz <b>Ltd</b>' }, /operatorName .* a name/],
    [{ operatorContact: 'write to us' }, /operatorContact .* an e-mail address such as/],
    [{ operatorJurisdiction: 'Ire\u200bland' }, /operatorJurisdiction .* a country or state/],
    [{ operatorJurisdictionIn: { en: 'Germany' } }, /operatorJurisdictionIn .* an object of languages/],
    [{ operatorJurisdictionIn: { es: '' } }, /operatorJurisdictionIn .* an object of languages/],
    [{ languages: [] }, /languages .* a list of "en", "es", with "en"/],
    [{ languages: ['es'] }, /languages .* with "en"/],
    [{ languages: ['en', 'en'] }, /languages .* with "en"/],
    [{ languages: ['en', 'fr'] }, /languages .* with "en"/],
  ])('%j', (context, message) => {
    expect(mistakeIn(context)).toMatch(message);
  });

  test.each([
    ['production', /stage is "production"\. .* production is called prod/],
    ['live', /production is called prod/],
    ['My Stage', /stage is "My Stage"\. It has to be one word/],
  ])('the stage %s', (stage, message) => {
    expect(mistakeIn({}, stage)).toMatch(message);
  });

  test.each([[null], [[]], ['x']])('a file that holds %j', (content) => {
    expect(mistakeIn(content)).toMatch(/A stage is a JSON object of settings/);
  });

  test('a misspelt setting, instead of ignoring it', () => {
    expect(mistakeIn({ webhookurl: 'https://hooks.example' })).toMatch(
      /webhookurl: there is no such setting\. There are: operatorName/,
    );
  });

  test('all mistakes at once', () => {
    expect(mistakeIn({ waf: 3, domain: 'quiz.example.com', colour: 'red' }, 'X').split('\n- ')).toHaveLength(5);
  });
});

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const flags: Readonly<Record<string, unknown>> = read('cdk.json').context;
const recommended: Readonly<Record<string, unknown>> = read('node_modules/aws-cdk-lib/recommended-feature-flags.json');

test('every feature flag that the installed CDK recommends is set as recommended, and no flag is unknown to it', () => {
  expect(Object.keys(recommended).length).toBeGreaterThan(50);
  const { 'cli-telemetry': _, ...ofTheCdk } = flags;
  expect(ofTheCdk).toEqual(recommended);
});
