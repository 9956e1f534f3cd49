import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

export type Settings = { port: number; dataDir: string; modelId: string; webDir?: string; lambdaFiles?: string };

/** A setting that cannot work, in words for whoever typed it. */
export class WrongSetting extends Error {}

/** What the environment says about this start, or the end of it with a sentence. */
export const settingsOrEnd = (environment: NodeJS.ProcessEnv): Settings => {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof WrongSetting ? error.message : error);
    process.exit(1);
  }
};

/** What is blank counts as not said. Makes the data directory. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const { PORT, DATA_DIR, BEDROCK_MODEL_ID, WEB_DIR, LAMBDA_FILES } = environment;
  return {
    port: readPort(PORT?.trim() || '3000'),
    dataDir: prepareDataDir(resolve(DATA_DIR || '.local')),
    modelId: BEDROCK_MODEL_ID ?? '',
    ...(WEB_DIR ? { webDir: resolve(WEB_DIR) } : {}),
    ...(LAMBDA_FILES ? { lambdaFiles: LAMBDA_FILES } : {}),
  };
};

const readPort = (given: string): number => {
  if (/^\d{1,5}$/.test(given) && Number(given) < 65536) return Number(given);
  throw new WrongSetting(`PORT is ${given}, which is no port. Choose one from 1024 to 65535: PORT=3001 npm start`);
};

/**
 * A folder of somebody else's is refused: this system clears away its own last build in it, and people are told to
 * delete the folder to start afresh.
 */
const prepareDataDir = (dataDir: string): string => {
  try {
    // Answers about health lie here: other accounts of this machine have no business with them.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new WrongSetting(`The data cannot be kept in ${dataDir} (${codeOf(error)}). ${another}`);
  }
  const found = readdirSync(dataDir);
  if (found.length === 0 || found.some((name) => ours.has(name))) return dataDir;
  throw new WrongSetting(`${dataDir} holds files that are not this system's. ${another}`);
};

/** The first things that a start makes, so that one which was cut short is taken up again. */
const ours: ReadonlySet<string> = new Set(['compile-cache', 'lock.sqlite']);

const another = 'Name a new or an empty folder: DATA_DIR=/some/where npm start';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);
