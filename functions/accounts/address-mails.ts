import type { Limit, RollingLimit } from '#functions/edge/limit.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';
import type { Hash } from './secret-tokens.ts';

// How many mails an address may get before its owner has proved anything. Counted by mailbox, so that several spellings of one
// address share one limit.

const daySeconds = 24 * 60 * 60;

/**
 * SES's mailbox simulator delivers to nobody. Each label under it is one attempt by the probe or by the check after a
 * deployment.
 */
const sesSimulator = 'simulator.amazonses.com';

/** The mailbox behind a normalised address, as most mail services see it: without the +tag. */
export const mailboxOf = (email: string): string => {
  if (email.endsWith(`@${sesSimulator}`)) return email;
  const [, name, , domain] = /^(.[^+]*)(\+.*)?(@[^@]*)$/s.exec(email) ?? [];
  return name && domain ? `${name}${domain}` : email;
};

const subjectOf = (hash: Hash, email: string): string => hash('mailbox that gets mail', mailboxOf(email));

const dayAndMonth = (aDay: number, in30Days: number) => [
  { max: aDay, windowSeconds: daySeconds },
  { max: in30Days, windowSeconds: 30 * daySeconds },
];

/** Who asks a mailbox to confirm itself. `isProved`: the account has another, proved address. */
export type Asking = { userId: UserId; email: string; isProved: boolean };

/**
 * Rate limits of confirmation mails to a mailbox: one for the account and one for all accounts together. Accounts that move
 * from another, proved address have a separate limit, which a squatter cannot exhaust without proving mailboxes first.
 */
export const confirmationLimits = (hash: Hash, { userId, email, isProved }: Asking): readonly RollingLimit[] => [
  {
    kind: 'confirmations',
    subject: hash('account that asks a mailbox', `${userId}\n${mailboxOf(email)}`),
    windows: dayAndMonth(addressMailLimits.confirmationsADay, addressMailLimits.confirmationsIn30Days),
  },
  {
    kind: isProved ? 'moves-to-mailbox' : 'confirmations-of-mailbox',
    subject: subjectOf(hash, email),
    windows: dayAndMonth(
      addressMailLimits.confirmationsOfMailboxADay,
      addressMailLimits.confirmationsOfMailboxIn30Days,
    ),
  },
];

/** The rate limit of mails with a reset code, for all requesters together. */
export const resetMailLimit = (hash: Hash, email: string): RollingLimit => ({
  kind: 'reset-codes',
  subject: subjectOf(hash, email),
  windows: [{ max: addressMailLimits.resetCodesOfMailboxADay, windowSeconds: daySeconds }],
});

/** The same limit for requests from one network. The day is part of the hash, so a network cannot be tracked across days. */
export const resetMailLimitFrom = (hash: Hash, email: string, network: string, now: Date): Limit => ({
  kind: 'reset-codes-from-network',
  subject: hash(`network that asks a mailbox on ${now.toISOString().slice(0, 10)}`, `${network}\n${mailboxOf(email)}`),
  max: addressMailLimits.resetCodesADay,
  windowSeconds: daySeconds,
});

/**
 * Services with millions of mailboxes. Their domains have no limit, because it would lock out all their users, and they can
 * defend themselves.
 */
const largeMailServices: ReadonlySet<string> = new Set([
  sesSimulator,
  ...(
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com ' +
    'proton.me protonmail.com gmx.com gmx.net gmx.de web.de t-online.de mail.com yandex.ru yandex.com mail.ru zoho.com ' +
    'fastmail.com hey.com qq.com 163.com comcast.net verizon.net att.net orange.fr free.fr laposte.net libero.it btinternet.com'
  ).split(' '),
]);

/** Rate limits of first mails to unproved addresses: by requesting network and by receiving domain. */
export const firstMailLimits = (
  hash: Hash,
  email: string,
  network: string,
  now: Date,
  factor: number,
): readonly Limit[] => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const ofNetwork = {
    kind: 'first-mails-from-network',
    subject: hash(`network address on ${now.toISOString().slice(0, 10)}`, network),
    max: addressMailLimits.firstMailsOfNetworkADay * factor,
    windowSeconds: daySeconds,
  };
  if (largeMailServices.has(domain)) return [ofNetwork];
  const toDomain = {
    kind: 'first-mails-to-domain',
    subject: hash('domain that gets mail', domain),
    max: addressMailLimits.firstMailsToDomainADay * factor,
    windowSeconds: daySeconds,
  };
  return [ofNetwork, toDomain];
};

const { confirmationsADay, confirmationsIn30Days, confirmationsOfMailboxADay } = addressMailLimits;

/** Part of the API's description. */
export const confirmationMails =
  `An account has ${confirmationsADay} such mails a day and ${confirmationsIn30Days} in 30 days sent to one mailbox, and all ` +
  `accounts together ${confirmationsOfMailboxADay} a day; +tags do not make another mailbox. Beyond that: 429.`;
