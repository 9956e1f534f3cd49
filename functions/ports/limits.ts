import { dailySubmissions } from '#functions/adapters/daily-limits.ts';
import * as help from '../adapters/help-requests.ts';
import { takeFrom, takeRollingFrom } from '../adapters/limits.ts';
import { storedTryLimits } from '../adapters/password-tries.ts';
import { optionalEnv } from '../edge/env.ts';
import type { Port } from '../edge/rights.ts';
import { clock, limits, secret } from './stores.ts';

const tryLimits = (probeKey: string) =>
  storedTryLimits(limits(), {
    serverKey: secret(),
    roomyNetwork: optionalEnv('ROOMY_NETWORK'),
    probeKey,
    now: clock,
  });
/** A try is counted before the password is looked at, and forgotten when it was right. */
export const tries = {
  rights: { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [] },
  open: () => tryLimits(''),
} satisfies Port;
export const triesWithProbe = {
  rights: { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [], probeKey: [] },
  open: () => tryLimits(optionalEnv('PROBE_KEY')),
} satisfies Port;
/** Tries of a network and mails to an address, and no passwords. */
export const networkTries = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => {
    const { network, firstMail } = tryLimits('');
    return { network, firstMail };
  },
} satisfies Port;
export const take = { rights: { limits: ['UpdateItem'] }, open: () => takeFrom(limits()) } satisfies Port;
export const takeMail = { rights: { limits: ['UpdateItem'] }, open: () => takeRollingFrom(limits()) } satisfies Port;
export const takeDaily = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => dailySubmissions(limits(), secret()),
} satisfies Port;
export const saveHelp = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => help.saveHelp({ ...limits(), serverKey: secret() }),
} satisfies Port;
