/** EventBridge's schedule: invokes a function at a fixed rate. Not imitated: retries, and running while the system is off. */
import { randomUUID } from 'node:crypto';
import type { ScheduledEvent } from 'aws-lambda';
import type { Invoke } from './lambda.ts';

/** Overlapping runs are possible, as on AWS. The returned function stops the schedule, waiting for runs in work. */
export const startSchedule = (functionName: string, everySeconds: number, invoke: Invoke): (() => Promise<void>) => {
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const run = runOnce(functionName, invoke).catch((error: unknown) =>
      console.error(`The function ${functionName} failed on its schedule:`, error),
    );
    running.add(run);
    void run.then(() => running.delete(run));
  }, everySeconds * 1000);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
};

export const runOnce = (functionName: string, invoke: Invoke): Promise<void> =>
  invoke<void>(functionName, {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: new Date().toISOString(),
    region: 'local',
    resources: [`arn:aws:events:local:000000000000:rule/${functionName}`],
    detail: {},
  } satisfies ScheduledEvent);
