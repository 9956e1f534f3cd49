import { exportIndex } from '#functions/accounts/export-words.ts';
import { answersInWords } from '#shared/answers-in-words.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { quizInWords } from '#shared/places/option-words.ts';

/** What the file with everything that is stored about a user says. */
export const speech = { answersInWords, exportIndex, loadQuiz, quizInWords };
