import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { hashCode as hashCodeWith, keyedHash } from '../adapters/keyed-hash.ts';
import { isProbeAddress } from '../adapters/probe-address.ts';
import { optionalEnv } from '../edge/env.ts';
import { createLog } from '../edge/log.ts';
import { createMeasure } from '../edge/metrics.ts';
import type { Port } from '../edge/rights.ts';
import { clock, secret } from './stores.ts';

export const now = { rights: {}, open: () => clock } satisfies Port;
export const log = { rights: {}, open: () => createLog() } satisfies Port;
export const measure = { rights: {}, open: () => createMeasure() } satisfies Port;
export const newUuid = { rights: {}, open: () => randomUUID } satisfies Port;
export const newUlid = { rights: {}, open: () => (at: Date) => ulid(at.getTime()) } satisfies Port;
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
