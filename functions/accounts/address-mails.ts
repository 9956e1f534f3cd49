import type { Limit, RollingLimit } from '#functions/edge/limit.ts';
import { networksAround } from '#functions/edge/origin.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { addressMailLimits, firstMailLimits } from '#shared/contract/limits.ts';
import type { AddressProof } from './account.ts';
import type { Hash } from './secret-tokens.ts';

// How many mails an address may get before its owner has proved anything. Counted by mailbox, so that several spellings of one
// address share one limit.

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/**
 * SES's mailbox simulator delivers to nobody. Each label under it is one attempt by the probe or by the check after a
 * deployment.
 */
const sesSimulator = 'simulator.amazonses.com';

/** `ada@example.com` as its name and its domain. */
const partsOf = (mailbox: string): { name: string; domain: string } => {
  const at = mailbox.lastIndexOf('@');
  return { name: mailbox.slice(0, Math.max(at, 0)), domain: mailbox.slice(at + 1) };
};

const isGmail = (domain: string): boolean => domain === 'gmail.com' || domain === 'googlemail.com';
const isYahoo = (domain: string): boolean => /^((my)?yahoo|ymail|rocketmail)\.[a-z.]+$/.test(domain);

/**
 * The mailbox behind a normalised address, as its mail service sees it: without the +tag; at Gmail, which has two domains, also
 * without dots; at Yahoo without the -tag.
 */
export const mailboxOf = (email: string): string => {
  const { name: typed, domain } = partsOf(email);
  if (domain === sesSimulator) return email;
  const name = typed.replace(/(?<=.)\+.*$/s, '');
  if (isGmail(domain)) return `${name.replaceAll('.', '') || name}@gmail.com`;
  return `${isYahoo(domain) ? name.replace(/(?<=.)-.*$/s, '') : name}@${domain}`;
};

/**
 * A mailbox without what distinguishes spellings of one name: dots, hyphens and the digits at its end. Different people may share
 * it, so it is counted for one network only.
 */
const plainNameOf = (email: string): string => {
  const { name, domain } = partsOf(mailboxOf(email));
  const plain = name.replaceAll(/[.-]/g, '').replace(/\d+$/, '');
  return `${plain || name}@${domain}`;
};

const subjectOf = (hash: Hash, email: string): string => hash('mailbox that gets mail', mailboxOf(email));

/** The day is part of each hash of a network, so that a network cannot be tracked across days. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Who asks a mailbox to confirm itself, and why. `isProved`: the account has another, proved address. */
export type Asking = { userId: UserId; email: string; isProved: boolean; reason: AddressProof['reason'] };

/** The rate limit of an account's mails that ask one mailbox to confirm. */
export const accountLimit = (hash: Hash, { userId, email }: Pick<Asking, 'userId' | 'email'>): RollingLimit => ({
  kind: 'confirmations',
  subject: hash('account that asks a mailbox', `${userId}\n${mailboxOf(email)}`),
  windows: [
    { max: addressMailLimits.confirmationsADay, windowSeconds: daySeconds },
    { max: addressMailLimits.confirmationsIn30Days, windowSeconds: 30 * daySeconds },
  ],
});

const perMailbox = {
  'confirmations-of-mailbox': addressMailLimits.confirmationsOfMailboxADay,
  'moves-to-mailbox': addressMailLimits.movesToMailboxADay,
  'results-to-mailbox': addressMailLimits.resultsOfMailboxADay,
  'corrections-to-mailbox': addressMailLimits.correctionsOfMailboxADay,
  'reset-mails': addressMailLimits.resetMailsOfMailboxADay,
  'reset-mails-of-devices': addressMailLimits.resetMailsOfDevicesADay,
} as const;

type MailboxKind = keyof typeof perMailbox;

const mailboxLimit = (hash: Hash, kind: MailboxKind, email: string): Limit => ({
  kind,
  subject: subjectOf(hash, email),
  max: perMailbox[kind],
  windowSeconds: daySeconds,
});

