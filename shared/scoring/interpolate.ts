/** Linear between the listed points (ascending in `at`), constant outside them. */
export const interpolate = <T>(
  points: readonly T[],
  x: number,
  at: (point: T) => number,
  value: (point: T) => number,
): number => {
  let before: T | undefined;
  for (const point of points) {
    if (x <= at(point)) {
      if (before === undefined) return value(point);
      const share = (x - at(before)) / (at(point) - at(before));
      return value(before) + share * (value(point) - value(before));
    }
    before = point;
  }
  if (before === undefined) throw new RangeError('There is no point to read a value from.');
  return value(before);
};
