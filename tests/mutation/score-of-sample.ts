import type { Declaration } from './declarations.ts';

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
