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
