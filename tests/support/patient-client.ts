import { clientSettings } from '#functions/adapters/client-settings.ts';

/**
 * Settings for a client inside a test: those of the product, but two minutes for each call. A busy machine takes longer
 * for a hundred calls at once than a person would wait.
 */
export const patientClient: typeof clientSettings = {
  ...clientSettings,
  requestHandler: { ...clientSettings.requestHandler, connectionTimeout: 120_000, requestTimeout: 120_000 },
};
