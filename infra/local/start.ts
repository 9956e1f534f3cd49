import { pathToFileURL } from 'node:url';
import { DataNotOpen } from '#infra/local/wire/database.ts';
import { product } from '#shared/product.ts';
import type { LoadEntry } from './lambda.ts';
import type { Settings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';

/** For tests of the deployed bundles, which pass `{"login": "/path/to/login.mjs", …}` instead of the sources. */
const loadFrom =
  (files: Record<string, string>): LoadEntry =>
  (name) =>
    import(pathToFileURL(files[name] ?? `${name}, which LAMBDA_FILES does not name`).href);

/** Starts the system, and stops it when the process is asked to end. */
export const start = async (settings: Settings, startSystem = startStack): Promise<void> => {
  const stack = await startOrEnd(settings, startSystem);
  endWith(stack);
  // Printed last, because a program that reads this line can then stop the system.
  console.log(`${product.name} is ready: ${stack.url}\nWhat it did on this machine: ${stack.localUrl}`);
};

const startOrEnd = async ({ lambdaFiles, ...settings }: Settings, startSystem: typeof startStack): Promise<Stack> => {
  try {
    return await startSystem({ ...settings, ...(lambdaFiles ? { loadEntry: loadFrom(JSON.parse(lambdaFiles)) } : {}) });
  } catch (error) {
    console.error(whatToDo(error, settings.port));
    process.exit(1);
  }
};

const whatToDo = (error: unknown, port: number): unknown => {
  if (error instanceof DataNotOpen) return error.message;
  const code = error instanceof Error && 'code' in error && error.code;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by this system itself: see http://localhost:${port}. Or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES') return `This account may not open port ${port}. Choose 1024 or above: PORT=3001 npm start`;
  return error;
};

const endWith = (stack: Stack) => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stack.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A `kill -9` of npm is meant for this system, which would otherwise keep the port and the data.
  const { ppid: npm } = process;
  if (/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? ''))
    setInterval(() => process.ppid === npm || stop(), 100).unref();
};
