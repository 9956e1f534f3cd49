// What a row in the list of results says.

export const figureOf = (name: string, figure: string) => `${name} ${figure}`;

export const figureWithRange = (name: string, figure: string, range: string) => `${name} ${figure}, likely ${range}`;

export const notice = 'There’s a notice. Please read it today.';

export const noticeStillThere = 'You told us you’d been seen. Your notice is still there.';

// How a result differs from the one before. The month is named only if it is not this month.

export const tooClose = (before: string, now: string) => `${before} before, ${now} now: too close to tell apart.`;

export const tooCloseSince = (before: string, month: string, now: string) =>
  `${before} in ${month}, ${now} now: too close to tell apart.`;

export const clearlyApart = (before: string, now: string) =>
  `${before} before, ${now} now: clearly apart, as their ranges don’t overlap.`;

export const clearlyApartSince = (before: string, month: string, now: string) =>
  `${before} in ${month}, ${now} now: clearly apart, as their ranges don’t overlap.`;

export const methodChanged = 'Our method has changed since then, so please don’t compare the two.';

export const methodChangedSince = (month: string) =>
  `Our method has changed since ${month}, so please don’t compare the two.`;
