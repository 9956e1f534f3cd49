import { type Account, newAccount } from '#functions/accounts/account.ts';
import { dueAt, type HandleDueDeps, handleDue } from '#functions/accounts/due.ts';
import { withVisit } from '#functions/accounts/unused-accounts.ts';
import { withoutReminder, withReminder } from '#functions/features/reminders/reminder.ts';
import { noteAccountMail } from '#functions/results/mail/record-mail-event.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { type ReminderMonths, reminderMonths } from '#shared/features/reminders/feature.ts';
import { addMonths } from '#shared/scoring/calendar.ts';
import { dayInZone, instantInZone } from '#shared/scoring/day-in-zone.ts';
import { dollars } from '#tests/simulation/meter.ts';
import { seeded } from '#tests/support/random.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'];

/** What happened to one user. All instants are in milliseconds since 1970. */
export type Years = {
  months: ReminderMonths;
  timeZone: string;
  askedAt: number;
  /** Every login, also one with a retake. */
  visits: number[];
  retakes: number[];
  /** When the user turned the reminder off or reported a mail as spam. */
  offAt: number | null;
  mails: { at: number; tried: number }[];
};

type Run = {
  people: number;
  years: number;
  random: () => number;
  start: Date;
  /** The share of SES calls that fail, and of workers that die. */
  faults: number;
};

/**
 * Runs the real worker on a virtual clock that jumps from event to event. Simulated users visit, retake the quiz and turn their
 * reminder off at random. SES throttles, its responses get lost before or after it accepted a mail, and workers die at any write.
 */
export const reminderYears = async ({ people, years, random, start, faults }: Run) => {
  const clock = { at: start.getTime() };
  const end = start.getTime() + years * 365.25 * dayMs;
  const now = () => new Date(clock.at);
  const accounts = new Map<string, Account>();
  const lives = new Map<string, Years>();
  /** The index of due accounts. An account for which a job was sent is due again an hour later. */
  const index = new Map<string, string>();
  const events: { at: number; happen: () => unknown }[] = [];
  const calls = { jobs: 0, reads: 0, writes: 0, mails: 0, queries: 0 };
  const chance = (share: number) => random() < share;
  let ids = 0;

  const write = (account: Account) => {
    calls.writes += 1;
    accounts.set(account.userId, account);
    index.set(account.userId, dueAt(account));
  };
  const change = async (userId: string, make: (account: Account) => Account | null) => {
    const latest = accounts.get(userId);
    if (!latest) return null;
    calls.reads += 1;
    const next = make(latest);
    if (next) write(next);
    return next ?? latest;
  };
  /** A worker that dies before or after its write. */
  const dying: HandleDueDeps['changeAccount'] = async (userId, make) => {
    if (chance(faults / 2)) throw new Error('died before the write');
    const changed = await change(userId, make);
    if (chance(faults / 2)) throw new Error('died after the write');
    return changed;
  };
  const note = noteAccountMail({ changeAccount: change, now });
  const later = (milliseconds: number, happen: () => unknown) => events.push({ at: clock.at + milliseconds, happen });
  const deps: HandleDueDeps = {
    findAccount: async (userId) => accounts.get(userId) ?? null,
    changeAccount: dying,
    listSubmissions: async (userId) => {
      calls.reads += 1;
      return (lives.get(userId)?.retakes ?? []).map((at) => ({
        submittedAt: new Date(at).toISOString(),
        submissionId: String(at),
      })) as never;
    },
    erase: async () => {
      throw new Error('nobody is erased in these years');
    },
    newId: () => `mail-${++ids}`,
    sendAgain: async () => {},
    sendMail: async ({ tags: { userId, mailId = '' } }) => {
      if (chance(faults)) return { outcome: 'later', reason: 'TooManyRequestsException' };
      if (chance(faults)) return { outcome: 'doubtful', reason: 'TimeoutError' };
      calls.mails += 1;
      lives.get(userId)?.mails.push({ at: clock.at, tried: clock.at });
      // SES reports each accepted mail within a minute.
      later(random() * 60_000, () => note({ userId, mailId, kind: 'taken', detail: 'none' }));
      if (chance(faults)) throw new Error('died after the mail');
      return chance(faults) ? { outcome: 'doubtful', reason: 'TimeoutError' } : { outcome: 'sent', messageId: mailId };
    },
    composeUnused: () => ({ subject: '', html: '', text: '' }),
    seal: (_, text) => text,
    siteUrl: 'https://site.example',
    unused: { months: 120, perDay: 0, take: async () => ({ allowed: false, retryAfterSeconds: 1 }) },
    now,
    watch: { mail: () => {}, count: () => {} },
  };

  const visit = (life: Years, userId: string, isRetake: boolean) => {
    life.visits.push(clock.at);
    if (isRetake) life.retakes.push(clock.at);
    return change(userId, (account) => withVisit(account, now()));
  };
  const off = (life: Years, userId: UserId) => {
    life.offAt = clock.at;
    if (chance(0.5)) return note({ userId, kind: 'complained', detail: 'abuse' });
    return change(userId, (account) => account.reminder && withoutReminder(account, account.reminder.id));
  };
  for (let person = 0; person < people; person += 1) {
    const userId = asUserId(`user-${person}`);
    const months = reminderMonths[Math.floor(random() * reminderMonths.length)] ?? 3;
    const timeZone = zones[Math.floor(random() * zones.length)] ?? 'UTC';
    const askedAt = start.getTime() + Math.floor(random() * 90 * dayMs);
    const life: Years = { months, timeZone, askedAt, visits: [], retakes: [], offAt: null, mails: [] };
    lives.set(userId, life);
    const at = (time: number, happen: () => unknown) => time < end && events.push({ at: time, happen });
    at(askedAt, () => {
      const email = `${userId}@example.com`;
      const made = newAccount({ userId, email, emailAsTyped: email, firstName: '', lastName: '' }, now());
      write(
        withReminder({ ...made, confirmedAt: now().toISOString() }, { id: `r-${person}`, months, timeZone }, now()),
      );
    });
    const eagerness = random();
    for (let time = askedAt; time < end; ) {
      time += (20 + random() * 400) * dayMs;
      if (chance(eagerness)) at(time, () => visit(life, userId, chance(0.4)));
    }
    if (chance(0.3)) at(askedAt + random() * (end - askedAt), () => off(life, userId));
  }

  const work = async (userId: UserId) => {
    calls.jobs += 1;
    index.set(userId, new Date(clock.at + hourMs).toISOString());
    // The queue redelivers a failed job, and sometimes one that succeeded.
    for (let tries = 0; tries < 3; tries += 1) {
      const ending = await handleDue(deps, userId).then(
        () => 'done',
        () => 'failed',
      );
      if (ending === 'done' && !chance(faults)) return;
    }
  };
  for (;;) {
    const event = events.reduce((first, each) => (each.at < first.at ? each : first), {
      at: Number.POSITIVE_INFINITY,
      happen: () => {},
    });
    const [due] = [...index].reduce<[string, number]>(
      (first, [userId, instant]) => (Date.parse(instant) < first[1] ? [userId, Date.parse(instant)] : first),
      ['', Number.POSITIVE_INFINITY],
    );
    const dueTime = due === '' ? Number.POSITIVE_INFINITY : Date.parse(index.get(due) ?? '');
    if (Math.min(event.at, dueTime) >= end) break;
    if (event.at <= dueTime) {
      events.splice(events.indexOf(event), 1);
      clock.at = Math.max(clock.at, event.at);
      await event.happen();
    } else {
      // The sweep runs once a minute.
      clock.at = Math.max(clock.at, Math.ceil(dueTime / 60_000) * 60_000);
      await work(asUserId(due));
    }
  }
  calls.queries = years * 365.25 * 24 * 60 * 8;
  return { lives: [...lives.values()], calls };
};

