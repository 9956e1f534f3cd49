import { answersInWords, type Given } from '#shared/answers-in-words.ts';
import { groupBy } from '#shared/later-ecmascript.ts';
import { allQuestions } from '#shared/quiz/all-questions.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { completedYears } from '#shared/scoring/calendar.ts';
import { inWords } from '#web/ui/language.ts';
import { chapterLook } from './chapter-look.ts';
import { answerName } from './question-names.ts';

/** A question that the user was asked. `value` is the answer in words, or null if it was skipped. */
export type AnswerLine = { questionId: string; name: string; value: string | null };

export type AnswerChapter = {
  /** The chapter's id in the quiz. */
  id: string;
  title: string;
  answered: number;
  total: number;
  lines: readonly AnswerLine[];
};

/**
 * What the user answered or skipped, by chapter and in the order of the quiz, without hidden questions and the
 * questions about the account. `today` is 'YYYY-MM-DD', for the age next to a birth date.
 */
export const answerChapters = ({ besides: _, ...quiz }: Quiz, given: Given, today: string): AnswerChapter[] =>
  chaptersOf(quiz, given, ({ type }, answer) => (type === 'date' ? dateInWords(String(answer), today) : undefined));

/** As `answerChapters`, with the numbers. `wordsFor` may give other words for an answer. */
export const chaptersOf = (
  quiz: Quiz,
  given: Given,
  wordsFor: (question: Question, answer: Answer) => string | undefined,
): AnswerChapter[] => {
  const { answers, skipped } = answersInWords(quiz, given);
  const answered = new Map(answers.map((row) => [row.questionId, row]));
  const asked = new Set([...answers, ...skipped].map(({ questionId }) => questionId));
  const lines = allQuestions(quiz)
    .filter(({ id }) => asked.has(id))
    .map((question) => {
      const row = answered.get(question.id);
      const value = row ? (wordsFor(question, row.value) ?? row.valueText) : null;
      return { questionId: question.id, name: answerName(question), value, section: question.section };
    });
  return byChapter(lines);
};

/** Lines in the order of the quiz, by chapter. */
export const byChapter = (lines: readonly (AnswerLine & { section: string })[]): AnswerChapter[] =>
  [...groupBy(lines, ({ section }) => section)].map(([section, ofChapter]) => chapterOf(section, ofChapter));

export const chapterOf = (id: string, lines: readonly AnswerLine[]): AnswerChapter => ({
  id,
  title: chapterLook(id).name,
  answered: lines.filter(({ value }) => value !== null).length,
  total: lines.length,
  lines,
});

const dateInWords = (date: string, today: string): string => {
  const age = completedYears(date, today);
  return `${inWords(date, { dateStyle: 'long', timeZone: 'UTC' })}${age === null ? '' : ` (${age})`}`;
};
