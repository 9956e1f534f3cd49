import { parseArgs } from 'node:util';
import type { CdkWord } from './cdk-words.ts';

/** Reads `-- --stage prod` and `--confirm`. `rest` is everything else. */
export type StageArguments = { stage: string | undefined; confirm: string | undefined; rest: string[] };

export function readArguments(given: readonly string[]): StageArguments {
  const { values, tokens } = parseArgs({
    args: [...given],
    options: { stage: { type: 'string' }, confirm: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const ours = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && ['stage', 'confirm'].includes(token.name)
        ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
        : [],
    ),
  );
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    stage: text(values.stage),
    confirm: text(values.confirm),
    rest: given.filter((_, index) => !ours.has(index)),
  };
}

/** For scripts without other options. An unknown one is refused: ignored in silence, it may have named another account. */
export function readOnlyOurs(word: CdkWord, given: readonly string[]): StageArguments {
  const read = readArguments(given);
  if (read.rest.length > 0)
    throw new Error(
      `Unknown option: ${read.rest.join(' ')}. npm run ${word} -- --help lists what it takes. Account and region come from AWS_PROFILE and AWS_REGION, settings from stages/<name>.json.`,
    );
  return read;
}
