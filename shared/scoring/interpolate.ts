/** Linear between the listed points (ascending in `at`), constant outside them. */
export const interpolate = <T>(
  points: readonly T[],
  x: number,
  at: (point: T) => number,
  value: (point: T) => number,
): number => {
  let before = points[0] as T;
  for (const point of points) {
    if (x <= at(point)) {
      const span = at(point) - at(before);
      return span === 0 ? value(point) : value(before) + ((x - at(before)) / span) * (value(point) - value(before));
    }
    before = point;
  }
  return value(before);
};
