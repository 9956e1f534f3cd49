import type { Port } from '#functions/edge/rights.ts';
import { limits } from '#functions/ports/stores.ts';
import * as handoffs from './adapters.ts';

export const findHandoff = {
  rights: { limits: ['GetItem'] },
  open: () => handoffs.findHandoff(limits()),
} satisfies Port;
export const saveHandoff = {
  rights: { limits: ['UpdateItem'] },
  open: () => handoffs.saveHandoff(limits()),
} satisfies Port;
export const markRead = { rights: { limits: ['UpdateItem'] }, open: () => handoffs.markRead(limits()) } satisfies Port;
export const closeHandoff = {
  rights: { limits: ['UpdateItem'] },
  open: () => handoffs.closeHandoff(limits()),
} satisfies Port;
