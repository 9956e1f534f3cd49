/**
 * Region, credentials and endpoints come from the SDK's own environment variables: the same bundle runs in Lambda and
 * against the local stand-ins. A person waits behind every call, so a hanging connection is given up early and tried
 * again: three tries take at most eight seconds of the functions' ten. Without `throwOnRequestTimeout` the SDK would only
 * print a warning.
 */
export const clientSettings = {
  requestHandler: { connectionTimeout: 1500, requestTimeout: 2500, throwOnRequestTimeout: true },
  maxAttempts: 3,
};

/** Cognito calls our token trigger inside its answer, which may have to start first. */
export const patientSettings = {
  requestHandler: { ...clientSettings.requestHandler, requestTimeout: 4000 },
  maxAttempts: 2,
};
