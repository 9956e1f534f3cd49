import { fieldsOf } from '#shared/read-unknown.ts';

/** One value that stands otherwise in the file. `path` leads to it: 'content.overall_summary.biologicalAge'. */
export type Difference = { readonly path: string; readonly stored: string; readonly workedOut: string };

/** In words of JSON; blank for what is not there at all. */
type Leaves = ReadonlyMap<string, string>;

/** Every value at which two records differ, in the order of the second one. Takes anything, and never throws. */
export const differencesOf = (stored: unknown, workedOut: unknown): Difference[] => {
  const [one, other] = [leavesOf(stored), leavesOf(workedOut)];
  return [...new Set([...other.keys(), ...one.keys()])].flatMap((path) => {
    const [was, is] = [one.get(path) ?? '', other.get(path) ?? ''];
    return was === is ? [] : [{ path, stored: was, workedOut: is }];
  });
};

const leavesOf = (value: unknown): Leaves => new Map(listLeaves(value, ''));

/** An empty list or record is a value of its own: it must not count as missing. Undefined is not in JSON. */
const listLeaves = (value: unknown, path: string): [string, string][] => {
  if (value === undefined) return [];
  const members = Object.entries(fieldsOf(value)).filter(([, member]) => member !== undefined);
  if (members.length === 0) return [[path, JSON.stringify(value)]];
  return members.flatMap(([name, member]) => listLeaves(member, path === '' ? name : `${path}.${name}`));
};
