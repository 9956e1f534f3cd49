import { answersInWords } from '#shared/answers-in-words.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { type AnswerChapter, byChapter } from '#web/answers/answer-chapters.ts';
import { answerName } from '#web/answers/question-names.ts';
import { inWords } from '#web/ui/language.ts';

/** A row of the API: an answer with its words, or a skipped question. */
export type StoredRow = { questionId: string; section: string; questionText: string; valueText?: string };

/**
 * The answers to today's quiz by chapter, in its order, with the numbers. `storedWords` are the words in which an
 * answer was stored, for each question whose words still apply.
 */
export const liveChapters = (
  quiz: Quiz,
  given: GivenAnswers,
  storedWords: Readonly<Record<string, string>>,
  units: UnitPreference | null,
): AnswerChapter[] => {
  const { answers, skipped } = answersInWords(quiz, { ...given, units });
  const rows = new Map<string, StoredRow>([...answers, ...skipped].map((row) => [row.questionId, row]));
  const questions = [...quiz.questions, ...(quiz.besides ?? [])];
  const lines = questions.flatMap((question) => {
    const row = rows.get(question.id);
    if (!row) return [];
    const day = question.type === 'date' ? given.answers[question.id] : undefined;
    const value = day === undefined ? (storedWords[question.id] ?? row.valueText ?? null) : dayText(String(day));
    return [{ questionId: question.id, name: answerName(question), value, section: question.section }];
  });
  return byChapter(lines);
};

/** In the region's date order, because the stored words have the same order for every region. */
const dayText = (day: string): string => inWords(day, { dateStyle: 'long', timeZone: 'UTC' }) || day;

/** The answers to an earlier version of a quiz, with the questions as they were asked then. */
export const storedChapters = (rows: readonly StoredRow[]): AnswerChapter[] =>
  byChapter(
    rows.map(({ questionId, section, questionText, valueText }) => ({
      questionId,
      name: questionText,
      value: valueText ?? null,
      section,
    })),
  );
