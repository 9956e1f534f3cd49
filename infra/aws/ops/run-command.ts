import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '#infra/aws/stages/config.ts';
import { type Command, helpOf, readGiven, type Terminal, UsageError } from './command.ts';

export const realTerminal: Terminal = {
  print: (line) => console.log(line),
  ask,
  pause: (milliseconds) => sleep(milliseconds),
  now: () => new Date(),
};

/** Runs a command with its arguments, and answers with its exit code. Throws with a message for the operator. */
export async function runCommand(command: Command, typed: readonly string[], terminal: Terminal): Promise<number> {
  if (typed.includes('--help') || typed.includes('-h')) {
    terminal.print(helpOf(command));
    return 0;
  }
  try {
    return (await command.run(readGiven(command, typed), terminal)) ?? 0;
  } catch (error) {
    const isOurs = error instanceof UsageError || error instanceof ConfigError;
    throw new Error(isOurs ? error.message : explainRefusal(error), { cause: error });
  }
}

/** The operator's input; blank without a terminal. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** What an operator can do about an error of AWS. */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError')
    return 'There are no AWS credentials. Sign in (aws sso login, or aws configure) or set AWS_PROFILE, then try again.';
  if (/ExpiredToken|InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch/.test(error.name))
    return `AWS refuses these credentials (${error.name}). Sign in again (aws sso login).`;
  if (/Region is missing/.test(error.message))
    return 'No region is set. Name the region of the stage: AWS_REGION=eu-west-1 npm run …';
  if (/does not exist/.test(error.message) && error.name === 'ValidationError')
    return `${error.message}. Is it another stage, account or region?`;
  if (/AccessDenied|UnauthorizedOperation|AuthorizationError/.test(error.name))
    return `Your credentials may not do this: ${error.message}`;
  return error.message;
}
