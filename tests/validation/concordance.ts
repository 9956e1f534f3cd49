export type Marked = {
  readonly time: number;
  readonly died: boolean;
  readonly weight: number;
  readonly marker: number;
};

/**
 * Harrell's C: of all pairs in which it is known who died first, the share in which that person had the higher marker. Equal
 * markers count half. With weights a pair counts as the product of both.
 */
export const concordance = (people: readonly Marked[]): number => {
  // From the latest time on, a tree over the ranks of the marker holds the weights of all who lived longer.
  const ranks = new Map(
    [...new Set(people.map(({ marker }) => marker))].toSorted((a, b) => a - b).map((m, i) => [m, i + 1]),
  );
  const tree = new Array<number>(ranks.size + 1).fill(0);
  const insert = (rank: number, weight: number) => {
    for (let at = rank; at < tree.length; at += at & -at) (tree[at] as number) += weight;
  };
  const upTo = (rank: number): number => {
    let sum = 0;
    for (let at = rank; at > 0; at -= at & -at) sum += tree[at] as number;
    return sum;
  };
  let [pairs, right] = [0, 0];
  const byTime = Map.groupBy(people, ({ time }) => time);
  for (const time of [...byTime.keys()].toSorted((a, b) => b - a)) {
    const group = byTime.get(time) ?? [];
    // A person still alive when last seen at that very time lived longer than one who died then.
    for (const { marker, weight, died } of group) if (!died) insert(ranks.get(marker) as number, weight);
    for (const { marker, weight, died } of group) {
      if (!died) continue;
      const rank = ranks.get(marker) as number;
      const [below, withEqual] = [upTo(rank - 1), upTo(rank)];
      pairs += weight * upTo(ranks.size);
      right += weight * (below + (withEqual - below) / 2);
    }
    for (const { marker, weight, died } of group) if (died) insert(ranks.get(marker) as number, weight);
  }
  return right / pairs;
};
