import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { StageSetting } from './stage-schema.ts';

/** Operators who keep their stages in a separate repository set its folder. */
const folder = (): URL => {
  const own = process.env.STAGES_FOLDER;
  return own ? pathToFileURL(`${resolve(own)}/`) : new URL('../../../stages/', import.meta.url);
};

/** The stages that have a file. */
export const stagesWithFile = (): string[] =>
  readdirSync(folder()).flatMap((name) =>
    name.endsWith('.json') && name !== 'schema.json' ? [name.slice(0, -5)] : [],
  );

const fileOf = (stage: string): URL => new URL(`${stage}.json`, folder());

/**
 * Reads `stages/<stage>.json`, the source of a stage's settings for every command. Throws a ConfigError that says what to do.
 */
export function readStage(stage: string, originSecretVersion = ''): Config {
  if (!/^\w+$/.test(stage) || !existsSync(fileOf(stage)))
    throw new ConfigError(
      `There is no stages/${stage}.json. There are: ${stagesWithFile().join(', ')}. For a new stage, copy stages/dev.json and change what differs.`,
    );
  return readConfig(stage, parsed(stage), originSecretVersion);
}

/**
 * Writes settings to a stage's file, for a command that changes what the stage uses. `undefined` removes a setting, so
 * that its default applies again. Returns the file's name.
 */
export function writeSettings(stage: string, changes: Partial<Record<StageSetting, unknown>>): string {
  const settings = { ...(parsed(stage) as object), ...changes };
  writeFileSync(fileOf(stage), `${JSON.stringify(settings, null, 2)}\n`);
  // Validates what was written, because a mistake must not wait for the next deployment.
  readStage(stage);
  return `stages/${stage}.json`;
}

const parsed = (stage: string): unknown => {
  const text = readFileSync(fileOf(stage), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`stages/${stage}.json is not valid JSON: ${(error as Error).message}`);
  }
};
