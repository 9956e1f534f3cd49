import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import * as keys from '#functions/adapters/secret-keys.ts';
import * as secrets from '#functions/adapters/server-key.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import type { Port } from '#functions/edge/rights.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { clock } from './stores.ts';

export const now = { rights: {}, open: () => clock } satisfies Port;
export const log = { rights: {}, open: () => createLog() } satisfies Port;
export const measure = { rights: {}, open: () => createMeasure() } satisfies Port;
export const newUuid = { rights: {}, open: () => randomUUID } satisfies Port;
export const newUlid = { rights: {}, open: () => (at: Date) => asSubmissionId(ulid(at.getTime())) } satisfies Port;
export const sessionKeys = { rights: { sessionKeys: [] }, open: keys.sessionKeyRing } satisfies Port;
export const hash = {
  rights: { serverKey: [] },
  open: () => (purpose: string, text: string) => secrets.keyedHash(keys.serverKey(), purpose, text),
} satisfies Port;
/** Encrypts a text that is sent out in a link and later comes back to the server. */
export const seal = {
  rights: { serverKey: [] },
  open: () => (purpose: string, text: string) => secrets.sealText(keys.serverKey(), purpose, text),
} satisfies Port;
export const deviceSeal = {
  rights: { serverKey: [] },
  open: () => secrets.deviceSeal(keys.serverKey()),
} satisfies Port;
export const hashCode = { rights: { serverKey: [] }, open: () => secrets.hashCode(keys.serverKey()) } satisfies Port;
export const isProbe = { rights: { probeKey: [] }, open: () => secrets.isProbeAddress(keys.probeKey()) } satisfies Port;
