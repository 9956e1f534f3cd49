import type { Checked } from '#shared/verify/check-file.ts';
import { dayOf } from '#web/ui/language.ts';
import * as words from '#words/verify.ts';

export type VerdictWords = { readonly heading: string; readonly text: string };

/** The verdict of a check, in words for a reader who has the file. */
export const verdictWords = (checked: Checked): VerdictWords => {
  switch (checked.verdict) {
    case 'genuine':
      return {
        heading: words.genuine,
        text: words.genuineAbout,
      };
    case 'withdrawn':
      return {
        heading: words.withdrawnTitle,
        text: checked.at ? words.withdrawnOn(dayOf(checked.at)) : words.withdrawn,
      };
    case 'changed':
      return {
        heading: words.altered,
        text: words.alteredAbout,
      };
    case 'not-ours':
      return {
        heading: words.notOurs,
        text: words.notOursAbout,
      };
    case 'not-checked':
      return notChecked[checked.why];
  }
};

const notChecked: Readonly<Record<'keys' | 'site' | 'unknown', VerdictWords>> = {
  keys: {
    heading: words.notChecked,
    text: words.notCheckedKeys,
  },
  site: {
    heading: words.notCheckedSite,
    text: words.notCheckedSiteAbout,
  },
  unknown: {
    heading: words.notOnRecord,
    text: words.notOnRecordAbout,
  },
};
