import { parseArgs } from 'node:util';

/** An option of a command. `value` names what follows it; without it the option is a switch. */
export type Option = { readonly value?: string; readonly does: string };

/** What a command can do with the world besides calling AWS. Tests give their own. */
export type Terminal = {
  print: (line: string) => void;
  /** What a person types; empty where nobody can. */
  ask: (question: string) => Promise<string>;
  pause: (milliseconds: number) => Promise<unknown>;
  now: () => Date;
};

export type Given = {
  /** All that was typed, for commands that pass options on. */
  readonly typed: readonly string[];
  /** What stands without a name, such as a person's address. */
  readonly operand: string;
  readonly has: (option: string) => boolean;
  readonly text: (option: string) => string | undefined;
};

/** One word of `npm run ops`: what `--help` prints, what is taken, and what it does. */
export type Command = {
  readonly word: string;
  readonly does: string;
  readonly examples: readonly string[];
  /** What stands without a name, if the command takes it. */
  readonly operand?: { readonly name: string; readonly does: string };
  readonly options: Readonly<Record<string, Option>>;
  /** Any other option goes on to the CDK. */
  readonly passesOn?: true;
  /** A number is the exit code that is no mistake of ours. */
  readonly run: (given: Given, terminal: Terminal) => Promise<number> | Promise<void>;
};

/** Options that mean the same in every command. */
export const stageOption: Option = { value: 'name', does: 'the stage, such as dev or prod. There is no default' };
/** Of commands that change no data of people. */
export const usualStage: Option = { value: 'name', does: 'the stage, such as dev or prod; dev without it' };
export const dryRunOption: Option = { does: 'says what would be done, and does nothing' };
export const confirmOption = (what: string): Option => ({
  value: 'text',
  does: `answers the question beforehand, for scripts: ${what}`,
});

/** A mistake in what was typed. Its sentence is all that the operator needs to see. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads what was typed. An option that the command does not know is refused: passed over, it may have meant another account. */
export function readGiven(command: Command, typed: readonly string[]): Given {
  const { word, options, operand, passesOn } = command;
  const names = Object.keys(options);
  const { values, positionals, tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      names.map((name) => [name, { type: options[name]?.value ? ('string' as const) : ('boolean' as const) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const hint = `npm run ops -- ${word} --help lists what it takes.`;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) {
      if (passesOn) continue;
      throw new UsageError(
        `Unknown option: ${token.rawName}. ${hint} Account and region come from AWS_PROFILE and AWS_REGION.`,
      );
    }
    const wanted = options[token.name]?.value;
    const isGiven = token.value !== undefined && token.value !== '' && !token.value.startsWith('--');
    if (wanted && !isGiven) throw new UsageError(`${token.rawName} needs a ${wanted} after it. ${hint}`);
    if (!wanted && token.value !== undefined) throw new UsageError(`${token.rawName} takes nothing after it. ${hint}`);
  }
  if (!passesOn && positionals.length > (operand ? 1 : 0))
    throw new UsageError(`Too many words: ${positionals.slice(operand ? 1 : 0).join(' ')}. ${hint}`);
  return {
    typed,
    operand: positionals[0] ?? '',
    has: (name) => values[name] !== undefined,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  };
}

/** The stage that was named. No default: a command that changes people's data must not guess whose. */
export function stageOf(command: Command, given: Given): string {
  const stage = given.text('stage');
  if (stage) return stage;
  throw new UsageError(`Say which stage: ${command.examples[0] ?? `npm run ops -- ${command.word} --stage dev`}`);
}

/** For every stage: a person confirms by typing the name of the stack, letter by letter. */
export const isConfirmed = (name: string, answer: string): boolean => answer.trim() === name;

/** What `--help` prints. */
export function helpOf({ word, does, examples, operand, options }: Command): string {
  const rows = [
    ...(operand ? [[operand.name, operand.does] as const] : []),
    ...Object.entries(options).map(
      ([name, { value, does: what }]) => [`--${name}${value ? ` <${value}>` : ''}`, what] as const,
    ),
    ['--help', 'prints this'] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
  return [`npm run ops -- ${word}: ${does}`, '', ...examples.map((each) => `  ${each}`), '', ...lines].join('\n');
}
