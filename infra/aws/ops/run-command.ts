import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '#infra/aws/config.ts';
import { ask } from './ask.ts';
import { type Command, helpOf, readGiven, type Terminal, UsageError } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';

const realTerminal: Terminal = {
  print: (line) => console.log(line),
  ask,
  pause: (milliseconds) => sleep(milliseconds),
  now: () => new Date(),
};

/** Runs a command on what was typed. Throws what went wrong, in the operator's words. */
export async function runCommand(command: Command, typed: readonly string[], terminal: Terminal): Promise<void> {
  if (typed.includes('--help') || typed.includes('-h')) return terminal.print(helpOf(command));
  try {
    await command.run(readGiven(command, typed), terminal);
  } catch (error) {
    const isOurs = error instanceof UsageError || error instanceof ConfigError;
    throw new Error(isOurs ? error.message : explainRefusal(error), { cause: error });
  }
}

/** For the last line of a command's file: runs it if this file is what was started. */
export async function runIfStarted(command: Command, moduleUrl: string): Promise<void> {
  if (resolve(process.argv[1] ?? '') !== fileURLToPath(moduleUrl)) return;
  try {
    await runCommand(command, process.argv.slice(2), realTerminal);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
