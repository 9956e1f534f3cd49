// One line for a result, in lists and on Home. With a warning it has no figure.

export const ageLikely = (age: string, range: string) => `Biological age ${age}, likely ${range}`;

export const age = (age: string) => `Biological age ${age}`;

export const riskLikely = (percent: string, range: string) => `10-year risk ${percent}, likely ${range}`;

export const risk = (percent: string) => `10-year risk ${percent}`;

export const warning = 'There’s a notice. Please read it today.';

export const seen = 'You told us you’d been seen. Your notice is still there.';

export const notEstimated = 'Not estimated';

// How a result differs from the one before it. Within a month, no month is named.

export const apart = (before: string, month: string, now: string) =>
  `${before} in ${month}, ${now} now: clearly apart, as their ranges don’t overlap.`;

export const apartSameMonth = (before: string, now: string) =>
  `${before} before, ${now} now: clearly apart, as their ranges don’t overlap.`;

export const close = (before: string, month: string, now: string) =>
  `${before} in ${month}, ${now} now: too close to tell apart.`;

export const closeSameMonth = (before: string, now: string) => `${before} before, ${now} now: too close to tell apart.`;

export const newMethod = (month: string) => `Our method has changed since ${month}, so please don’t compare the two.`;

export const newMethodSameMonth = 'Our method has changed since then, so please don’t compare the two.';
