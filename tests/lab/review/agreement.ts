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
