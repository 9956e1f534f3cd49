import { addressChangedMail, confirmMail, resetMail } from '#functions/accounts/account-letters.ts';
import { changeAddress, undoAddress } from '#functions/accounts/address/change-address.ts';
import { confirmAddress, confirmByLink } from '#functions/accounts/address/confirm-address.ts';
import { declineAddress } from '#functions/accounts/address/decline-address.ts';
import { sendConfirmation } from '#functions/accounts/address/send-confirmation.ts';
import { changePassword } from '#functions/accounts/change-account.ts';
import { sweepDue } from '#functions/accounts/due.ts';
import { eraseMe } from '#functions/accounts/erase-me.ts';
import { handleAccountJob } from '#functions/accounts/handle-account-job.ts';
import { erasedMail, newDeviceMail, passwordChangedMail } from '#functions/accounts/security/security-letters.ts';
import { sessionOf } from '#functions/accounts/sessions.ts';
import { help } from '#functions/accounts/sign-in/help.ts';
import { login } from '#functions/accounts/sign-in/login.ts';
import { logout, logoutEverywhere } from '#functions/accounts/sign-in/logout.ts';
import { refresh } from '#functions/accounts/sign-in/refresh.ts';
import { register } from '#functions/accounts/sign-in/register.ts';
import { resetPassword } from '#functions/accounts/sign-in/reset-password.ts';
import type { Client, Outcome } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { client, composeLetter, fakeDue } from '#tests/unit/functions/fakes.ts';
import { lifeResults } from './results.ts';
import { lifeStores, readToken } from './stores.ts';

const siteUrl = 'https://longevity.example';

/** A browser: its cookies, and the token that its pages hold. */
export type Browser = { cookies: Record<string, string>; token: string | null };

/** The real handlers and the real worker, with the stores in memory. Each route is called as a browser calls it. */
export const lifeSystem = () => {
  const stores = lifeStores();
  /** Like `verifyCaller`: a token is valid while the account's item lists its session. */
  const verify = async (token: string) => {
    const { userId, signInId, until } = readToken(token);
    const account = until > stores.clock.at ? await stores.findAccount(userId) : null;
    return account && sessionOf(account, signInId, stores.now())
      ? { userId, email: account.email, signInId, account }
      : null;
  };
  const results = lifeResults(stores);
  /** The ids of the requests for which the codes were mailed. */
  const requestOfCode = new Map<string, string>();
  let handled = '';
  const deps = {
    ...stores,
    findHelp: async (requestId: string) => {
      const waiting = await stores.findHelp(requestId);
      handled = waiting?.id ?? '';
      return waiting;
    },
    verify,
    sessionKeys: ['key'] as const,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    ...fakeDue,
    watch: { mail: () => {}, count: () => {} },
    enqueueErase: (userId: UserId) => stores.enqueue({ kind: 'erase', userId }),
    eraseAccount: async (userId: UserId) => {
      await stores.enqueue({ kind: 'erase', userId });
      await stores.beginErasing(userId);
      await stores.deleteUser(userId);
    },
    composeProof: (mail: Omit<Parameters<typeof confirmMail>[0], 'siteUrl'>) => confirmMail({ ...mail, siteUrl }),
    composeReset: (mail: Omit<Parameters<typeof resetMail>[0], 'siteUrl'>) => {
      if (mail.code) requestOfCode.set(mail.code.text, handled);
      return resetMail({ ...mail, siteUrl });
    },
    tellOwner: stores.enqueue,
    composePasswordChanged: (mail: Omit<Parameters<typeof passwordChangedMail>[0], 'siteUrl'>) =>
      passwordChangedMail({ ...mail, siteUrl }),
    composeNewDevice: (mail: Omit<Parameters<typeof newDeviceMail>[0], 'siteUrl'>) =>
      newDeviceMail({ ...mail, siteUrl }),
    composeErased: erasedMail,
    sendLastMail: stores.sendMail,
    findReceiver: async (userId: UserId) => {
      const found = stores.stored.get(userId);
      return found?.confirmedAt ? { to: found.emailAsTyped, language: found.language } : null;
    },
    composeLetter,
    composeUndo: ({ secret }: { secret: string }) => addressChangedMail({ siteUrl, secret }),
    reopenDeferred: results.reopenDeferred,
    endSharing: async () => {},
  };

  const clientOf = ({ cookies, token }: Browser): Client => ({ ...client, cookies, token });
  /** Stores the cookies that a response sets, and the token in it. */
  const took = <Answer>(browser: Browser, outcome: Outcome<Answer>): Outcome<Answer> => {
    for (const cookie of outcome.cookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) delete browser.cookies[name];
      else browser.cookies[name] = value;
    }
    if ('answer' in outcome && typeof (outcome.answer as { token?: unknown }).token === 'string')
      browser.token = (outcome.answer as { token: string }).token;
    return outcome;
  };
  type Call<Body, Answer> = (request: {
    body: Body;
    query: null;
    caller: null;
    client: Client;
  }) => Promise<Outcome<Answer>>;
  const open =
    <Body, Answer>(handle: Call<Body, Answer>) =>
    async (browser: Browser, body: Body) =>
      took(browser, await handle({ body, query: null, caller: null, client: clientOf(browser) }));
  const signedIn =
    <Body, Answer>(handle: (request: never) => Promise<Outcome<Answer>>) =>
    async (browser: Browser, body: Body): Promise<Outcome<Answer> | 'signed out'> => {
      const caller = browser.token === null ? null : await verify(browser.token);
      if (!caller) return 'signed out';
      return took(browser, await handle({ body, query: null, caller, client: clientOf(browser) } as never));
    };
  const work = handleAccountJob(deps);

  return {
    ...stores,
    requestOfCode,
    verify,
    submit: results.submit,
    register: open(register({ ...deps, askToConfirm: deps.askToConfirm })),
    login: open(login(deps)),
    refresh: open(refresh(deps)),
    logout: open(logout(deps)),
    confirmByLink: open(confirmByLink(deps)),
    decline: open(declineAddress(deps)),
    undo: open(undoAddress(deps)),
    help: open(help(deps)),
    reset: open(resetPassword(deps)),
    typeCode: signedIn<{ code: string }, object>(confirmAddress(deps)),
    askForMail: signedIn<object, object>(sendConfirmation(deps)),
    changePassword: signedIn<{ password: string; newPassword: string }, object>(changePassword(deps)),
    changeAddress: signedIn<{ email: string; password: string }, object>(changeAddress(deps)),
    logoutEverywhere: signedIn<object, object>(logoutEverywhere(deps)),
    eraseMe: signedIn<{ password: string }, object>(eraseMe(deps)),
    /** Handles all jobs of the queue, and sweeps as the schedule does. */
    workOff: async () => {
      await sweepDue({ ...deps, deferDue: async () => {} })();
      for (let job = stores.jobs.shift(); job; job = stores.jobs.shift()) await work(job);
    },
  };
};

export type LifeSystem = ReturnType<typeof lifeSystem>;
