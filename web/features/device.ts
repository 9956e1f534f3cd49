import type { DeviceCopy } from '#web/device-copy.ts';
import * as offline from './offline/device.ts';

/** What features keep on the device of a visitor who answers. */
export const deviceCopies: readonly DeviceCopy[] = [...offline.copies];
