import { lifetimes } from '#shared/contract/lifetimes.ts';

/** With 'remember me' a session lasts this long. */
export const rememberedDays = lifetimes.rememberedSessionDays;
/** Without it, this long at most, and no longer than the browser is open. */
export const unrememberedHours = lifetimes.otherSessionHours;
/** The oldest session ends when one more begins. */
export const maxSessions = 20;
/** The secret before the last exchange is honoured for this long: two tabs may ask at once, or an answer may be lost. */
export const previousSecretSeconds = 60;
/** How long a device counts as known after the last login on it. */
export const knownDeviceDays = lifetimes.knownDeviceDays;
/** More devices than anybody has; the oldest is forgotten. */
export const maxKnownDevices = 20;
