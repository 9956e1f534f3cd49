import { dayWords } from '#shared/reading/day-words.ts';
import type { Notice } from '#shared/safety/red-flags.ts';
import * as words from '#words/records.ts';

/**
 * The notices of one page, changed so that the page names only one time (SAFETY 5). Only the leading notices keep what to do and
 * by when. An emergency leads; without one, the urgent notices with the earliest day lead. Below urgent notices, a `soon` notice
 * waits for the same appointment. Every notice keeps first aid, when to call, and what not to do.
 */
export const withOneTime = (notices: readonly Notice[]): readonly Notice[] => {
  const leading = notices.some(({ level }) => level === 'emergency') ? 'emergency' : 'urgent';
  if (notices.every(({ level }) => level === 'soon')) return notices;
  const isToday = notices.some(({ seenBy }) => seenBy === 'today');
  const isLeading = ({ level, seenBy }: Notice): boolean =>
    level === leading && (leading === 'emergency' || !isToday || seenBy === 'today');
  return notices.map((notice) => {
    if (isLeading(notice)) return notice;
    return leading === 'urgent' && notice.level === 'soon'
      ? beside(notice, words.besideUrgentNotice)
      : beside(notice, words.besideLeadingNotice);
  });
};

const beside = (notice: Notice, instead: string): Notice => {
  const { label, sentences, toldOn, mayBeClosed } = notice;
  const kept = sentences.filter(({ class: one }) => one === 'aid' || one === 'call' || one === 'dont');
  // A momentary sign from an older answer may be present again.
  const calls = mayBeClosed ? [words.olderSignCall] : kept.map(({ text }) => text);
  // All other notices already show their label and their day before the message (`notice-about.ts`).
  const about = mayBeClosed && toldOn ? [words.toldAboutLabelOn(dayWords(toldOn), label)] : [];
  return { ...notice, by: null, seenBy: null, sentences: kept, message: [...about, instead, ...calls].join(' ') };
};
