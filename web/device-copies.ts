import { deviceCopies } from './features/device.ts';

/** Stores the features' copies on this device while a user answers. Never fails. */
export const keepOnDevice = (): void => deviceCopies.forEach(({ keep }) => void keep());

/** Removes all of them. Never fails. */
export const forgetOnDevice = async (): Promise<void> => {
  await Promise.all(deviceCopies.map(({ forget }) => forget()));
};