/** Every daily limit of a mailbox. Their sum is the number of mails that anyone can cause it to get. */
export const mailboxLimits = (hash: Hash, email: string): readonly Limit[] =>
  (Object.keys(perMailbox) as MailboxKind[]).map((kind) => mailboxLimit(hash, kind, email));

/**
 * The limit of confirmation mails to one mailbox, for all accounts together. Accounts that move from another, proved address have
 * a separate one, which a squatter cannot exhaust without proving mailboxes first. Mails that no user requested have others.
 */
export const confirmationLimit = (hash: Hash, { email, isProved, reason }: Omit<Asking, 'userId'>): Limit => {
  if (reason === 'results') return mailboxLimit(hash, 'results-to-mailbox', email);
  if (reason === 'corrected') return mailboxLimit(hash, 'corrections-to-mailbox', email);
  return mailboxLimit(hash, isProved ? 'moves-to-mailbox' : 'confirmations-of-mailbox', email);
};

/** The limits of mails for a new password: of the requester's wide network, then of all requesters together. */
export const resetMailLimits = (hash: Hash, email: string, network: string, now: Date): readonly Limit[] => [
  {
    kind: 'reset-mails-from-network',
    subject: hash(
      `network that asks a mailbox on ${dayOf(now)}`,
      `${networksAround(network).site}\n${mailboxOf(email)}`,
    ),
    max: addressMailLimits.resetMailsADay,
    windowSeconds: daySeconds,
  },
  mailboxLimit(hash, 'reset-mails', email),
];

/** The limit of such mails for the known devices of a confirmed account, which only its owner has. */
export const deviceResetMailLimit = (hash: Hash, email: string): Limit =>
  mailboxLimit(hash, 'reset-mails-of-devices', email);

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

/**
 * Rate limits of first mails to unproved addresses, by the requesting network: to one mailbox, to one name, to all addresses, and
 * to one domain. None counts a name over all networks: many people are called Anna.
 */
export const limitsOfFirstMail = (
  hash: Hash,
  email: string,
  network: string,
  now: Date,
  factor: number,
): readonly Limit[] => {
  const { line, site } = networksAround(network);
  const { domain } = partsOf(email);
  const limit = (kind: string, subject: string, max: number, windowSeconds: number): Limit => {
    return { kind, subject, max: max * factor, windowSeconds };
  };
  const of = (from: string, to: string) => hash(`network that asks a mailbox on ${dayOf(now)}`, `${from}\n${to}`);
  const from = (each: string) => hash(`network address on ${dayOf(now)}`, each);
  const { ofNetworkADay, ofLineAnHour, ofLineToNameAnHour, ofSiteToDomainADay, toDomainADay, perSite } =
    firstMailLimits;
  const name = plainNameOf(email);
  return [
    limit(
      'first-mails-to-mailbox',
      of(site, mailboxOf(email)),
      addressMailLimits.confirmationsOfNetworkADay,
      daySeconds,
    ),
    ...(domain === sesSimulator ? [] : [limit('first-mails-to-name', of(line, name), ofLineToNameAnHour, hourSeconds)]),
    limit('first-mails-from-network', from(network), ofNetworkADay, daySeconds),
    limit('first-mails-from-line', from(line), ofLineAnHour, hourSeconds),
    ...(site === line
      ? []
      : [
          limit('first-mails-to-name', of(site, name), ofLineToNameAnHour * perSite, hourSeconds),
          limit('first-mails-from-line', from(site), ofLineAnHour * perSite, hourSeconds),
        ]),
    ...(largeMailServices.has(domain)
      ? []
      : [
          limit('first-mails-to-domain-from-network', of(site, domain), ofSiteToDomainADay, daySeconds),
          limit('first-mails-to-domain', hash('domain that gets mail', domain), toDomainADay, daySeconds),
        ]),
  ];
};

const { confirmationsADay, confirmationsIn30Days, confirmationsOfMailboxADay } = addressMailLimits;

/** Part of the API's description. */
export const confirmationMailsDescription =
  `An account has ${confirmationsADay} such mails a day and ${confirmationsIn30Days} in 30 days sent to one mailbox, and all ` +
  `accounts together ${confirmationsOfMailboxADay} a day; another spelling does not make another mailbox. Beyond that: 429.`;
