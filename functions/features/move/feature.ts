import type { EndpointOf } from '#functions/edge/route.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';
import { putHandoffRoute, takeHandoffRoute } from './handoff.ts';
import * as own from './ports.ts';

export const putHandoff = {
  route: putHandoffRoute,
  uses: { hash: base.hash, now: base.now, save: own.saveHandoff, tries: data.networkTries },
} satisfies EndpointOf<typeof putHandoffRoute>;

export const takeHandoff = {
  route: takeHandoffRoute,
  uses: {
    close: own.closeHandoff,
    findHandoff: own.findHandoff,
    hash: base.hash,
    markRead: own.markRead,
    now: base.now,
  },
} satisfies EndpointOf<typeof takeHandoffRoute>;
