import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { type Deadline, soonest } from '#shared/safety/levels.ts';
import { datedNotices, hasOnlyLateNotices, isOnlyDated } from './dated-notices.ts';
import { type SameVisit, talkOf } from './next-step.ts';

export type NotedItem =
  | { readonly code: 'bookNoted'; readonly by?: Deadline; readonly sameVisit: SameVisit | null }
  | { readonly code: 'checkBp' | 'statinSoon' | 'reviewTreatmentSoon'; readonly by?: Deadline };

/** The plan item for the dated notices, whatever the next step is; null without dated notices. */
export const notedItem = (one: HeartCase): NotedItem | null => {
  const by = soonest(datedNotices(one).map((notice) => notice.by));
  if (by === null) return null;
  if (isOnlyDated(one, 'ldl190')) return { code: one.isTreated ? 'reviewTreatmentSoon' : 'statinSoon', by };
  if (isOnlyDated(one, 'bpStage2', 'bpStage2High')) return { code: 'checkBp', by };
  return { code: 'bookNoted', by, sameVisit: talkOf(one) };
};

/** The plan item where all notices can wait for weeks. */
export const lateNotedItems = (one: HeartCase): NotedItem[] =>
  hasOnlyLateNotices(one) ? [{ code: 'bookNoted', by: 'weeks', sameVisit: talkOf(one) }] : [];
