/**
 * Region, credentials and endpoints come from the SDK's own environment variables, so the same bundle runs in Lambda and
 * against the local stand-ins. A user waits for every call, so a hanging call is stopped early and retried: three attempts take
 * at most eight of the function's ten seconds. Without `throwOnRequestTimeout` the SDK only prints a warning.
 */
export const clientSettings = {
  requestHandler: { connectionTimeout: 1500, requestTimeout: 2500, throwOnRequestTimeout: true },
  maxAttempts: 3,
};

/**
 * For the sweep: no user waits for it, and a hanging call must not outlive its remaining time. Many shards are swept in
 * parallel, and each changes ten items at once: they would queue for the SDK's default of fifty sockets.
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

/** A longer timeout for Cognito: it calls our token trigger before it answers, which may mean a cold start. */
export const patientSettings = {
  requestHandler: { ...clientSettings.requestHandler, requestTimeout: 4000 },
  maxAttempts: 2,
};
