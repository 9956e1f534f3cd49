import { product } from '#shared/product.ts';
import type { Checked } from '#shared/verify/check-file.ts';
import { dayOf } from '#web/ui/language.ts';

export type VerdictWords = { readonly heading: string; readonly text: string };

/** The verdict of a check, in words for a reader who has the file. */
export const verdictWords = (checked: Checked): VerdictWords => {
  switch (checked.verdict) {
    case 'genuine':
      return {
        heading: 'Yes. We signed this, and nothing has changed since',
        text: 'Does the page in front of you show other numbers? Then believe these.',
      };
    case 'withdrawn':
      return {
        heading: 'We signed this, but we’ve taken a result in it back',
        text: `${checked.at ? `On ${dayOf(checked.at)} we found it was wrong.` : 'It was wrong.'} Don’t use these numbers. Ask for a new copy.`,
      };
    case 'changed':
      return {
        heading: 'No. This was changed after we signed it',
        text: 'Don’t rely on anything in it. Ask the person for a new copy.',
      };
    case 'not-ours':
      return {
        heading: 'We didn’t sign this, or it has been changed',
        text: `It may come from another service or an older version. We can only check files that ${product.name} has signed, such as “Download my data”.`,
      };
    case 'not-checked':
      return notChecked[checked.why];
  }
};

const notChecked: Readonly<Record<'keys' | 'site' | 'unknown', VerdictWords>> = {
  keys: {
    heading: 'We couldn’t check this',
    text: 'We couldn’t load our keys. Check your connection and choose the file again.',
  },
  site: {
    heading: 'We signed this, but couldn’t check if it still stands',
    text: 'Nothing in it has changed. We couldn’t ask our site whether a result was taken back. Check your connection and choose the file again.',
  },
  unknown: {
    heading: 'We signed this, but no longer have it on record',
    text: 'Nothing in it has changed. The person may have erased their account, so we can’t tell you whether a result was taken back.',
  },
};
