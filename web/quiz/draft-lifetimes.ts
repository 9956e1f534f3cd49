import { lifetimes } from '#shared/contract/lifetimes.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

// How long this browser holds answers that have not reached us.

/** For a draft that was begun signed in, in days. Its owner finds it again that long after their last answer. */
export const draftLifetimeDays = lifetimes.draftDays;
/** For a draft that nobody signed in has begun, in hours after the last answer: somebody else may be next at the device. */
export const ownerlessDraftLifetimeHours = lifetimes.ownerlessDraftHours;
/** For finished answers that could not be sent yet, in days. */
export const outboxLifetimeDays = lifetimes.outboxDays;
/** From this day on their owner is told when they will go. */
export const outboxWarningDays = 23;

export const draftLifetimeMs = draftLifetimeDays * dayMs;
export const ownerlessDraftLifetimeMs = ownerlessDraftLifetimeHours * hourMs;
/** Within this time 'log in and send' is still the wish of the person who is back from the login. */
export const sendUnaskedMs = hourMs;
