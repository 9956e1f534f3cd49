import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueueJob, postponeMessage, queueAt } from '#functions/adapters/queues.ts';
import { isErased as isErasedIn } from '#functions/adapters/tombstones.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { personalData, tombstones, withFeatureTables } from './stores.ts';

// What several workers use, besides the ports of routes.

export const pause = { rights: {}, open: () => (milliseconds: number) => sleep(milliseconds) } satisfies Port;
export const newLeaseOwner = { rights: {}, open: () => randomUUID } satisfies Port;
/** The address of the site, for the links in mails. */
export const siteUrl = { rights: { siteUrl: [] }, open: () => requireEnv('SITE_URL') } satisfies Port;

export const isErased = {
  rights: { erased: ['GetItem'], serverKey: [] },
  open: () => isErasedIn(tombstones()),
} satisfies Port;

export const enqueueEffects = {
  rights: { effectQueue: ['SendMessage'] },
  open: () => enqueueJob(queueAt(requireEnv('EFFECT_QUEUE_URL'))),
} satisfies Port;

// A worker may receive, postpone and delete the messages of its own queue: the event source grants that.
export const postponeResult = {
  rights: { resultQueue: [] },
  open: () => postponeMessage(queueAt(requireEnv('RESULT_QUEUE_URL'))),
} satisfies Port;
export const postponeEffect = {
  rights: { effectQueue: [] },
  open: () => postponeMessage(queueAt(requireEnv('EFFECT_QUEUE_URL'))),
} satisfies Port;
export const postponeAccountJob = {
  rights: { accountQueue: [] },
  open: () => postponeMessage(queueAt(requireEnv('ACCOUNT_QUEUE_URL'))),
} satisfies Port;

/** The stores of personal data, for the worker that erases. */
export const storesToErase = {
  rights: /* @__PURE__ */ withFeatureTables(
    {
      userPool: ['AdminGetUser', 'AdminDeleteUser'],
      accounts: ['GetItem', 'DeleteItem'],
      submissions: ['Query', 'DeleteItem'],
      results: ['Query', 'DeleteItem'],
      limits: ['GetItem', 'DeleteItem'],
      serverKey: [],
    },
    ['Query', 'DeleteItem'],
  ),
  open: personalData,
} satisfies Port;
