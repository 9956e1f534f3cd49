import * as z from 'zod/mini';
import { unitChoices } from '#shared/quiz/units/unit-choices.ts';

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

/** The four lines of a person's units. A shape that does not have all four is refused: half a choice is none. */
export const unitPreferenceSchema = z.object({
  height: z.enum(unitChoices.height),
  weight: z.enum(unitChoices.weight),
  labs: z.enum(unitChoices.labs),
  a1c: z.enum(unitChoices.a1c),
});

/** How long the browser keeps the session, and on whose device. */
export const sessionWish = {
  /** The session outlives the browser. */
  remember: z.optional(z.boolean()),
  /** Nothing is kept on the device: no cookie, so the session lasts as long as its first token. */
  sharedDevice: z.optional(z.boolean()),
};
