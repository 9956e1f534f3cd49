import { groupBy } from '#shared/later-ecmascript.ts';
import { type Answer, type Answers, asks, isAccountQuestion, type Question, type Quiz } from '#shared/quiz/question.ts';
import { prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { completedYears } from '#shared/scoring/calendar.ts';
import { answerWords } from '#shared/words/answer-words.ts';
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
export function answerChapters(quiz: Quiz, answers: Answers, today: string): AnswerChapter[] {
  const given = prune(quiz, answers);
  const asked = visibleQuestions(quiz, answers).filter((question) => asks(question) && !isAccountQuestion(question));
  return byChapter(asked.map((question) => ({ ...lineOf(quiz, question, given, today), section: question.section })));
}

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

const lineOf = (quiz: Quiz, question: Question, given: Answers, today: string): AnswerLine => {
  const answer = given[question.id];
  const value = answer === undefined ? null : answerInWords(quiz, question, answer, today);
  return { questionId: question.id, name: answerName(question), value };
};

const cmPerInch = 2.54;

/** '27 March 1980 (46)' in the region's date order, '5 ft 4 in (163 cm)', or the words of the option. */
const answerInWords = (quiz: Quiz, question: Question, answer: Answer, today: string): string => {
  if (typeof answer === 'object') {
    if (!('ft' in answer)) return `${answer.firstName} ${answer.lastName}`.trim();
    return `${answer.ft} ft ${answer.in} in (${Math.round((answer.ft * 12 + answer.in) * cmPerInch)} cm)`;
  }
  if (question.type === 'date') return dateInWords(String(answer), today);
  return answerWords(quiz, question.id, answer) ?? String(answer);
};

const dateInWords = (date: string, today: string): string => {
  const age = completedYears(date, today);
  return `${inWords(date, { dateStyle: 'long', timeZone: 'UTC' })}${age === null ? '' : ` (${age})`}`;
};
