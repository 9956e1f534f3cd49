/** Measures two things in turn, in random order within each pair, so that a busy machine slows both alike. */
export async function inPairs<T>(
  rounds: number,
  ours: () => Promise<T>,
  other: () => Promise<T>,
): Promise<{ ours: T; other: T }[]> {
  const pairs: { ours: T; other: T }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (Math.random() < 0.5) pairs.push({ ours: await ours(), other: await other() });
    else {
      const last = await other();
      pairs.push({ ours: await ours(), other: last });
    }
  }
  return pairs;
}

/** The value below which this share of them lies; `share` 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

export type Row = { ours: string; other: string; ratio: string; spread: string };

/** The medians of both, the median of the ratios within the pairs, and the smallest and the largest of these. */
export function compare<T>(pairs: readonly { ours: T; other: T }[], pick: (one: T) => number, decimals = 0): Row {
  const of = (side: 'ours' | 'other') =>
    quantile(
      pairs.map((pair) => pick(pair[side])),
      0.5,
    ).toFixed(decimals);
  const ratios = pairs.map(({ ours, other }) => pick(ours) / pick(other));
  return {
    ours: of('ours'),
    other: of('other'),
    ratio: quantile(ratios, 0.5).toFixed(2),
    spread: `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  };
}
