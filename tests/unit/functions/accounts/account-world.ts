import { type Account, newAccount } from '#functions/accounts/account.ts';
import type { Credentials, NewPerson } from '#functions/accounts/account-deps.ts';
import { addressChangedMail, confirmMail, resetMail } from '#functions/accounts/account-letters.ts';
import { changeAddress, undoAddress } from '#functions/accounts/address/change-address.ts';
import { confirmAddress, confirmByLink } from '#functions/accounts/address/confirm-address.ts';
import { declineAddress } from '#functions/accounts/address/decline-address.ts';
import { sendConfirmation } from '#functions/accounts/address/send-confirmation.ts';
import { changePassword, changeProfile, giveConsent } from '#functions/accounts/change-account.ts';
import { getAccount } from '#functions/accounts/get-account.ts';
import { handleAccountJob } from '#functions/accounts/handle-account-job.ts';
import { notMe } from '#functions/accounts/security/not-me.ts';
import { erasedMail, newDeviceMail, passwordChangedMail } from '#functions/accounts/security/security-letters.ts';
import { help as askForHelp } from '#functions/accounts/sign-in/help.ts';
import { login } from '#functions/accounts/sign-in/login.ts';
import { endSession } from '#functions/accounts/sign-in/logout.ts';
import { resetPassword } from '#functions/accounts/sign-in/reset-password.ts';
import type { WaitingHelp } from '#functions/accounts/sign-in/reset-request.ts';
import { hashCode, keyedHash } from '#functions/adapters/server-key.ts';
import type { Client } from '#functions/edge/outcome.ts';
import type { MailAnswer, MailToSend } from '#functions/mail/mail-to-send.ts';
import { asSignInId, asUserId, type SignInId, type UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import type { BodyOf } from '#shared/contract/schemas/schemas.ts';
import {
  account,
  afterATick,
  caller,
  client,
  composeLetter,
  fakeAccounts,
  fakeDue,
  fakeMailLimits,
} from '#tests/unit/functions/fakes.ts';

// Accounts, Cognito, mails and queue in memory, with a virtual clock.

const { userId, email } = account;
export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
/** The typed name of the account's user. */
export const typedName = 'Wilhelmina';

/** The person's own password. */
export const right = 'right horse battery';

export const accountWorld = ({
  mailAnswers = [],
  is = {},
}: {
  mailAnswers?: MailAnswer[];
  is?: Partial<Account>;
} = {}) => {
  let at = new Date('2026-07-01T10:00:00Z').getTime();
  let ids = 0;
  let requested = '';
  const now = () => new Date(at);
  const session = { isRemembered: true, device: 'Firefox', startedAt: '', lastUsedAt: '', endsAt: '2100-01-01' };
  const sessions = [
    { ...session, id: caller.signInId },
    { ...session, id: asSignInId('another session') },
  ];
  const other = newAccount(
    { ...account, userId: asUserId('user-2'), email: 'eve@example.com', emailAsTyped: 'eve@example.com' },
    now(),
  );
  const accounts = fakeAccounts({ ...account, firstName: typedName, sessions, ...is }, other);
  const cognito = new Map<string, PoolUser>([
    [userId, { email, password: right, isVerified: false, isFinished: true }],
    ['user-2', { email: other.email, password: 'another horse', isVerified: false, isFinished: true }],
  ]);
  const mails: MailToSend[] = [];
  const reopened: string[] = [];
  /** The operator's log of each mail. */
  const watched: string[][] = [];
  const waitingHelp = new Map<string, WaitingHelp & { id: string }>();
  /** The users whose sharing was ended. */
  const sharingEndedOf = new Set<string>();
  const siteUrl = 'https://longevity.example';
  const sendMail = async (mail: MailToSend) => {
    const answer = mailAnswers.shift() ?? { outcome: 'sent' as const, messageId: 'm' };
    if (answer.outcome === 'sent') mails.push(mail);
    return answer;
  };
  const deps = afterATick({
    ...accounts,
    ...fakePool(cognito),
    eraseAccount: async (id: string) => {
      cognito.delete(id);
      accounts.stored.delete(id);
    },
    endSharing: async (id: string) => void sharingEndedOf.add(id),
    ...fakeMailLimits(),
    hash: (purpose: string, text: string) => keyedHash('key', purpose, text),
    hashCode: hashCode('key'),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    sendMail,
    sendLastMail: sendMail,
    findHelp: async (requestId: string) => waitingHelp.get(requestId) ?? null,
    forgetHelp: async (requestId: string) => void waitingHelp.delete(requestId),
    saveHelp: async (id: string, waiting: WaitingHelp) => {
      waitingHelp.set(id, { id, ...waiting });
      return id;
    },
    composeReset: (mail: Omit<Parameters<typeof resetMail>[0], 'siteUrl'>) => resetMail({ ...mail, siteUrl }),
    composePasswordChanged: (mail: Omit<Parameters<typeof passwordChangedMail>[0], 'siteUrl'>) =>
      passwordChangedMail({ ...mail, siteUrl }),
    composeNewDevice: (mail: Omit<Parameters<typeof newDeviceMail>[0], 'siteUrl'>) =>
      newDeviceMail({ ...mail, siteUrl }),
    composeErased: erasedMail,
    findReceiver: async (id: UserId) => {
      const found = accounts.stored.get(id);
      return found?.confirmedAt ? { to: found.emailAsTyped, language: found.language } : null;
    },
    composeLetter,
    composeUndo: ({ secret }: { secret: string }) => addressChangedMail({ siteUrl, secret }),
    composeProof: (mail: Omit<Parameters<typeof confirmMail>[0], 'siteUrl'>) => confirmMail({ ...mail, siteUrl }),
    erase: async (id: string) => void accounts.stored.delete(id),
    reopenDeferred: async (userId: string) => void reopened.push(userId),
    ...fakeDue,
    watch: { mail: (...told: string[]) => void watched.push(told), count: () => {} },
    verify: async (token: string) => {
      const found = accounts.stored.get(token);
      return found
        ? { userId: found.userId, email: found.email, signInId: asSignInId(`session of ${token}`), account: found }
        : null;
    },
    now,
  });
  const latest = () => accounts.stored.get(userId) as Account;
  const last = () => mails.at(-1)?.text ?? '';
  const work = (job: AccountJob) => handleAccountJob(deps)(job);
  const asCaller = (signInId = caller.signInId) => ({ ...caller, signInId, account: latest() });
  const asked = <Body>(body: Body, token: string | null = null) => ({
    body,
    query: null,
    caller: null,
    client: { ...client, token },
  });
  const askedBy = <Body>(body: Body, signInId?: SignInId) => ({
    body,
    query: null,
    caller: asCaller(signInId),
    client,
  });
  return {
    ...deps,
    deps,
    mails,
    cognito,
    reopened,
    watched,
    waitingHelp,
    sharingEndedOf,
    latest,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
    work,
    /** Handles every job that was enqueued. */
    workOff: async () => {
      while (accounts.jobs.length > 0) await work(accounts.jobs.shift() as AccountJob);
    },
    /** The contents of the newest mail. */
    code: () => /^ {4}([0-9A-Z]{6,10})$/m.exec(last())?.[1] ?? 'no code',
    secret: () => /#secret=(\S+)/.exec(last())?.[1] ?? 'no link',
    declineSecret: () => /#decline=(\S+)/.exec(last())?.[1] ?? 'no link',
    undoSecret: () => /#undo=(\S+)/.exec(last())?.[1] ?? 'no link',
    resetSecret: () => /\/login\/help#reset=(\S+)/.exec(last())?.[1] ?? 'no link',
    typeCode: (code: string, signInId?: SignInId) => confirmAddress(deps)(askedBy({ code }, signInId)),
    /** The same for another account. */
    confirmBy: (id: UserId, code: string) =>
      confirmAddress(deps)({
        ...asked({ code }),
        caller: { ...caller, userId: id, account: accounts.stored.get(id) as Account },
      }),
    open: (secret: string, { password, token = null }: { password?: string; token?: string | null } = {}) =>
      confirmByLink(deps)(asked({ secret, ...(password !== undefined && { password }) }, token)),
    decline: (secret: string) => declineAddress(deps)(asked({ secret })),
    ask: () => sendConfirmation(deps)(askedBy({})),
    /** From the owner's browser, unless stated otherwise. */
    askHelp: async (address: string, from: Partial<Client> & { request?: string } = {}) => {
      const { request, ...over } = from;
      const outcome = await askForHelp(deps)({
        body: { email: address, ...(request && { request }) },
        query: null,
        caller: null,
        client: { ...client, ...over },
      });
      if ('answer' in outcome && !from.network) requested = outcome.answer.request;
      return outcome;
    },
    /** With the request that the owner's browser stores, unless stated otherwise. */
    reset: (body: { email: string; code: string; password: string; request?: string }) =>
      resetPassword(deps)(asked({ request: requested, ...body })),
    /** By the link in a mail, in any browser. */
    resetByLink: (secret: string, password: string, from: Partial<Client> = {}) =>
      resetPassword(deps)({ body: { secret, password }, query: null, caller: null, client: { ...client, ...from } }),
    request: () => requested,
    changePassword: (password: string, newPassword: string) => changePassword(deps)(askedBy({ password, newPassword })),
    changeAddress: (address: string, password = right) => changeAddress(deps)(askedBy({ email: address, password })),
    notMeSecret: () => /#not-me=(\S+)/.exec(last())?.[1] ?? 'no link',
    notMe: (secret: string, password?: string) =>
      notMe(deps)(asked({ secret, ...(password !== undefined && { password }) })),
    login: (from: Partial<Client> = {}, body: Partial<BodyOf<'login'>> = {}) =>
      login(deps)({
        body: { email, password: right, ...body },
        query: null,
        caller: null,
        client: { ...client, ...from },
      }),
    endSession: (id: SignInId) => endSession(deps)(askedBy({ id })),
    undo: (secret: string) => undoAddress(deps)(asked({ secret })),
    changeProfile: (body: BodyOf<'changeProfile'>) => changeProfile(deps)(askedBy(body)),
    giveConsent: (version: string) => giveConsent(deps)(askedBy({ version, where: 'account' as const })),
    getAccount: () => getAccount(deps)({ body: null, query: null, caller: asCaller(), client }),
  };
};

/** The user pool of these tests accepts no password with it, whatever our own rules say. */
export const refusedByCognito = '🐎';

export type PoolUser = { email: string; password: string; isVerified: boolean; isFinished: boolean };

type Names = { firstName: string; lastName: string };

/** Cognito's user pool, as our functions expect it. */
export const fakePool = (users: Map<string, PoolUser>) => {
  const names: Names[] = [];
  let made = 0;
  let sessions = 0;
  const change = (userId: string, over: Partial<PoolUser>) => {
    const user = users.get(userId);
    if (user) users.set(userId, { ...user, ...over });
  };
  const idOf = (address: string) => {
    const found = [...users].find(([, { email }]) => email === address);
    return found ? asUserId(found[0]) : null;
  };
  const setEmail = async (userId: string, email: string, isVerified: boolean) => {
    // Cognito's UserNotFoundException and AliasExistsException.
    if (!users.has(userId)) throw new Error('The pool has no such user.');
    if ((idOf(email) ?? userId) !== userId) return 'taken' as const;
    change(userId, { email, isVerified });
    return 'set' as const;
  };
  return {
    findUserId: async (address: string) => idOf(address),
    setVerifiedEmail: (userId: string, address: string) => setEmail(userId, address, true),
    removeEmail: async (userId: string, address: string) => void (await setEmail(userId, address, false)),
    setPermanentPassword: async ({ email, password }: Credentials) => {
      if (password.includes(refusedByCognito)) return 'refused' as const;
      change(idOf(email) ?? '', { password, isFinished: true });
      return 'set' as const;
    },
    /** The names that Cognito was given. */
    names,
    setNames: async (_userId: string, told: Names) => void names.push(told),
    createAccount: async ({ email, password }: NewPerson) => {
      if (idOf(email)) return 'exists' as const;
      made += 1;
      users.set(`made-${made}`, { email, password, isVerified: false, isFinished: false });
      return 'created' as const;
    },
    signIn: async ({ email, password }: Credentials) => {
      const userId = idOf(email) ?? asUserId('');
      const user = users.get(userId);
      if (user?.password !== password) return 'refused' as const;
      if (!user.isFinished) return 'unfinished' as const;
      sessions += 1;
      const signInId = asSignInId(`session-${sessions}`);
      return {
        userId,
        email,
        token: `token of ${userId}`,
        signInId,
        refreshToken: `${userId}/${signInId}`,
        firstName: '',
        lastName: '',
      };
    },
  };
};
