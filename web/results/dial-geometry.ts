import { dialSpanYears } from '#shared/reading/biological-age.ts';

/** The dial's measures, in units of its view box. Straight up is the calendar age; clockwise is older. */
const centre = { x: 180, y: 178 };
const dialRadius = 136;
const degreesPerYear = 6;
const endDegrees = dialSpanYears * degreesPerYear;

/** Degrees from the top. An age beyond the dial stands at its end. */
export const angleOf = (age: number, topAge: number): number =>
  Math.min(endDegrees, Math.max(-endDegrees, (age - topAge) * degreesPerYear));

export const pointAt = (degrees: number, radius = dialRadius): { x: number; y: number } => {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(centre.x + radius * Math.sin(radians)), y: round(centre.y - radius * Math.cos(radians)) };
};

export const arc = (fromDegrees: number, toDegrees: number): string => {
  const [from, to] = [pointAt(fromDegrees), pointAt(toDegrees)];
  return `M${from.x} ${from.y}A${dialRadius} ${dialRadius} 0 ${toDegrees - fromDegrees > 180 ? 1 : 0} 1 ${to.x} ${to.y}`;
};

export const wholeDial = arc(-endDegrees, endDegrees);

export type Tick = { age: number; path: string; isMajor: boolean; label: { x: number; y: number } | null };

/** One tick a year, a longer one every five, a figure every ten. The very top is left to the calendar age's mark. */
export const ticks = (topAge: number): Tick[] => {
  const first = Math.ceil(topAge - dialSpanYears);
  const last = Math.floor(topAge + dialSpanYears);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((age) => age !== topAge && age >= 0)
    .map((age) => tick(age, angleOf(age, topAge)));
};

const tick = (age: number, degrees: number): Tick => {
  const isMajor = age % 5 === 0;
  const halfLength = isMajor ? 8 : 4.5;
  const [inner, outer] = [pointAt(degrees, dialRadius - halfLength), pointAt(degrees, dialRadius + halfLength)];
  const label = age % 10 === 0 ? pointAt(degrees, 109) : null;
  return { age, path: `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`, isMajor, label };
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
