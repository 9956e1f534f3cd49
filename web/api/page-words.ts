import { answersInWords } from '#shared/answers-in-words.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { quizInWords, wordsOfZone } from '#shared/places/option-words.ts';
import { typedOf } from '#shared/quiz/units/measured.ts';
import { useSession } from '#web/session/session.ts';
import type { Answer } from './read-answer.ts';

type OwnAnswers = NonNullable<Answer<'getSubmission'>>;

/**
 * Stored answers in the language of the page, with the options as they were in the place where they were asked. The API
 * says them in the default language, because it does not know on which page they are read.
 */
export const inPageWords = async (own: OwnAnswers): Promise<OwnAnswers> => {
  const quiz = await loadQuiz(own.quizId);
  const units = useSession.getState().user?.units ?? null;
  const asked = quizInWords(quiz, wordsOfZone(own.timeZone));
  const typed = own.answers.flatMap((row) => {
    const known = typedOf(row.typed);
    return known ? [[row.questionId, known] as const] : [];
  });
  const { answers, skipped } = answersInWords(asked, {
    answers: Object.fromEntries(own.answers.map(({ questionId, value }) => [questionId, value])),
    typed: Object.fromEntries(typed),
    units,
  });
  // A question that the quiz no longer asks keeps the words of the API.
  const answerRows = new Map(answers.map((row) => [row.questionId, row]));
  const skippedRows = new Map(skipped.map((row) => [row.questionId, row]));
  return {
    ...own,
    answers: own.answers.map((row) => {
      const { questionText, valueText } = answerRows.get(row.questionId) ?? row;
      return { ...row, questionText, valueText };
    }),
    skipped: own.skipped.map((row) => ({ ...row, ...skippedRows.get(row.questionId) })),
  };
};
