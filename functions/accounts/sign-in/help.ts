import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { resetMailLimit, resetMailLimitFrom } from '#functions/accounts/address-mails.ts';
import { normalEmail } from '#functions/accounts/email-address.ts';
import { hashOfSecret } from '#functions/accounts/secret-tokens.ts';
import { deviceCookieName } from '#functions/accounts/sessions.ts';
import type { TryLimits } from '#functions/accounts/try-limits.ts';
import { tooMany } from '#functions/edge/limit.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import { helpSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { minutesLeft, newRequestId, readRequest, requestSecret, type WaitingHelp } from './reset-request.ts';

type HelpDeps = Pick<AccountDeps, 'enqueue' | 'take' | 'takeMail' | 'hash' | 'now'> & {
  /** Stores the address for the worker until it expires. Answers with the job's id, which reveals nothing about the address. */
  saveHelp: (id: string, waiting: WaitingHelp, now: Date) => Promise<string>;
  tries: Pick<TryLimits, 'network'>;
};

/** Longer than any address. */
const maxEmailLength = 254;
/** A code with less time left is not mailed again: the browser gets a new request instead. */
const worthMailingMinutes = 5;

/**
 * 'Trouble logging in?': answers every address alike and in the same time, including its limits. Only the mailbox learns
 * whether there is an account. A browser that asks again sends its request, and the same code is mailed again.
 */
export const help =
  (deps: HelpDeps): Handler<'help'> =>
  async ({ body, client }) => {
    const limited = await deps.tries.network('login', client.network);
    if (limited) return limited;
    const now = deps.now();
    const email = normalEmail(body.email).slice(0, maxEmailLength);
    const allowance = await takeAllowance(deps, email, client.network, client.cookies);
    if ('retryAfterSeconds' in allowance)
      return tooMany('We’ve sent as many codes to this address as we can today.', allowance.retryAfterSeconds);
    const asked = readRequest(deps.hash, email, body.request ?? '', now);
    const id = asked && minutesLeft(asked, now) >= worthMailingMinutes ? asked : newRequestId(now);
    const requestId = await deps.saveHelp(id, { email, deviceHash: allowance.deviceHash }, now);
    await deps.enqueue({ kind: 'help', requestId });
    return { answer: { request: requestSecret(deps.hash, email, id) } };
  };

/**
 * Limits the mails to an address from one network, so that one stranger cannot use up its owner's. The daily limit of the
 * mailbox protects the mailbox; when strangers in many networks have exhausted it, a device that the account knows is still
 * served. This function knows no account: the worker checks the device.
 */
const takeAllowance = async (
  { take, takeMail, hash, now }: HelpDeps,
  email: string,
  network: string,
  cookies: Readonly<Record<string, string>>,
): Promise<{ deviceHash: string | null } | { retryAfterSeconds: number }> => {
  const own = await take(resetMailLimitFrom(hash, email, network, now()), now());
  if (!own.allowed) return own;
  const all = await takeMail(resetMailLimit(hash, email), now());
  if (all.allowed) return { deviceHash: null };
  const [, secret] = (cookies[deviceCookieName] ?? '').split('.');
  return secret ? { deviceHash: hashOfSecret(secret) } : all;
};

export const helpRoute = {
  name: 'help',
  method: 'POST',
  path: '/api/auth/help',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Ask for a code by mail, with which to choose a new password',
  description:
    'The same answer whether or not there is an account. Keep `request`: the code works with it alone. Sent again, the same ' +
    `code is mailed again while it works. From one network an address gets ${addressMailLimits.resetCodesADay} codes a day, ` +
    `from all networks ${addressMailLimits.resetCodesOfMailboxADay}; beyond that: 429.`,
  schemas: helpSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People who forgot their password cannot ask for a code.',
  uses: [{ enqueue: 'enqueueAccountJob' }, 'hash', 'now', 'saveHelp', 'take', 'takeMail', { tries: 'networkTries' }],
  handle: help,
} as const satisfies RouteDeclaration<'help'>;
