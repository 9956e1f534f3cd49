import * as reminders from './features/reminders/metrics.ts';

/** What the features count. */
export const featureMetrics = {
  ...reminders.metrics,
} as const;

/** What features add to the operator's dashboard. */
export const featureGraphs: readonly {
  readonly title: string;
  readonly metrics: readonly (keyof typeof featureMetrics)[];
}[] = [reminders.graph];
