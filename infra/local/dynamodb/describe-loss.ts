import type { LostWrites } from './marked-writes.ts';

const itemsOf = 'item-';

/** The sentences for the person who starts the system; null when no item is lost. (Indexes are built anew at each start.) */
export const describeLoss = (path: string, { writes, isAll }: LostWrites): string | null => {
  const lost = writes.filter(({ place }) => place.startsWith(itemsOf));
  const what = isAll
    ? `What the local tables held is missing from ${path}: the folder was emptied or put back as it was before.`
    : `The local tables in ${path} have lost ${lost.length} of the writes that they had acknowledged: their log was cut or damaged.`;
  if (!isAll && lost.length === 0) return null;
  return [what, countByTable(lost.map(({ place }) => place.slice(itemsOf.length))), since(lost), whatToDo]
    .filter(Boolean)
    .join(' ');
};

const whatToDo = 'Everything else is as it was. To start afresh, delete the data folder.';

const countByTable = (tables: string[]): string => {
  const names = [...new Set(tables)].sort();
  const counts = names.map((name) => `${tables.filter((table) => table === name).length} to ${name}`);
  return counts.length > 0 ? `Since the last start these are: ${counts.join(', ')}.` : '';
};

const since = (lost: LostWrites['writes']): string => {
  const [first, last] = [lost[0], lost.at(-1)];
  return first && last ? `The first was at ${timeOf(first.at)}, the last at ${timeOf(last.at)}.` : '';
};

const timeOf = (at: number) => new Date(at).toISOString();
