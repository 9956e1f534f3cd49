import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { confirmationMailsDescription } from '#functions/accounts/address-mails.ts';
import type { TryLimits } from '#functions/accounts/try-limits.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { sendConfirmationSchemas } from '#shared/contract/schemas/account-schemas.ts';
import * as words from '#words/refused.ts';
import { type AskForProofDeps, askForProof } from './send-proof.ts';

type Deps = AskForProofDeps & Pick<AccountDeps, 'enqueue'> & { tries: Pick<TryLimits, 'firstMail'> };

/** Requests another mail to confirm the account's address. Its code works in the session that requested it. */
export const sendConfirmation =
  (deps: Deps): Handler<'sendConfirmation', Account> =>
  async ({ caller: { userId, signInId, account }, client }) => {
    if (account.declined) return refuse('not-allowed', words.addAnotherAddress);
    if (account.confirmedAt !== null) return { answer: {} };
    const limited = await deps.tries.firstMail(account.email, client.network);
    if (limited) return limited;
    const asked = await askForProof(deps, account, { email: account.email, reason: 'asked', askedBy: signInId });
    if ('refusal' in asked) return asked;
    await deps.enqueue({ kind: 'proof', userId, proofId: asked.proofId });
    return { answer: {} };
  };

export const sendConfirmationRoute = {
  name: 'sendConfirmation',
  runsIn: 'addressMails',
  method: 'POST',
  path: '/api/users/me/send-confirmation',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Ask for a mail with a link and a code that confirm the address',
  description: confirmationMailsDescription,
  refusals: ['not-allowed'],
  schemas: sendConfirmationSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot ask for another mail to confirm their address.',
  handle: sendConfirmation,
} as const satisfies RouteDeclaration<'sendConfirmation'>;
