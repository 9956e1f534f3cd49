import type { Config } from '#infra/aws/config.ts';
import { type StageSettings, stageSettings } from '#infra/aws/stage-schema.ts';

/** Settings that people or other systems rely on: an address, a mail, a call or an alarm that they expect. */
const reliedOn = [
  'domain',
  'certificateArn',
  'sender',
  'senderIdentity',
  'senderZoneId',
  'mailResults',
  'webhookUrl',
  'webhookSecretArn',
  'alarmEmail',
  'waf',
  'webAclArn',
  'probe',
  'operatorContact',
] as const satisfies readonly (keyof StageSettings)[];

/** In both directions: whatever people have written since is in the tables, or the user pool, that are left. */
const switchesData: readonly string[] = ['restoredTables', 'userPoolGeneration'] satisfies (keyof StageSettings)[];

export type SettingChange = {
  readonly name: string;
  readonly before: string;
  readonly now: string;
  /** Somebody relies on what was there, so a person must say yes. */
  readonly mustConfirm: boolean;
};

/** The stack carries its settings under this name in the template's metadata, so that the next deployment can compare. */
export const settingsInTemplate = 'StageSettings';

export const settingsOf = (config: Config): StageSettings =>
  Object.fromEntries(stageSettings.map((name) => [name, config[name]])) as StageSettings;

/** What a deployment would change of the settings in the deployed template; none where it carries none (older releases). */
export function settingChanges(template: unknown, config: Config): SettingChange[] {
  const before = fieldOf(fieldOf(template, 'Metadata'), settingsInTemplate);
  if (before === undefined) return [];
  const now: Readonly<Record<string, unknown>> = settingsOf(config);
  const names = [...new Set([...stageSettings, ...Object.keys(before as object)])];
  return names.flatMap((name) => {
    const [was, is] = [fieldOf(before, name), now[name]];
    if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) return [];
    const isRelied = reliedOn.some((relied) => relied === name) || losesKey(name, was, is);
    const mustConfirm = switchesData.includes(name) || (isSet(was) && isRelied);
    return [{ name, before: shown(was), now: shown(is), mustConfirm }];
  });
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** The public half of a signing key that leaves the stack is published no more: what it signed cannot be checked. */
const losesKey = (name: string, was: unknown, is: unknown): boolean =>
  name === 'signingKeyGeneration' && Number(is) < Number(was);

const isSet = (value: unknown): boolean => value !== '' && value !== false;
const shown = (value: unknown): string => (value === undefined || value === '' ? 'nothing' : JSON.stringify(value));

/** The changes as lines for a person. */
export const describeChanges = (changes: readonly SettingChange[]): string =>
  changes
    .map(({ name, before, now, mustConfirm }) => `${mustConfirm ? '!' : '·'} ${name}: ${before} → ${now}`)
    .join('\n');
