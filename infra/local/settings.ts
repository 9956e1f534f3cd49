import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StackOptions } from './stack.ts';

export type Settings = Omit<StackOptions, 'loadEntry' | 'prepareSite' | 'createApi'> & { lambdaFiles?: string };

/** An invalid setting. The message is for the person who typed it. */
export class WrongSetting extends Error {}

/** Reads the settings from the environment. An invalid one ends the process and prints what to do. */
export const settingsOrEnd = (environment: NodeJS.ProcessEnv): Settings => {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof WrongSetting ? error.message : error);
    process.exit(1);
  }
};

/** A blank variable counts as not set. Creates the data directory. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const { PORT, DATA_DIR, BEDROCK_MODEL_ID, LOCAL_KEY, WEB_DIR, LAMBDA_FILES } = environment;
  return {
    port: readPort(PORT?.trim() || '3000'),
    dataDir: prepareDataDir(resolve(DATA_DIR || '.local')),
    modelId: BEDROCK_MODEL_ID ?? '',
    ...(LOCAL_KEY?.trim() ? { localKey: readKey(LOCAL_KEY.trim()) } : {}),
    ...(WEB_DIR ? { webDir: resolve(WEB_DIR) } : {}),
    ...(LAMBDA_FILES ? { lambdaFiles: LAMBDA_FILES } : {}),
  };
};

const readPort = (given: string): number => {
  if (/^\d{1,5}$/.test(given) && Number(given) < 65536) return Number(given);
  throw new WrongSetting(`PORT is ${given}, which is not a port. Choose one from 1024 to 65535: PORT=3001 npm start`);
};

/** The key is used in URLs and in signatures, so it may contain only characters without a meaning there. */
const readKey = (given: string): string => {
  if (/^[\w.~-]{1,128}$/.test(given)) return given;
  throw new WrongSetting(
    'LOCAL_KEY may have up to 128 characters: letters, digits and - . _ ~ only. Leave it out for a random key.',
  );
};

/**
 * Refuses a folder with foreign files, because this system deletes its last build there, and its messages tell
 * developers to delete the whole folder.
 */
const prepareDataDir = (dataDir: string): string => {
  try {
    // The folder holds health data, so other accounts on this machine must not read it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`The data cannot be stored in ${dataDir} (${codeOf(error)}). ${another}`);
  }
  const found = readdirSync(dataDir);
  if (found.length === 0 || found.some((name) => ours.has(name))) return dataDir;
  throw new WrongSetting(`${dataDir} contains files that this system did not write. ${another}`);
};

/** The first files of a start, so that the folder of an interrupted start is accepted. */
const ours: ReadonlySet<string> = new Set(['compile-cache', 'lock.sqlite']);

const another = 'Name a new or an empty folder: DATA_DIR=/some/where npm start';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);
