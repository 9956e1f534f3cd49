import type { Limit, RollingLimit } from '#functions/edge/limit.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { addressMailLimits } from '#shared/contract/limits.ts';

// How many mails an address may get before its owner has proved anything. Counted by mailbox, so that many spellings of one
// address get no more than one.

const daySeconds = 24 * 60 * 60;

type Hash = (purpose: string, text: string) => string;

/** SES's own mailboxes reach nobody. Each label there is a try of ours, by the probe or after a deployment. */
const sesSimulator = 'simulator.amazonses.com';

/** The mailbox behind a normalised address, as most mail services see it: without what stands after a plus sign. */
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

/** Who asks a mailbox to confirm itself. `isProved`: the account has another address that was proved. */
export type Asking = { userId: UserId; email: string; isProved: boolean };

/**
 * Mails that ask a mailbox to confirm itself: those of one account, and those of all accounts together. Accounts that have
 * proved another address, and now move to this one, have a limit of their own: no squatter can use that up without proving
 * mailboxes first.
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

/** Mails with a code for a new password, no matter who asks. */
export const resetMailLimit = (hash: Hash, email: string): RollingLimit => ({
  kind: 'reset-codes',
  subject: subjectOf(hash, email),
  windows: [{ max: addressMailLimits.resetCodesOfMailboxADay, windowSeconds: daySeconds }],
});

/** The same, asked for from one network. With the day in it, nobody can follow a network from one day to the next. */
export const resetMailLimitFrom = (hash: Hash, email: string, network: string, now: Date): Limit => ({
  kind: 'reset-codes-from-network',
  subject: hash(`network that asks a mailbox on ${now.toISOString().slice(0, 10)}`, `${network}\n${mailboxOf(email)}`),
  max: addressMailLimits.resetCodesADay,
  windowSeconds: daySeconds,
});

/**
 * Services with millions of mailboxes. Their domains have no limit of their own: it would shut out everybody there, and they
 * can defend themselves.
 */
const largeMailServices: ReadonlySet<string> = new Set([
  sesSimulator,
  ...(
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com ' +
    'proton.me protonmail.com gmx.com gmx.net gmx.de web.de t-online.de mail.com yandex.ru yandex.com mail.ru zoho.com ' +
    'fastmail.com hey.com qq.com 163.com comcast.net verizon.net att.net orange.fr free.fr laposte.net libero.it btinternet.com'
  ).split(' '),
]);

/** First mails to addresses that nobody has proved: by the network that has them sent, and by the domain that gets them. */
export const firstMailLimits = (
  hash: Hash,
  email: string,
  network: string,
  now: Date,
  factor = 1,
): readonly Limit[] => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const day = now.toISOString().slice(0, 10);
  const ofNetwork = {
    kind: 'first-mails-from-network',
    subject: hash(`network address on ${day}`, network),
    max: addressMailLimits.firstMailsOfNetworkADay * factor,
    windowSeconds: daySeconds,
  };
  const toDomain = {
    kind: 'first-mails-to-domain',
    subject: hash('domain that gets mail', domain),
    max: addressMailLimits.firstMailsToDomainADay * factor,
    windowSeconds: daySeconds,
  };
  return largeMailServices.has(domain) ? [ofNetwork] : [ofNetwork, toDomain];
};

const { confirmationsADay, confirmationsIn30Days, confirmationsOfMailboxADay } = addressMailLimits;

/** For the API's description. */
export const confirmationMails =
  `An account has ${confirmationsADay} such mails a day and ${confirmationsIn30Days} in 30 days sent to one mailbox, and all ` +
  `accounts together ${confirmationsOfMailboxADay} a day; +tags do not make another mailbox. Beyond that: 429.`;
