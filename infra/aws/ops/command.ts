import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ConfigError } from '#infra/aws/stages/config.ts';
import { withSpeechFolder } from '#infra/speech.ts';

/** An option of a command. `value` names its argument; without it the option is a switch. */
type Option = { readonly value?: string; readonly does: string };

/** A command's I/O other than AWS. Tests pass their own. */
export type Terminal = {
  print: (line: string) => void;
  /** The user's input; blank without a terminal. */
  ask: (question: string) => Promise<string>;
  pause: (milliseconds: number) => Promise<unknown>;
  now: () => Date;
};

/** One run of a command: what was typed, and its I/O. */
export type Call = Terminal & {
  /** All arguments, for commands that pass options on. */
  readonly typed: readonly string[];
  /** The positional argument, such as a user's address. */
  readonly operand: string;
  /** The stage as typed. There is no default, because a command that changes users' data must not guess whose. */
  readonly stage: string;
  readonly has: (option: string) => boolean;
  readonly text: (option: string) => string | undefined;
  /** True if the operator types this exact name, or has given it beforehand as `--confirm`. `warning` says what happens then. */
  readonly isConfirmed: (name: string, warning?: string) => Promise<boolean>;
};

/** A command of `npm run ops`: the text of `--help`, its options, and what it does. */
export type Command = {
  readonly word: string;
  readonly does: string;
  readonly examples: readonly string[];
  /** The positional argument, if the command takes one. */
  readonly operand?: { readonly name: string; readonly does: string };
  readonly options: Readonly<Record<string, Option>>;
  /** Any other option is passed on to the CDK. */
  readonly passesOn?: true;
  /** Runs functions that say something in a user's language. */
  readonly speaks?: true;
  /** A resolved number is the exit code, for an outcome that is not our own failure. */
  readonly run: (call: Call) => Promise<number> | Promise<void>;
};

/** Options that mean the same in every command. */
export const option = {
  stage: { value: 'name', does: 'the stage, such as dev or prod. There is no default' },
  /** For commands that change no users' data. */
  usualStage: { value: 'name', does: 'the stage, such as dev or prod; dev without it' },
  dryRun: { does: 'prints what would be done, and does nothing' },
  confirm: (what: string) => ({
    value: 'text',
    does: `answers the confirmation in advance, for scripts: ${what}`,
  }),
};

/** An invalid argument. The operator needs to see only its message. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Parses the arguments. Refuses unknown options, because an ignored one may have meant another account. */
export function readCall(command: Command, typed: readonly string[], terminal = realTerminal): Call {
  const { word, options, operand, passesOn, examples } = command;
  const { values, positionals, tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const hint = `npm run ops -- ${word} --help lists what it takes.`;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(options, token.name)) {
      if (passesOn) continue;
      throw new UsageError(
        `Unknown option: ${token.rawName}. ${hint} Account and region come from AWS_PROFILE and AWS_REGION.`,
      );
    }
    const wanted = options[token.name]?.value;
    const isGiven = token.value !== undefined && token.value !== '' && !token.value.startsWith('--');
    if (wanted && !isGiven) throw new UsageError(`${token.rawName} needs a ${wanted} after it. ${hint}`);
    if (!wanted && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value. ${hint}`);
  }
  const tooMany = positionals.slice(operand ? 1 : 0);
  if (!passesOn && tooMany.length > 0) throw new UsageError(`Too many arguments: ${tooMany.join(' ')}. ${hint}`);
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  return {
    ...terminal,
    typed,
    operand: positionals[0] ?? '',
    get stage() {
      const stage = text('stage');
      if (stage) return stage;
      throw new UsageError(`Say which stage: ${examples[0]}`);
    },
    has: (name) => values[name] !== undefined,
    text,
    isConfirmed: (name, warning) => isConfirmed(name, text('confirm'), terminal, warning),
  };
}

/** True if the operator types this exact name, or has given it beforehand. */
export async function isConfirmed(
  name: string,
  confirm: string | undefined,
  { ask }: Pick<Terminal, 'ask'>,
  warning = '',
): Promise<boolean> {
  return (confirm ?? (await ask(`${warning}Type ${name} to go on: `))).trim() === name;
}

/** The text of `--help`. */
function helpOf({ word, does, examples, operand, options }: Command): string {
  const named = Object.entries(options).map(([name, given]) => ({
    name: `--${name}${given.value ? ` <${given.value}>` : ''}`,
    does: given.does,
  }));
  const rows = [operand ?? [], named, { name: '--help', does: 'prints this' }].flat();
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => `  ${row.name.padEnd(width)}  ${row.does}`);
  return [`npm run ops -- ${word}: ${does}`, '', ...examples.map((each) => `  ${each}`), '', ...lines].join('\n');
}

export const realTerminal: Terminal = {
  print: (line) => console.log(line),
  ask: async (question) => {
    if (!process.stdin.isTTY) return '';
    using terminal = createInterface({ input: process.stdin, output: process.stdout });
    return await terminal.question(question);
  },
  pause: (milliseconds) => sleep(milliseconds),
  now: () => new Date(),
};

/** Runs a command with its arguments, and returns its exit code. Throws with a message for the operator. */
export async function runCommand(command: Command, typed: readonly string[], terminal: Terminal): Promise<number> {
  if (typed.includes('--help') || typed.includes('-h')) {
    terminal.print(helpOf(command));
    return 0;
  }
  try {
    const call = readCall(command, typed, terminal);
    const run = async () => (await command.run(call)) ?? 0;
    return await (command.speaks ? withSpeechFolder(run) : run());
  } catch (error) {
    const isOurs = error instanceof UsageError || error instanceof ConfigError;
    throw new Error(isOurs ? error.message : explainRefusal(error), { cause: error });
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
