import { parseArgs } from 'node:util';

/** `-- --stage prod`, and whatever else belongs to the script. */
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
