import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import * as handoffs from '#functions/adapters/limits/handoffs.ts';
import * as secrets from '#functions/adapters/server-key.ts';
import { optionalEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { port } from '#functions/edge/rights.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { clock, limits, resetKeyRing, secret, sessionKeyRing } from './stores.ts';

export const hashHandoffId = port({ serverKey: [] }, () => secrets.hashHandoffId(secret()));
export const hashReader = port({ serverKey: [] }, () => secrets.hashReader(secret()));
export const findHandoff = port({ limits: ['GetItem'] }, () => handoffs.findHandoff(limits()));
export const putParts = port({ limits: ['UpdateItem'] }, () => handoffs.putParts(limits()));
export const markRead = port({ limits: ['UpdateItem'] }, () => handoffs.markRead(limits()));
export const closeHandoff = port({ limits: ['UpdateItem'] }, () => handoffs.closeHandoff(limits()));

export const now = port({}, () => clock);
export const log = port({}, () => createLog());
export const measure = port({}, () => createMeasure());
export const newUuid = port({}, () => randomUUID);
export const newUlid = port({}, () => (at: Date) => asSubmissionId(ulid(at.getTime())));
export const sessionKeys = port({ sessionKeys: [] }, sessionKeyRing);
export const resetHashes = port({ resetKeys: [] }, () => secrets.hashesOf(resetKeyRing()));
export const hash = port(
  { serverKey: [] },
  () => (purpose: string, text: string) => secrets.keyedHash(secret(), purpose, text),
);
export const hashCode = port({ serverKey: [] }, () => secrets.hashCode(secret()));
export const isProbe = port({ probeKey: [] }, () => secrets.isProbeAddress(optionalEnv('PROBE_KEY')));
