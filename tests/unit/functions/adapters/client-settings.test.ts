import { expect, test } from 'vitest';
import { clientSettings, patientSettings } from '#functions/adapters/client-settings.ts';

/** The timeout that `infra/aws` gives a function of the API, in milliseconds. A user waits for its response. */
const functionTimeout = 10_000;

test.each([
  ['the database and the queue', clientSettings],
  ['the accounts', patientSettings],
])('all tries of one call to %s end before the function does, with time left to respond', (_, settings) => {
  const { requestHandler, maxAttempts } = settings;
  expect(maxAttempts).toBeGreaterThan(1);
  expect(requestHandler.requestTimeout * maxAttempts).toBeLessThanOrEqual(functionTimeout - 2000);
  expect(requestHandler.connectionTimeout).toBeLessThanOrEqual(requestHandler.requestTimeout);
  expect(requestHandler.throwOnRequestTimeout, 'without it the SDK only prints a warning').toBe(true);
});
