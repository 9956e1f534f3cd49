import { quizRecordOf } from '#shared/derived-names.ts';
import { isSeen, type Seen } from '#shared/reading/headline.ts';
import type { ReadResult } from '../../api/read-result.ts';

/** What people can say, in their own voice: no cause is named, for a notice can be about the heart or something else. */
export const checkedWords: Readonly<Record<Seen['answer'], string>> = {
  nothingNeeded: 'I was seen, and nothing more is needed now',
  treated: 'I was seen, and I am being treated or followed up',
  notSeen: 'I have not been seen yet',
};

/** Whether what somebody told us opens their figure under its notice. */
export const opensFigure = ({ checked, quiz_id: quizId }: ReadResult): boolean =>
  isSeen(checked) && (checked.answer === 'nothingNeeded' || !quizRecordOf(quizId).figure.isForUntreated);