/** The promises that were broken to one user, judged by the events alone, without the worker's own functions. */
export const brokenPromises = ({ months, timeZone, askedAt, visits, retakes, offAt, mails }: Years): string[] => {
  const times = mails.map(({ at }) => at);
  const broken: string[] = [];
  const earliest = (from: number) =>
    instantInZone(addMonths(dayInZone(new Date(from), timeZone), months), 9 * 60, timeZone).getTime();
  times.forEach((at, position) => {
    const from = Math.max(askedAt, times[position - 1] ?? 0, ...retakes.filter((retake) => retake < at));
    if (at < earliest(from)) broken.push(`mail ${position + 1} came before its ${months} months`);
    if (offAt !== null && at > offAt) broken.push('a mail after it was turned off');
    const [one, two] = times.slice(position - 2, position);
    if (position >= 2 && one !== undefined && two !== undefined && !visits.some((visit) => visit > one && visit < at))
      broken.push('a third mail without a visit');
    // Even after retries a reminder arrives by day: at most 14 hours after nine o'clock.
    const since = at - instantInZone(dayInZone(new Date(at), timeZone), 9 * 60, timeZone).getTime();
    if (since < 0 || since > 14 * hourMs)
      broken.push(`a mail at ${new Date(at).toISOString()}, by night in ${timeZone}`);
  });
  return broken;
};

const people = 1000;
const years = 2;

/** Simulates two years of a thousand users with a reminder. Reports the mails that they got, and the cost. */
export const reminderReport = async (): Promise<string> => {
  const start = new Date('2026-08-31T12:00:00Z');
  const { lives, calls } = await reminderYears({ people, years, random: seeded(1).next, start, faults: 0.05 });
  const rows = [1, 3, 6, 12].map((months) => {
    const of = lives.filter((life) => life.months === months);
    const mails = of.map((life) => life.mails.length);
    const sum = mails.reduce((all, count) => all + count, 0);
    return `| ${months} | ${of.length} | ${(sum / of.length).toFixed(2)} | ${Math.max(...mails)} | ${Math.floor((years * 12) / months)} |`;
  });
  const broken = lives.flatMap(brokenPromises);
  const afterOff = lives.flatMap(({ mails, offAt }) => mails.filter(({ at }) => offAt !== null && at > offAt));
  // A write changes the item and its index entry. In the index, that is one deletion and one insertion.
  const spent = calls.mails * dollars.mail + 3 * calls.writes * dollars.writeUnit + calls.reads * dollars.readUnit;
  return [
    `${people} people, ${years} years on a virtual clock, one call of SES in twenty fails and one worker in twenty dies`,
    '',
    '| asked for, in months | people | mails each | most | at most |',
    '| --: | --: | --: | --: | --: |',
    ...rows,
    '',
    `Promises broken: ${broken.length}. Mails after it was turned off: ${afterOff.length}.`,
    `Cost per 1,000 people and year: $${(spent / years).toFixed(3)}; and for the whole stage $${(((calls.queries / 2) * dollars.readUnit) / years).toFixed(2)} a year for looking each minute.`,
  ].join('\n');
};
