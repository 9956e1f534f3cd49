import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import * as handoffs from '#functions/adapters/limits/handoffs.ts';
import { hashCode as hashCodeWith, isProbeAddress, keyedHash } from '#functions/adapters/server-key.ts';
import { optionalEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import type { Port } from '#functions/edge/rights.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { clock, limits, secret } from './stores.ts';

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

export const now = { rights: {}, open: () => clock } satisfies Port;
export const log = { rights: {}, open: () => createLog() } satisfies Port;
export const measure = { rights: {}, open: () => createMeasure() } satisfies Port;
export const newUuid = { rights: {}, open: () => randomUUID } satisfies Port;
export const newUlid = { rights: {}, open: () => (at: Date) => asSubmissionId(ulid(at.getTime())) } satisfies Port;
export const serverKey = { rights: { serverKey: [] }, open: secret } satisfies Port;
export const hash = {
  rights: { serverKey: [] },
  open: () => (purpose: string, text: string) => keyedHash(secret(), purpose, text),
} satisfies Port;
export const hashCode = { rights: { serverKey: [] }, open: () => hashCodeWith(secret()) } satisfies Port;
export const isProbe = {
  rights: { probeKey: [] },
  open: () => isProbeAddress(optionalEnv('PROBE_KEY')),
} satisfies Port;
