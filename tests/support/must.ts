/** Plain comparisons for tens of thousands of cases: `expect` costs more than the scoring itself. */
export const mustBeSame = (actual: unknown, expected: unknown): void => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${a} instead of ${b}`);
};

export const mustAscend = (numbers: readonly number[]): void => {
  for (let place = 1; place < numbers.length; place += 1) {
    if (!((numbers[place - 1] as number) <= (numbers[place] as number))) throw new Error(`not ascending: ${numbers}`);
  }
};
