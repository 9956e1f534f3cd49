import { settingsThatNeedEachOther } from './config-checks.ts';
import { aboutSetting, type StageSetting, type StageSettings, stageSchema, stageSettings } from './stage-schema.ts';

/** The settings of a stage, checked, with what follows from its name. */
export type Config = StageSettings & {
  /** Names the stack, so that several stages fit one account. */
  stage: string;
  /** True for the stage `prod`: its data stays after the stack, and deleting it takes two steps. */
  production: boolean;
  /** Which version of the origin's secret CloudFront sends. `npm run ops -- deploy` sets it. Blank: the one in force. */
  originSecretVersion: string;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

// An operator who writes one of these names means `prod`. Under another name the data would be deleted with the stack.
const stageName = /^(?!production$|live$)[a-z][a-z0-9]{0,11}$/;
const secretVersion = /^([0-9A-Za-z-]{32,64})?$/;

/** Checks the settings of a stage. Throws one ConfigError that lists every mistake, each with what to write instead. */
export function readConfig(stage: string, given: unknown, originSecretVersion = ''): Config {
  const mistakes: string[] = [];
  if (!stageName.test(stage))
    mistakes.push(
      `stage is "${stage}". It has to be one word of up to 12 small letters and digits, such as dev; production is called prod.`,
    );
  if (!secretVersion.test(originSecretVersion))
    mistakes.push(
      `originSecretVersion is "${originSecretVersion}". It has to be the version id of a secret; npm run ops -- deploy sets it.`,
    );
  const settings = settingsOf(given);
  const read = stageSchema.safeParse(settings);
  // Those that are fine are checked against each other all the same, so that one try finds every mistake.
  const wrong = read.success ? [] : wrongNames(read.error.issues.flatMap(({ path }) => path));
  const fine = Object.fromEntries(
    Object.entries(settings).filter(([name]) => isSetting(name) && !wrong.includes(name)),
  );
  const values = stageSchema.parse(fine);
  mistakes.push(
    ...Object.keys(settings)
      .filter((name) => !isSetting(name))
      .map(unknownSetting),
    ...wrong.map((name) => wrongValue(name, settings[name])),
    ...settingsThatNeedEachOther(stage, values),
  );
  if (mistakes.length > 0)
    throw new ConfigError(`stages/${stage}.json cannot be deployed:\n- ${mistakes.join('\n- ')}`);
  return { ...values, stage, production: stage === 'prod', originSecretVersion };
}

/** Without the line that tells editors where the schema is. */
const settingsOf = (given: unknown): Readonly<Record<string, unknown>> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConfigError('A stage is a JSON object of settings, such as {"sender": "results@example.com"}.');
  const { $schema: _, ...settings } = given as Readonly<Record<string, unknown>>;
  return settings;
};

const isSetting = (name: unknown): name is StageSetting => stageSettings.some((setting) => setting === name);
const wrongNames = (paths: readonly PropertyKey[]): StageSetting[] => [...new Set(paths.filter(isSetting))];

const unknownSetting = (name: string): string =>
  `${name}: there is no such setting. There are: ${stageSettings.join(', ')}.`;

const wrongValue = (name: StageSetting, value: unknown): string =>
  `${name} is ${JSON.stringify(value)}. It has to be ${aboutSetting(name).expected}.`;
