import { deviceCopies } from './feature-device.ts';

/** What features keep on this device while somebody answers. Never fails. */
export const keepOnDevice = (): void => deviceCopies.forEach(({ keep }) => void keep());

/** Leaves none of it. Never fails. */
export const forgetOnDevice = async (): Promise<void> => {
  await Promise.all(deviceCopies.map(({ forget }) => forget()));
};
