/**
 * Standard errors for a survey that drew whole neighbourhoods: the stratified jackknife (JKn). Each unit is left out once, the others of
 * its stratum stand in for it, and the figure is worked out again. It holds for any figure, with survey weights or without, and
 * gives the same interval each time. (Rust and Rao 1996, Statistical Methods in Medical Research 5: 283-310.)
 */
export type Designed = { readonly stratum: string; readonly unit: string };

export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

/** A person with the weight of one replicate; people whose weight is 0 are left out. */
export type Weighted<Person> = { readonly one: Person; readonly weight: number };

export type Design = {
  /** Degrees of freedom: units less strata. */
  readonly freedom: number;
  readonly strata: ReadonlyMap<string, readonly string[]>;
};

export const designOf = (people: readonly Designed[]): Design => {
  const strata = new Map<string, string[]>();
  for (const { stratum, unit } of people) {
    const units = strata.get(stratum) ?? [];
    if (!units.includes(unit)) units.push(unit);
    strata.set(stratum, units);
  }
  const units = [...strata.values()].reduce((count, some) => count + some.length, 0);
  return { freedom: units - strata.size, strata };
};

/** The 97.5 per cent point of Student's t (Abramowitz and Stegun 26.7.5; right to four digits from ten degrees of freedom on). */
export const studentT = (freedom: number): number => {
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
};

/**
 * The figures with their 95 % intervals. The design is that of the whole survey, also where `people` are a part of it: a unit without any
 * of them still counts.
 */
export const jackknife = <Person extends Designed>(
  design: Design,
  people: readonly Person[],
  weightOf: (one: Person) => number,
  figures: (some: readonly Weighted<Person>[]) => readonly number[],
): Estimate[] => {
  const values = figures(people.map((one) => ({ one, weight: weightOf(one) })));
  const variances = values.map(() => 0);
  for (const [stratum, units] of design.strata) {
    if (units.length < 2) throw new Error(`Stratum ${stratum} has one unit alone: its variance cannot be told.`);
    for (const left of units) {
      if (!people.some((one) => one.stratum === stratum && one.unit === left)) continue;
      const factor = units.length / (units.length - 1);
      const replicate = figures(
        people.flatMap((one) => {
          if (one.stratum !== stratum) return [{ one, weight: weightOf(one) }];
          return one.unit === left ? [] : [{ one, weight: weightOf(one) * factor }];
        }),
      );
      values.forEach((value, at) => {
        (variances[at] as number) += ((replicate[at] as number) - value) ** 2 / factor;
      });
    }
  }
  const t = studentT(design.freedom);
  return values.map((value, at) => {
    const reach = t * Math.sqrt(variances[at] as number);
    return { value, low: value - reach, high: value + reach };
  });
};
