import { foundOf, kappa, readSheet, type Sheet, type Table, tableOf, triageLevels } from './agreement.ts';
import { levelsOfTheRules } from './stories.ts';

const shown = (value: number | null): string => (value === null ? 'none to count' : value.toFixed(2));

const kappas = (table: Table): string =>
  (['unweighted', 'linear', 'quadratic'] as const)
    .map((weights) => `${weights} ${shown(kappa(table, weights))}`)
    .join(', ');

const found = (reference: Sheet, other: Sheet): string[] =>
  (['emergency', 'urgent'] as const).map((level) => {
    const { sensitivity, specificity } = foundOf(reference, other, level);
    return `  ${level} or higher: sensitivity ${shown(sensitivity)}, specificity ${shown(specificity)}`;
  });

/** The stories to which both raters gave the same level. The rules are compared with these. */
const agreed = (one: Sheet, two: Sheet): Sheet =>
  new Map([...one].filter(([story, level]) => two.get(story) === level));

/** What `npm run agreement` prints. */
export const agreementReport = (firstCsv: string, secondCsv: string, rules: Sheet = levelsOfTheRules()): string => {
  const [one, two] = [readSheet(firstCsv, rules.size), readSheet(secondCsv, rules.size)];
  const both = agreed(one, two);
  const apart = [...one].filter(([story]) => !both.has(story));
  const table = tableOf(one, two);
  return [
    `${both.size} of ${rules.size} stories have the same level from both raters.`,
    `Cohen's kappa between the raters: ${kappas(table)}`,
    `Rows: the first rater. Columns: the second. ${triageLevels.join(', ')}`,
    ...table.map(
      (row, at) => `  ${(triageLevels[at] ?? '').padEnd(10)}${row.map((cell) => String(cell).padStart(5)).join('')}`,
    ),
    'The second rater, held against the first:',
    ...found(one, two),
    'The rules, held against the stories on which both agree:',
    `  Cohen's kappa: ${kappas(tableOf(both, rules))}`,
    ...found(both, rules),
    ...[...both].flatMap(([story, level]) =>
      rules.get(story) === level ? [] : [`  story ${story}: both say ${level}, the rules ${rules.get(story)}`],
    ),
    ...apart.map(([story, level]) => `To be resolved: story ${story}, ${level} and ${two.get(story)}`),
  ].join('\n');
};
