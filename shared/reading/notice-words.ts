import type { RedFlagLevel } from '#shared/contract/result.ts';
import * as words from '#words/medical-care.ts';
import * as seekCare from '#words/seek-care.ts';

/** Shown on every page and print and in every mail, and never folded away. */
export const careNotice = { title: words.title, text: words.text } as const;

export const redFlagTitles: Readonly<Record<RedFlagLevel, string>> = {
  emergency: seekCare.helpNowTitle,
  urgent: seekCare.urgentTitle,
  soon: seekCare.soonTitle,
};
