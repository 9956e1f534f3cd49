/**
 * What the service promises itself, over 30 days. Alarms measure how fast the rest, the error budget, is used up. A burn rate
 * of 1 uses it in exactly those 30 days. The rates are those of the Site Reliability Workbook (Google, 2018), chapter 5: 14.4
 * over an hour wakes somebody (2 % of the budget is gone), 3 over a day can wait for the morning (10 % is gone).
 */
export const serviceTargets = {
  /** Percent of calls of the API that do not end in an error of ours (5xx). */
  callsWithoutError: 99.5,
  /** Percent of results that can be read in time. */
  resultsInTime: 99,
  /** In time: this many seconds after Submit was accepted. */
  resultSeconds: 60,
} as const;

export const burnRates = { page: 14.4, ticket: 3 } as const;

/** The percentage of bad ones from which a target's budget burns at this rate. */
export const badPercentAt = (rate: number, targetPercent: number): number =>
  Number((rate * (100 - targetPercent)).toFixed(2));
