import type { Checked } from '#shared/contract/headline.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import type { ReadResult } from '../../api/read-result.ts';

/** Who was seen finds the result open under its notice. */
export const isOpened = ({ checked, quiz_id: quizId }: Pick<ReadResult, 'checked' | 'quiz_id'>): boolean =>
  isSeen(checked) && isFigureFor(checked, quizId);

/** The ten-year figure was made for people without a known heart or artery condition: a treatment may mean that there is one. */
const isFigureFor = ({ answer }: Checked, quizId: ReadResult['quiz_id']): boolean =>
  quizId === productQuizId || answer === 'nothingNeeded';
