import { dayWords } from '#shared/reading/day-words.ts';
import type { Notice } from '#shared/safety/red-flags.ts';
import * as words from '#words/records.ts';

/**
 * The notices of one page, so that the page knows one time (SAFETY 5). Beside an emergency nothing else says what to do
 * and by when; of urgent notices only those of the earliest day do; a soon one under them waits for the same appointment. Each
 * keeps first help, when to call, and what not to do.
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
  // A sign of one moment from an older answer may be there again.
  const calls = mayBeClosed ? [words.olderSignCall] : kept.map(({ text }) => text);
  // Every other notice has its label and its day before its message (`notice-about.ts`).
  const about = mayBeClosed && toldOn ? [words.toldAboutLabelOn(dayWords(toldOn), label)] : [];
  return { ...notice, by: null, seenBy: null, sentences: kept, message: [...about, instead, ...calls].join(' ') };
};
