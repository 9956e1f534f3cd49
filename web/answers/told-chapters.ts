import { answersInWords } from '#shared/answers-in-words.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { inWords } from '../ui/language.ts';
import type { AnswerChapter, AnswerLine } from './answer-chapters.ts';
import { chapterLook } from './chapter-look.ts';
import { answerName } from './question-names.ts';

/** One row as the API gives it: an answer with its words, or a skipped question. */
export type ToldRow = { questionId: string; section: string; questionText: string; valueText?: string };

type ToldLine = AnswerLine & { section: string };

/**
 * The answers of the live quiz by chapter, in its order, and the numbers that stand beside it. `told` are the words in which
 * an answer was stored, for the questions where they still hold.
 */
export const toldChapters = (
  quiz: Quiz,
  given: GivenAnswers,
  told: Readonly<Record<string, string>>,
  units: UnitPreference | null,
): AnswerChapter[] => {
  const { answers, skipped } = answersInWords(quiz, { ...given, units });
  const rows = new Map<string, ToldRow>([...answers, ...skipped].map((row) => [row.questionId, row]));
  const questions = [...quiz.questions, ...(quiz.besides ?? [])];
  const lines = questions.flatMap((question): ToldLine[] => {
    const row = rows.get(question.id);
    if (!row) return [];
    const day = question.type === 'date' ? given.answers[question.id] : undefined;
    const value = day === undefined ? (told[question.id] ?? row.valueText ?? null) : dayText(String(day));
    return [{ questionId: question.id, name: answerName(question), value, section: question.section }];
  });
  return byChapter(lines);
};

/** In the order of the region; the stored words have one order for everybody. */
const dayText = (day: string): string => inWords(day, { dateStyle: 'long', timeZone: 'UTC' }) || day;

/** The answers of an earlier version of a quiz: in its own words, with the questions as they were asked. */
export const storedChapters = (rows: readonly ToldRow[]): AnswerChapter[] =>
  byChapter(
    rows.map(({ questionId, section, questionText, valueText }) => ({
      questionId,
      name: questionText,
      value: valueText ?? null,
      section,
    })),
  );

const byChapter = (lines: readonly ToldLine[]): AnswerChapter[] =>
  [...Map.groupBy(lines, ({ section }) => section)].map(([id, ofChapter]) => ({
    id,
    title: chapterLook(id).name,
    answered: ofChapter.filter(({ value }) => value !== null).length,
    total: ofChapter.length,
    lines: ofChapter.map(({ questionId, name, value }) => ({ questionId, name, value })),
  }));
