import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type StackProcess = { child: ChildProcess; url: string; localKey: string; output: () => string };

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** One for all systems that tests start: each has data of its own, and would compile the same files again. */
export const compileCache = join(projectDir, 'node_modules/.cache/local-system');

/** A password of a test protects nobody. At the usual cost each takes 50 ms of a processor, a thousand times a run. */
const passwordCost = '16';

type Program = { root: string; script: 'start.mjs' | 'dev.mjs' };

/** Starts the local system as a process of its own and waits for the lines that say it is ready and name its key. */
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

/** A system under test must not find the runner's own settings (NODE_ENV=test, VITEST, loaders) in its environment. */
const withoutTestRunner = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST|TEST|PW_|PLAYWRIGHT)/.test(name)),
  );
