import { type Given, type Option, UsageError } from './command.ts';

export const nameOption: Option = { value: 'name', does: 'the plan’s name: letters, digits and hyphens' };

/** As CloudFormation allows them for a change set. */
export function planNameOf(given: Given): string {
  const name = given.text('name') ?? '';
  if (/^[A-Za-z][-A-Za-z0-9]{0,127}$/.test(name)) return name;
  throw new UsageError(`--name is "${name}". It has to begin with a letter and have letters, digits and hyphens.`);
}
