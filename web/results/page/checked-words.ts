import type { Checked } from '#shared/contract/headline.ts';
import { inWords } from '../../ui/language.ts';

/** What people can say, in their own voice: no cause is named, for a notice can be about the heart or something else. */
export const checkedWords: Readonly<Record<Checked['answer'], string>> = {
  nothingNeeded: 'I was seen, and nothing more is needed now',
  treated: 'I was seen, and I am being treated or followed up',
  notSeen: 'I have not been seen yet',
};

export const dayWords = (at: string): string => inWords(at, { dateStyle: 'long' });
