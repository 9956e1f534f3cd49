import * as z from 'zod/mini';

/** What somebody agreed to, and on which screen. */
export const givenConsentSchema = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  where: z.enum(['quiz', 'register', 'account']),
});

export const consentSchema = z.extend(givenConsentSchema, {
  /** ISO instant, by the server's clock. */
  at: z.string(),
});

export type GivenConsent = z.output<typeof givenConsentSchema>;
export type Consent = z.output<typeof consentSchema>;
