import { quizRecordOf } from '#shared/derived-names.ts';
import { isSeen, type Seen } from '#shared/reading/headline.ts';
import type { ReadResult } from '../../api/read-result.ts';

/** What users can say, in their own voice. No cause is named, because a notice can be about the heart or something else. */
export const checkedWords: Readonly<Record<Seen['answer'], string>> = {
  nothingNeeded: 'I’ve been seen, and nothing more is needed now',
  treated: 'I’ve been seen, and I’m being treated or followed up',
  notSeen: 'I haven’t been seen yet',
};

/** Whether the user's answer shows the figure below its warning. */
export const opensFigure = ({ checked, quiz_id: quizId }: ReadResult): boolean =>
  isSeen(checked) && (checked.answer === 'nothingNeeded' || !quizRecordOf(quizId).figure.isForUntreated);
