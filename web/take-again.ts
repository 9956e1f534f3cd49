import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { readingPages, retakePages } from './features/paths.ts';

type Taken = { readonly submissionId: string; readonly quizId: QuizId };

/** Where 'Take it again' leads: to the last answers where a feature can start from them, else to the quiz's own page. */
export const takeAgainPath = ({ submissionId, quizId }: Taken): string =>
  retakePages[0]?.(submissionId) ?? quizRecords[quizId].path;

/** Where a new reading is entered: beside the answers of this submission, or by taking the quiz again. */
export const newReadingPath = (taken: Taken): string => readingPages[0]?.(taken.submissionId) ?? takeAgainPath(taken);
