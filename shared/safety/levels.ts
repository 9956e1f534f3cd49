import type { RedFlagLevel } from '#shared/contract/result.ts';
import * as seekCare from '#words/seek-care.ts';
import * as words from '#words/times.ts';

/** What a person reads above the messages of a level, and what its level asks for. Most serious first. */
export const levels = {
  emergency: {
    label: seekCare.emergencyTitle,
    advice: seekCare.emergencyAct,
  },
  urgent: { label: seekCare.urgentTitle, advice: seekCare.urgentAct },
  soon: { label: seekCare.soonTitle, advice: seekCare.doctorTwoWeeksAct },
} as const satisfies Record<RedFlagLevel, { readonly label: string; readonly advice: string }>;

/** Most serious first. */
export const levelOrder = ['emergency', 'urgent', 'soon'] as const satisfies readonly RedFlagLevel[];

/** The highest level that is raised; null when no flag is. */
export const highestLevel = (flags: readonly { readonly level: RedFlagLevel }[]): RedFlagLevel | null =>
  levelOrder.find((level) => flags.some((flag) => flag.level === level)) ?? null;

/** When somebody with a `soon` flag should be seen, soonest first, as every page, mail and plan words it. */
export const deadlines = {
  today: words.today,
  tomorrow: words.todayOrTomorrow,
  days: words.nextFewDays,
  week: words.withinAWeek,
  twoWeeks: words.nextWeekOrTwo,
  weeks: words.nextFewWeeks,
} as const;
export type Deadline = keyof typeof deadlines;

const isDeadline = (code: string): code is Deadline => Object.hasOwn(deadlines, code);
const deadlineOrder: readonly Deadline[] = Object.keys(deadlines).filter(isDeadline);

/** The soonest of these; null when there is none. */
export const soonest = (all: readonly (Deadline | null)[]): Deadline | null =>
  deadlineOrder.find((one) => all.includes(one)) ?? null;

/** Times that only a plan names. */
const ownTimes = { thisWeek: words.thisWeek, nextVisit: words.nextVisit, months: words.nextFewMonths } as const;
export type Time = Deadline | keyof typeof ownTimes;
const times: readonly Time[] = [
  'today',
  'tomorrow',
  'days',
  'thisWeek',
  'week',
  'twoWeeks',
  'weeks',
  'nextVisit',
  'months',
];

/** The time, or that of the soonest open notice when it is sooner. */
export const noLaterThan = (own: Time, openBy: Deadline | null): Time =>
  openBy !== null && times.indexOf(openBy) < times.indexOf(own) ? openBy : own;

/** When to get checked first. The notice of a warning names the time, which is tomorrow at the latest. */
export const checkedFirst = { now: seekCare.getCheckedNow, asNoticed: seekCare.getCheckedToday } as const;
export type StepTime = Time | keyof typeof checkedFirst;

const timesOfSteps = { ...deadlines, ...ownTimes, ...checkedFirst };
const isStepTime = (code: string): code is StepTime => Object.hasOwn(timesOfSteps, code);
const stepTimes: readonly StepTime[] = Object.keys(timesOfSteps).filter(isStepTime);

/** Results hold their times in words. Null for words of another language, or of an earlier wording. */
export const stepTimeOf = (by: string): StepTime | null => stepTimes.find((time) => timesOfSteps[time] === by) ?? null;

/** A time in words, never later than the soonest open notice. */
export const timeWords = (own: Time, openBy: Deadline | null): string =>
  ({ ...deadlines, ...ownTimes })[noLaterThan(own, openBy)];
