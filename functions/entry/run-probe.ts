import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireProbeKey } from '#functions/adapters/secret-keys.ts';
import { probeAddress, probePassword } from '#functions/adapters/server-key.ts';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { runProbe } from '#functions/probe/run-probe.ts';

const key = requireProbeKey();

export const handler = runProbe({
  ask: siteCalls(requireEnv('SITE_URL')),
  pause: (milliseconds) => sleep(milliseconds),
  newId: randomUUID,
  addressOf: (name) => probeAddress(key, name),
  password: probePassword(key),
  now: () => new Date(),
  log: createLog(),
  measure: createMeasure(),
});
