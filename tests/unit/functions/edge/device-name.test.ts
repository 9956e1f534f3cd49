import { expect, test } from 'vitest';
import { deviceName } from '#functions/edge/http-request.ts';

// What browsers call themselves: nearly all claim to be others too.
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`, 'Opera on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) FxiOS/143.0 Mobile/15E148 Safari/605.1.15',
    'Firefox on iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1', 'Chrome on iPad'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.5.0', 'A browser'],
  ['my Firefox of <b>Ada</b>', 'A browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
