import type { DeviceCopy } from './device-copy.ts';
import * as offline from './features/offline/device.ts';

/** What features keep on the device of a visitor who answers. */
export const deviceCopies: readonly DeviceCopy[] = [...offline.copies];
