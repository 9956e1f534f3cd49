import type { Handler } from '#functions/edge/outcome.ts';
import type { Account } from './account.ts';

/** The profile, from the account's item: the edge has read it already to see whether the session still holds. */
export const getMe =
  (): Handler<'getMe', Account> =>
  async ({ caller: { account } }) => {
    const { userId: id, emailAsTyped: email, firstName, lastName, confirmedAt, consents, units } = account;
    const consent = consents.at(-1);
    return {
      answer: {
        id,
        email,
        firstName,
        lastName,
        isConfirmed: confirmedAt !== null,
        ...(consent && { consentVersion: consent.version }),
        ...(units && { units }),
      },
    };
  };
