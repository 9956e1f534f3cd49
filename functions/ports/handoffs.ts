import * as handoffs from '../adapters/handoffs.ts';
import type { Port } from '../edge/rights.ts';
import { limits, secret } from './stores.ts';

export const hashHandoffId = { rights: { serverKey: [] }, open: () => handoffs.hashHandoffId(secret()) } satisfies Port;
export const hashReader = { rights: { serverKey: [] }, open: () => handoffs.hashReader(secret()) } satisfies Port;
export const findHandoff = {
  rights: { limits: ['GetItem'] },
  open: () => handoffs.findHandoff(limits()),
} satisfies Port;
export const putParts = { rights: { limits: ['UpdateItem'] }, open: () => handoffs.putParts(limits()) } satisfies Port;
export const markRead = { rights: { limits: ['UpdateItem'] }, open: () => handoffs.markRead(limits()) } satisfies Port;
export const closeHandoff = {
  rights: { limits: ['UpdateItem'] },
  open: () => handoffs.closeHandoff(limits()),
} satisfies Port;
