import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

export type Settings = {
  port: number;
  dataDir: string;
  modelId: string;
  /** Absent: the start makes one. */
  localKey?: string;
  webDir?: string;
  lambdaFiles?: string;
};

/** A setting that cannot work. The message is for the person who typed it. */
export class WrongSetting extends Error {}

/** The settings from the environment. A wrong one ends the process with a sentence that says what to do. */
export const settingsOrEnd = (environment: NodeJS.ProcessEnv): Settings => {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof WrongSetting ? error.message : error);
    process.exit(1);
  }
};

/** A blank variable counts as not set. Makes the data directory. */
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

/** The key stands in addresses and in signatures, so it has only characters that mean nothing there. */
const readKey = (given: string): string => {
  if (/^[\w.~-]{1,128}$/.test(given)) return given;
  throw new WrongSetting(
    'LOCAL_KEY may have up to 128 letters, digits and - . _ ~ only. Leave it out for a random key.',
  );
};

/**
 * Refuses a folder with other files: this system deletes its last build in the folder, and people are told to delete the
 * folder to start again.
 */
const prepareDataDir = (dataDir: string): string => {
  try {
    // The folder holds answers about health, so other accounts of this machine may not read it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`The data cannot be kept in ${dataDir} (${codeOf(error)}). ${another}`);
  }
  const found = readdirSync(dataDir);
  if (found.length === 0 || found.some((name) => ours.has(name))) return dataDir;
  throw new WrongSetting(`${dataDir} holds files that are not this system's. ${another}`);
};

/** The first files that a start makes, so that a folder of an interrupted start is accepted. */
const ours: ReadonlySet<string> = new Set(['compile-cache', 'lock.sqlite']);

const another = 'Name a new or an empty folder: DATA_DIR=/some/where npm start';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);
