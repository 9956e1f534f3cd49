import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { type AnswerChapter, byChapter, chaptersOf } from '#web/answers/answer-chapters.ts';
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
): AnswerChapter[] =>
  chaptersOf(quiz, { ...given, units }, ({ id, type }, answer) =>
    type === 'date' ? dayText(String(answer)) : storedWords[id],
  );

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
