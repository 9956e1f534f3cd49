import * as words from '#words/devices.ts';

/** A device, stored as 'Firefox/Windows', in words. Either name may be missing; blank if both are. */
export const deviceWords = (device: string): string => {
  const [browser = '', system = ''] = device.split('/');
  return browser && system ? words.browserOn(browser, system) : browser || system;
};
