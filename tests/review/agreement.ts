import { levelsOfTheRules } from './stories.ts';

/** Two raters' levels of the same stories, and how far they agree. Levels are ordered, the most serious first. */
export const triageLevels = ['emergency', 'urgent', 'soon', 'none'] as const;
export type TriageLevel = (typeof triageLevels)[number];

/** Rows: the first rater; columns: the second. Each cell counts stories. */
export type Table = readonly (readonly number[])[];
export type Weights = 'unweighted' | 'linear' | 'quadratic';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const disagreement: Readonly<Record<Weights, (steps: number) => number>> = {
  unweighted: (steps) => (steps === 0 ? 0 : 1),
  linear: (steps) => Math.abs(steps),
  quadratic: (steps) => steps ** 2,
};

/**
 * Cohen's kappa (Educ Psychol Meas 1960;20:37), with weights Psychol Bull 1968;70:213. Null where chance alone leaves no room
 * for disagreement: both raters gave one and the same level throughout.
 */
export const kappa = (table: Table, weights: Weights): number | null => {
  const rows = table.map(sum);
  const columns = rows.map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  const all = sum(rows);
  const over = (cell: (row: number, column: number) => number) =>
    sum(rows.map((_, row) => sum(columns.map((__, at) => disagreement[weights](row - at) * cell(row, at)))));
  const byChance = over((row, column) => ((rows[row] ?? 0) * (columns[column] ?? 0)) / all);
  return byChance === 0 ? null : 1 - over((row, column) => table[row]?.[column] ?? 0) / byChance;
};

export type Sheet = ReadonlyMap<number, TriageLevel>;

export const tableOf = (first: Sheet, second: Sheet): Table =>
  triageLevels.map((row) =>
    triageLevels.map(
      (column) => [...first].filter(([story, level]) => level === row && second.get(story) === column).length,
    ),
  );

/** How many of the stories that the reference puts at `atLeast` or above are found there, and how many of the others are not. Null: there are none. */
export const foundOf = (
  reference: Sheet,
  found: Sheet,
  atLeast: TriageLevel,
): { readonly sensitivity: number | null; readonly specificity: number | null } => {
  const isHigh = (level: TriageLevel | undefined) =>
    level !== undefined && triageLevels.indexOf(level) <= triageLevels.indexOf(atLeast);
  const both = [...reference].filter(([story]) => found.has(story));
  const share = (stories: typeof both, isRight: (story: number) => boolean) =>
    stories.length === 0 ? null : stories.filter(([story]) => isRight(story)).length / stories.length;
  return {
    sensitivity: share(
      both.filter(([, level]) => isHigh(level)),
      (story) => isHigh(found.get(story)),
    ),
    specificity: share(
      both.filter(([, level]) => !isHigh(level)),
      (story) => !isHigh(found.get(story)),
    ),
  };
};

const isLevel = (word: string): word is TriageLevel => triageLevels.some((level) => level === word);

/** `story,level` in each line. Throws with the line that is wrong, so that no row is lost in silence. */
export const readSheet = (csv: string, stories: number): Sheet => {
  const [head = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  if (!/^"?story"?\s*[,;]\s*"?level"?\s*$/i.test(head)) throw new Error('The first line must be: story,level');
  const sheet = new Map<number, TriageLevel>();
  for (const line of lines) {
    const [story = '', level = ''] = line.split(/[,;]/).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
    const number = Number(story);
    if (!Number.isInteger(number) || number < 1 || number > stories)
      throw new Error(`'${line}': the story must be a number from 1 to ${stories}.`);
    if (!isLevel(level)) throw new Error(`'${line}': the level must be one of ${triageLevels.join(', ')}.`);
    if (sheet.has(number)) throw new Error(`Story ${number} stands twice.`);
    sheet.set(number, level);
  }
  const missing = Array.from({ length: stories }, (_, at) => at + 1).filter((story) => !sheet.has(story));
  if (missing.length > 0) throw new Error(`These stories have no level: ${missing.join(', ')}.`);
  return sheet;
};

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

/** The stories on which both raters gave the same level: what the rules are held against. */
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
