import type { optionalEnv } from '#functions/edge/env.ts';
import type { SendMail } from '#functions/mail/mail-to-send.ts';

/**
 * Null, and without loading any of its code, when mail is off: MAIL_SENDER is blank. In a file of its own, so that a
 * function that only mails does not carry the webhook and the model.
 */
export const mailerFromEnv = async (env: typeof optionalEnv): Promise<SendMail> => {
  const from = env('MAIL_SENDER');
  if (!from) return null;
  const { createMailClient, sendMail } = await import('./mailer.ts');
  const configurationSet = env('MAIL_CONFIGURATION_SET');
  return sendMail(createMailClient(), { from, ...(configurationSet && { configurationSet }) });
};
