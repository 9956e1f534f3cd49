/** Which service is down, and for how long. One that `hangs` gives no answer; another answers with an error. */
export type Outage = { name: string; out: 'mail' | 'webhook' | 'queues'; minutes: number; hangs?: true };

export const outages: readonly Outage[] = [
  { name: 'mail, 10 minutes', out: 'mail', minutes: 10 },
  { name: 'mail, an hour', out: 'mail', minutes: 60 },
  { name: 'mail hangs, an hour', out: 'mail', minutes: 60, hangs: true },
  { name: 'webhook, an hour', out: 'webhook', minutes: 60 },
  { name: 'webhook hangs, an hour', out: 'webhook', minutes: 60, hangs: true },
  { name: 'webhook, 4 hours', out: 'webhook', minutes: 240 },
  { name: 'webhook, 6 hours', out: 'webhook', minutes: 360 },
  { name: 'queues, 10 minutes', out: 'queues', minutes: 10 },
];

/** A stage with this many submissions a second, its settings and SES's quota. */
export type Load = {
  perSecond: number;
  waitingShards: number;
  resultWorkers: number;
  effectWorkers: number;
  /** SES's `MaxSendRate`, as far as mails with results may use it: twice what comes in, so that a backlog shrinks. */
  mailsPerSecond: number;
  /**
   * How many submissions one simulated submission represents. More than one where simulating each would take minutes: then the
   * simulated stage is that many times smaller (fewer arrivals, workers and mails), and each call of a sweep takes as long
   * as that many. Chance differences between single submissions are then not simulated.
   */
  eachStandsFor: number;
};

const byDefault = { waitingShards: 8, resultWorkers: 10, effectWorkers: 10 };

export const loads: readonly Load[] = [
  { perSecond: 0.3, ...byDefault, mailsPerSecond: 14, eachStandsFor: 1 },
  { perSecond: 3, ...byDefault, mailsPerSecond: 14, eachStandsFor: 1 },
  { perSecond: 30, ...byDefault, mailsPerSecond: 70, eachStandsFor: 2 },
  {
    perSecond: 300,
    waitingShards: 16,
    resultWorkers: 60,
    effectWorkers: 100,
    mailsPerSecond: 700,
    eachStandsFor: 20,
  },
];
