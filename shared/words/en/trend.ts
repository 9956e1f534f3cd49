export const methodChanged = (month: string) =>
  `In ${month} we changed our method, so its ranges changed too. Please don’t compare results across the line.`;
export const lookAtDirection = 'A change smaller than the likely range may be chance, so look at the direction.';

export const estimate = 'Estimate';
export const score = 'Score';
export const yourAge = 'Your age';
export const earlierMethod = 'Earlier method';
export const newMethod = 'new method';

// The same as a table.

export const seeAsTable = 'See the trend as a table';
export const date = 'Date';
export const dayOfEarlierMethod = (day: string) => `${day}, earlier method`;
export const notKnown = 'not known';

// What today's method would have given.

export const underMethod = (method: string) => `What your earlier results would be with method ${method}:`;
export const underToday = (month: string, then: string, now: string) =>
  `${month}: ${then} then, ${now} by today’s method`;
export const sameUnderToday = (month: string, then: string) => `${month}: ${then}, the same by today’s method`;
