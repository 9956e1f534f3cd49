/** A function or a value at the top of a file: lines from 1, both ends included. */
export type Declaration = { readonly file: string; readonly from: number; readonly to: number };

export const linesOf = ({ from, to }: Declaration): number => to - from + 1;

/**
 * The declarations of a file that have code in them. Formatted code starts each at the left edge, so no parser is needed.
 * A table of data or of sentences has no arrow: other tests compare it with the reference letter by letter.
 */
export const declarationsOf = (file: string, text: string): Declaration[] => {
  const lines = text.split('\n');
  const starts = [...lines.entries()].flatMap(([at, line]) => (/^[a-z/]/.test(line) ? [at] : []));
  return starts.flatMap((start, place) => {
    const end = starts[place + 1] ?? lines.length;
    const code = lines.slice(start, end).join('\n');
    return startsCode.test(code) && code.includes('=>') ? [{ file, from: start + 1, to: end }] : [];
  });
};

const startsCode = /^(export )?(const|let|async function|function|class) /;

/** One mutant of Stryker's report, with the file that it is in. */
export type Mutant = { readonly file: string; readonly line: number; readonly change: string; readonly status: string };

/** Percent. */
type SampleScore = { readonly mutants: number; readonly score: number; readonly standardError: number };

const noticed = ['Killed', 'Timeout'];
const notNoticed = ['Survived', 'NoCoverage'];

export const isNotNoticed = ({ status }: Mutant): boolean => notNoticed.includes(status);

/**
 * The score of a room, judged by some of its declarations that were drawn at random from `total`. Mutants of one declaration
 * go together, so the error is that of a ratio of two sums over clusters, without replacement (Cochran 1977, 2.11 and 6.3).
 */
export const scoreOfSample = (
  drawn: readonly Declaration[],
  total: number,
  mutants: readonly Mutant[],
): SampleScore => {
  const counted = mutants.filter(({ status }) => noticed.includes(status) || notNoticed.includes(status));
  const clusters = drawn.map(({ file, from, to }) => {
    const own = counted.filter((one) => one.file === file && one.line >= from && one.line <= to);
    return { size: own.length, noticed: own.filter((one) => !isNotNoticed(one)).length };
  });
  const size = clusters.reduce((sum, one) => sum + one.size, 0);
  const ratio = clusters.reduce((sum, one) => sum + one.noticed, 0) / size;
  const count = clusters.length;
  const squares = clusters.reduce((sum, one) => sum + (one.noticed - ratio * one.size) ** 2, 0);
  const variance = ((1 - count / total) * count * squares) / (count - 1) / size ** 2;
  return { mutants: size, score: 100 * ratio, standardError: 100 * Math.sqrt(variance) };
};
