import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import * as handoffs from '#functions/adapters/limits/handoffs.ts';
import { hashCode as hashCodeWith, isProbeAddress, keyedHash } from '#functions/adapters/server-key.ts';
import { optionalEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { port } from '#functions/edge/rights.ts';
import { clock, limits, secret } from './stores.ts';

export const hashHandoffId = port({ serverKey: [] }, () => handoffs.hashHandoffId(secret()));
export const hashReader = port({ serverKey: [] }, () => handoffs.hashReader(secret()));
export const findHandoff = port({ limits: ['GetItem'] }, () => handoffs.findHandoff(limits()));
export const putParts = port({ limits: ['UpdateItem'] }, () => handoffs.putParts(limits()));
export const markRead = port({ limits: ['UpdateItem'] }, () => handoffs.markRead(limits()));
export const closeHandoff = port({ limits: ['UpdateItem'] }, () => handoffs.closeHandoff(limits()));

export const now = port({}, () => clock);
export const log = port({}, () => createLog());
export const measure = port({}, () => createMeasure());
export const newUuid = port({}, () => randomUUID);
export const newUlid = port({}, () => (at: Date) => ulid(at.getTime()));
export const serverKey = port({ serverKey: [] }, secret);
export const hash = port(
  { serverKey: [] },
  () => (purpose: string, text: string) => keyedHash(secret(), purpose, text),
);
export const hashCode = port({ serverKey: [] }, () => hashCodeWith(secret()));
export const isProbe = port({ probeKey: [] }, () => isProbeAddress(optionalEnv('PROBE_KEY')));
