import { expect, test } from 'vitest';
import { deviceWords } from '#shared/words/device-words.ts';

test.each([
  ['Firefox/Windows', 'Firefox on Windows'],
  ['/Windows', 'Windows'],
  ['Firefox/', 'Firefox'],
  ['', ''],
])('the device %j is %j in words', (device, words) => {
  expect(deviceWords(device)).toBe(words);
});
