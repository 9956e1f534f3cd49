/**
 * What the service promises, over 30 days. Alarms measure the burn rate of the rest, the error budget. A burn rate of 1 uses it
 * up in exactly those 30 days. The rates are those of the Site Reliability Workbook (Google, 2018), chapter 5: 14.4 over an
 * hour is a page (2 % of the budget is gone), 3 over a day is a ticket (10 % is gone).
 */
export const serviceTargets = {
  /** Percent of API calls that do not end in an error of ours (5xx). */
  callsWithoutError: 99.5,
  /** Percent of results that can be read in time. */
  resultsInTime: 99,
  /** In time: this many seconds after Submit was accepted. */
  resultSeconds: 60,
} as const;

export const burnRates = { page: 14.4, ticket: 3 } as const;

/** The error percentage at which a target's budget burns at this rate. */
export const badPercentAt = (rate: number, targetPercent: number): number =>
  Number((rate * (100 - targetPercent)).toFixed(2));
