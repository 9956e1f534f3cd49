import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { product } from '#shared/product.ts';
import { AlreadyRunning } from './data-dir-lock.ts';
import type { LoadEntry } from './lambda.ts';
import { type Stack, startStack } from './stack.ts';

const { PORT = '3000', DATA_DIR = '.local', BEDROCK_MODEL_ID, WEB_DIR, LAMBDA_FILES } = process.env;

/** For tests of what is deployed: `{"login": "/path/to/login.mjs", …}` instead of the sources in functions/entry. */
const loadFrom =
  (files: Record<string, string>): LoadEntry =>
  (name) =>
    import(pathToFileURL(files[name] ?? `${name}, which LAMBDA_FILES does not name`).href);

const start = async (): Promise<Stack> => {
  try {
    return await startStack({
      port: Number(PORT),
      dataDir: resolve(DATA_DIR),
      ...(WEB_DIR ? { webDir: resolve(WEB_DIR) } : {}),
      ...(BEDROCK_MODEL_ID ? { modelId: BEDROCK_MODEL_ID } : {}),
      ...(LAMBDA_FILES ? { loadEntry: loadFrom(JSON.parse(LAMBDA_FILES)) } : {}),
    });
  } catch (error) {
    console.error(whatToDo(error));
    process.exit(1);
  }
};

const whatToDo = (error: unknown): unknown => {
  if (error instanceof AlreadyRunning) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${PORT} is taken, perhaps by this very system: see http://localhost:${PORT}. Or choose another: PORT=3001 npm start`;
  }
  return error;
};

const stack = await start();

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await stack.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Whoever kills npm outright (kill -9) means the system: left alone it would keep the port and the data.
const { ppid: npm } = process;
if (process.env.npm_lifecycle_event === 'start') setInterval(() => process.ppid === npm || stop(), 100).unref();
// Last, so that whoever reads it can already ask it to stop.
console.log(`${product.name} is ready: ${stack.url}`);
