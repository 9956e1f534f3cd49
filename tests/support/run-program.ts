import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end and returns its exit code. It prints where we print. */
export const runProgram = async (
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = process.env,
) => {
  const child = spawn(program, parameters, { stdio: 'inherit', env: environment });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

/** As `runProgram`, for one of several that run at once: what it prints comes with its end, in one piece. */
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
