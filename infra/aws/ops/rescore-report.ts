import type { RescoreEnding } from '#functions/results/rescore/rescore-one.ts';
import type { Tally } from '#functions/results/rescore/tally.ts';

const keptWords: Readonly<Record<Extract<RescoreEnding, { kind: 'kept' }>['why'], string>> = {
  'no-answers': 'its answers are not there',
  unreadable: 'it cannot be read',
  same: 'the newer engine says the same',
};

/** All results together: here levels and steps may stand, for they are numbers of many people. */
export function describeTally(tally: Tally, isDry: boolean): string {
  const section = (title: string, counts: Readonly<Record<string, number>>) => {
    const rows = Object.entries(counts).sort(([, one], [, other]) => other - one);
    return rows.length === 0 ? [] : [title, ...rows.map(([name, count]) => `  ${count}  ${name}`)];
  };
  const kept = Object.entries(tally.kept).map(([why, count]) => [keptWords[why as keyof typeof keptWords], count]);
  return [
    `${tally.replaced} results ${isDry ? 'would be' : 'were'} replaced; ${tally.told} of them changed a level or a warning.`,
    ...section('Kept as they are:', Object.fromEntries(kept)),
    ...section('Levels:', tally.levels),
    ...section('Warnings that are new:', tally.raised),
    ...section('Warnings that went:', tally.dropped),
    ...section('Figures (years, or percentage points):', tally.moves),
    ...(tally.busy > 0 ? [`${tally.busy} were busy. Begin it again in a minute.`] : []),
  ].join('\n');
}

/** `later`: the mail service took no more, or the address has had its mails of the day. */
export function describeLetters(endings: Readonly<Record<string, number>>): string {
  const rows = Object.entries(endings).filter(([ending]) => ending !== 'nothing to do');
  const open = (endings.later ?? 0) + (endings.busy ?? 0);
  return [
    rows.length === 0
      ? 'No letter was due.'
      : `Letters: ${rows.map(([name, count]) => `${count} ${name}`).join(', ')}.`,
    ...(open > 0 ? [`${open} are still owed. Begin it again later; nobody gets two.`] : []),
    ...(endings.doubtful ? ['Doubtful ones may have gone out, so they are never sent again.'] : []),
  ].join('\n');
}
