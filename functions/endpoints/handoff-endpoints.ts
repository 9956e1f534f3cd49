import type { EndpointOf } from '#functions/edge/route.ts';
import { putHandoffRoute, takeHandoffRoute } from '#functions/handoffs/handoff.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as data from '#functions/ports/data-ports.ts';

export const putHandoff = {
  route: putHandoffRoute,
  uses: { hashId: base.hashHandoffId, now: base.now, save: base.saveHandoff, tries: data.networkTries },
} satisfies EndpointOf<typeof putHandoffRoute>;

export const takeHandoff = {
  route: takeHandoffRoute,
  uses: {
    close: base.closeHandoff,
    findHandoff: base.findHandoff,
    hashId: base.hashHandoffId,
    hashReader: base.hashReader,
    markRead: base.markRead,
    now: base.now,
  },
} satisfies EndpointOf<typeof takeHandoffRoute>;
