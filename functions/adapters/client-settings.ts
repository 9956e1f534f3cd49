/**
 * Region, credentials and endpoints come from the SDK's own environment variables, so the same bundle runs in Lambda and
 * against the local stand-ins. A person waits for every call, so a call that hangs is stopped early and tried again:
 * three tries take at most eight of the function's ten seconds. Without `throwOnRequestTimeout` the SDK only prints a
 * warning.
 */
export const clientSettings = {
  requestHandler: { connectionTimeout: 1500, requestTimeout: 2500, throwOnRequestTimeout: true },
  maxAttempts: 3,
};

/**
 * For the sweep: nobody waits for it, and a call that hangs must not outlive the time that is left at its end. Many shards
 * are swept side by side, and each changes ten items at once: with the fifty sockets of the SDK they would wait for each other.
 */
export const sweepSettings = {
  requestHandler: {
    connectionTimeout: 1000,
    requestTimeout: 2000,
    throwOnRequestTimeout: true,
    httpAgent: { maxSockets: 400, keepAlive: true },
    httpsAgent: { maxSockets: 400, keepAlive: true },
  },
  maxAttempts: 2,
};

/** More time for Cognito: it calls our token trigger before it answers, and that function may have to start first. */
export const patientSettings = {
  requestHandler: { ...clientSettings.requestHandler, requestTimeout: 4000 },
  maxAttempts: 2,
};
