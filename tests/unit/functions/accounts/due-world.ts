import { type Account, newAccount } from '#functions/accounts/account.ts';
import { unusedMail } from '#functions/accounts/account-letters.ts';
import { dueAt, type HandleDueDeps, handleDue } from '#functions/accounts/due.ts';
import type { MailAnswer, MailToSend } from '#functions/mail/mail-to-send.ts';
import { noteAccountMail } from '#functions/results/mail/record-mail-event.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { fakeAccounts } from '#tests/unit/functions/fakes.ts';

export const userId = asUserId('user-1');
const person = { userId, email: 'bea@example.com', emailAsTyped: 'Bea@example.com', firstName: 'Bea', lastName: '' };
const begin = new Date('2026-08-31T12:00:00Z');
export const siteUrl = 'https://site.example';

/** One account on a virtual clock, with the real worker. `answers`: those of SES, of which the last one repeats. */
export const world = ({ isConfirmed = true, answers = [] as MailAnswer[], perDay = 5, hasMail = true } = {}) => {
  const clock = { at: begin.getTime() };
  const now = () => new Date(clock.at);
  const made = { ...newAccount(person, begin), confirmedAt: isConfirmed ? begin.toISOString() : null };
  const accounts = fakeAccounts(made);
  const mails: (MailToSend & { at: string })[] = [];
  const [erased, retakes, counted]: [string[], string[], string[]] = [[], [], []];
  const reasons: string[] = [];
  const taken = new Map<string, number>();
  let ids = 0;
  const deps: HandleDueDeps = {
    ...accounts,
    listSubmissions: async () => retakes.map((submittedAt) => ({ submittedAt, submissionId: submittedAt })) as never,
    erase: async (id, why) => {
      erased.push(id);
      reasons.push(why);
      accounts.stored.delete(id);
    },
    newId: () => `mail-${++ids}`,
    sendAgain: async () => {},
    sendMail: hasMail
      ? async (mail) => {
          const answer = answers.shift() ?? { outcome: 'sent', messageId: 'm' };
          if (answer.outcome !== 'later') mails.push({ ...mail, at: now().toISOString() });
          return answer;
        }
      : null,
    composeUnused: (erasesAt) => unusedMail({ siteUrl, erasesAt }),
    seal: (_, text) => text,
    siteUrl,
    unused: {
      months: 36,
      perDay,
      take: async ({ subject, max }, at) => {
        const key = `${subject} ${at.toISOString().slice(0, 10)}`;
        if ((taken.get(key) ?? 0) >= max) return { allowed: false, retryAfterSeconds: 1 };
        taken.set(key, (taken.get(key) ?? 0) + 1);
        return { allowed: true };
      },
    },
    now,
    watch: { mail: () => {}, count: (name) => void counted.push(name) },
  };
  const latest = () => accounts.stored.get(userId) as Account;
  const change = (make: (account: Account) => Account | null) => accounts.changeAccount(userId, make);
  return {
    ...{ accounts, deps, clock, mails, erased, reasons, retakes, counted, latest, now, change },
    /** Works on the account when it is due, as the sweep does, until this day. */
    until: async (day: string) => {
      const end = Date.parse(day);
      for (let account = latest(); account && Date.parse(dueAt(account)) <= end; account = latest()) {
        clock.at = Math.max(clock.at, Date.parse(dueAt(account))) + 60_000;
        await handleDue(deps, userId).catch(() => {});
      }
      clock.at = end;
    },
    report: (kind: 'taken' | 'bounced' | 'complained', detail = 'none', mailId?: string) =>
      noteAccountMail({ changeAccount: accounts.changeAccount, now })({
        ...{ userId, kind, detail },
        ...(mailId && { mailId }),
      }),
  };
};

export const days = (mails: readonly { at: string }[]) => mails.map(({ at }) => at.slice(0, 10));
