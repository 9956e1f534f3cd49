import type { Binding } from './binding.ts';
import { bindings, rates } from './what-binds.ts';

const grouped = (count: number) => Math.ceil(count).toLocaleString('en-US');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The table of docs/operations.md: what is needed at each rate, bold where it is more than there is. */
export const bindingTable = (): string => {
  const cell = ({ needs, usual }: Binding, rate: number) =>
    needs(rate) > usual ? `**${grouped(needs(rate))}**` : grouped(needs(rate));
  return [
    row(['what', 'there are', ...rates.map((rate) => `at ${grouped(rate)}/s`), 'raise it by']),
    row(['---', '--:', ...rates.map(() => '--:'), '---']),
    ...bindings.map((each) =>
      row([`${each.what} (${each.source})`, grouped(each.usual), ...rates.map((rate) => cell(each, rate)), each.raise]),
    ),
  ].join('\n');
};

const marks = /(<!-- binds -->\n)[\s\S]*?(<!-- \/binds -->)/;

export const withBindingTable = (page: string, table: string): string =>
  page.replace(marks, (_, before: string, after: string) => `${before}${table}\n${after}`);
