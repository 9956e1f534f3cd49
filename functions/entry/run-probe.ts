import { requireProbeKey } from '#functions/adapters/secret-keys.ts';
import { probeAddress, probePassword } from '#functions/adapters/server-key.ts';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import type { Port } from '#functions/edge/rights.ts';
import { workerOf } from '#functions/edge/worker.ts';
import { log, measure, newUuid, now } from '#functions/ports/base-ports.ts';
import { pause, siteUrl } from '#functions/ports/worker-ports.ts';
import { runProbe, runProbeWorker } from '#functions/probe/run-probe.ts';

const credentials = {
  rights: { probeKey: [] },
  open: () => {
    const key = requireProbeKey();
    return { addressOf: (name: string) => probeAddress(key, name), password: probePassword(key) };
  },
} satisfies Port;

export const runProbeEntry = workerOf(
  runProbeWorker,
  { siteUrl, credentials, newId: newUuid, pause, now, log, measure },
  ({ siteUrl, credentials, ...deps }) => runProbe({ ...deps, ...credentials, ask: siteCalls(siteUrl) }),
);
