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

/** More time for Cognito: it calls our token trigger before it answers, and that function may have to start first. */
export const patientSettings = {
  requestHandler: { ...clientSettings.requestHandler, requestTimeout: 4000 },
  maxAttempts: 2,
};
