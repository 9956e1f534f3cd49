import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { resetMailLimits } from '#functions/accounts/address-mails.ts';
import { normalEmail } from '#functions/accounts/email-address.ts';
import { hashOfSecret } from '#functions/accounts/secret-tokens.ts';
import { readDeviceCookie } from '#functions/accounts/sessions.ts';
import { type TryLimits, takeEach } from '#functions/accounts/try-limits.ts';
import { tooMany } from '#functions/edge/limit.ts';
import type { Client, Handler, Refusal } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import { helpSchemas } from '#shared/contract/schemas/account-schemas.ts';
import * as words from '#words/refused.ts';
import { minutesLeft, newRequestId, readRequest, requestSecret, type WaitingHelp } from './reset-request.ts';

type HelpDeps = Pick<AccountDeps, 'deviceSeal' | 'enqueue' | 'take' | 'hash' | 'now'> & {
  /** Stores the address for the worker until it expires. Returns the job's id, which reveals nothing about the address. */
  saveHelp: (id: string, waiting: WaitingHelp, now: Date) => Promise<string>;
  tries: Pick<TryLimits, 'network'>;
};

/** Longer than any address. */
const maxEmailLength = 254;
/** A code with less time left is not mailed again: the browser gets a new request instead. */
const worthMailingMinutes = 5;

/**
 * 'Trouble logging in?': answers every address alike and in the same time, including its limits. Only the mailbox learns
 * whether there is an account. A browser that asks again sends its request, and every code mailed for that request works.
 */
export const help =
  (deps: HelpDeps): Handler<'help'> =>
  async ({ body, client }) => {
    const now = deps.now();
    const email = normalEmail(body.email).slice(0, maxEmailLength);
    const limited = await takeAllowance(deps, email, client.network);
    const device = limited && readDeviceCookie(deps.deviceSeal, client.cookies);
    const deviceHash = device && hashOfSecret(device.secret);
    if (limited && !deviceHash) return limited;
    const asked = readRequest(deps.hash, email, body.request ?? '', now);
    const id = asked && minutesLeft(asked, now) >= worthMailingMinutes ? asked : newRequestId(now);
    const requestId = await deps.saveHelp(id, { email, deviceHash }, now);
    await deps.enqueue({ kind: 'help', requestId });
    return { answer: { request: requestSecret(deps.hash, email, id) } };
  };

/**
 * Strangers share these limits with an owner on an unknown device. The network's limit keeps one stranger from using up the
 * mailbox's, and every mail that strangers cause has a link that lets the owner in. A device that the account knows may exceed all
 * of them. This function knows no account, so the worker checks the device.
 */
const takeAllowance = async (
  { take, hash, now, tries }: HelpDeps,
  email: string,
  network: Client['network'],
): Promise<{ refusal: Refusal } | null> => {
  const limited = await tries.network('login', network);
  if (limited) return limited;
  const taken = await takeEach(take, resetMailLimits(hash, email, network, now()), now());
  return taken.allowed ? null : tooMany(words.noMoreHelpToday, taken.retryAfterSeconds);
};

export const helpRoute = {
  name: 'help',
  method: 'POST',
  path: '/api/auth/help',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Ask for a mail with which to choose a new password, by its link or by its code',
  description:
    'The same answer whether or not there is an account. Keep `request`: the codes that were mailed for it work with it alone. Sent ' +
    `again, it gets another one. From one network an address gets ${addressMailLimits.resetMailsADay} mails a day, ` +
    `from all networks ${addressMailLimits.resetMailsOfMailboxADay}; beyond that: 429.`,
  isSecurityEvent: true,
  schemas: helpSchemas,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People who forgot their password cannot ask for a code.',
  handle: help,
} as const satisfies RouteDeclaration<'help'>;
