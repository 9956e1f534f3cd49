import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDir } from './temporary-dir.ts';

export type StackProcess = { child: ChildProcess; url: string; localKey: string; output: () => string };

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Shared by all systems that tests start, so that each need not compile the same files again. */
export const compileCache = join(projectDir, 'node_modules/.cache/local-system');

/** Passwords of tests protect nothing. At the usual cost each takes 50 ms of processor time, a thousand times a run. */
const passwordCost = '16';

type Program = { root: string; script: 'start.mjs' | 'dev.mjs' };

/** Starts the local system as a separate process, and waits for the lines that say that it is ready and name its key. */
export const spawnStack = (
  settings: Record<string, string>,
  { root, script }: Program = { root: projectDir, script: 'start.mjs' },
): Promise<StackProcess> => {
  const child = spawn(process.execPath, [join(root, 'infra/local', script)], {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: compileCache,
      LOCAL_PASSWORD_COST: passwordCost,
      ...withoutTestRunner(process.env),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url, localKey] = /ready: (http:\/\/\S+)\n.* http:\/\/\S+#key=(\S+)\n/.exec(output) ?? [];
      if (url && localKey) resolve({ child, url, localKey, output: () => output });
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) =>
      reject(new Error(`The local system ended with ${code} before it was ready:\n${output}`)),
    );
  });
};

/** A system under test must not find the test runner's settings (NODE_ENV=test, VITEST, loaders) in its environment. */
const withoutTestRunner = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST|TEST|PW_|PLAYWRIGHT)/.test(name)),
  );

/** Calls a path of a running local system that needs its key: `askLocal(stack, 'mail')`. */
export const askLocal = async (
  { url, localKey }: Pick<StackProcess, 'url' | 'localKey'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('x-local-key', localKey);
  return fetch(`${url}/_local/${path}`, { ...init, headers });
};

const copied = ['functions', 'infra', 'shared', 'web', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Runs `npm run dev` in a copy of the project, with the project's packages. Tests may edit the copy: a test that is killed
 * leaves the sources unchanged.
 */
export const startDevCopy = async () => {
  const dir = await temporaryDir();
  const root = join(dir.path, 'project');
  await mkdir(root);
  await Promise.all(copied.map((name) => cp(join(projectDir, name), join(root, name), { recursive: true })));
  await symlink(join(projectDir, 'node_modules'), join(root, 'node_modules'), 'dir');
  const dataDir = join(root, '.local');
  const settings = { PORT: '0', DATA_DIR: dataDir, BEDROCK_MODEL_ID: '' };
  const { child, url, output } = await spawnStack(settings, { root, script: 'dev.mjs' });
  const exited = once(child, 'exit');
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return {
    url,
    dataDir,
    output,
    read,
    /** Replaces one piece of a file's text. Throws when the file lacks the piece. */
    edit: async (file: string, piece: string, replacement: string) => {
      const text = await read(file);
      if (!text.includes(piece)) throw new Error(`${file} has no '${piece}' to edit.`);
      await writeFile(join(root, file), text.replace(piece, replacement));
    },
    add: (file: string, text: string) => writeFile(join(root, file), text),
    /** Returns the exit code. */
    stop: async (): Promise<unknown> => {
      child.kill('SIGTERM');
      const [code] = await exited;
      await dir.remove();
      return code;
    },
  };
};

/** Runs a program to its end, with our output as its output, and returns its exit code. */
export const runProgram = async (
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = process.env,
) => {
  const child = spawn(program, parameters, { stdio: 'inherit', env: environment });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

/** As `runProgram`, for programs that run side by side: returns the output of each as a whole. */
export const runProgramAside = async (
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
) => {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: environment, cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
};
