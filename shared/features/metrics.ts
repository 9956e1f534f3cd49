import * as reminders from './reminders/metrics.ts';

/** The metrics of the features. */
export const featureMetrics = {
  ...reminders.metrics,
} as const;

/** The graphs that features add to the operator's dashboard. */
export const featureGraphs: readonly {
  readonly title: string;
  readonly metrics: readonly (keyof typeof featureMetrics)[];
}[] = [reminders.graph];
