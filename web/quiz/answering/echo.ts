import type { Answer, Question } from '#shared/quiz/question.ts';
import { numberOf } from '#shared/quiz/units/measured.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { isUsableHeight } from '#shared/quiz/units/usable-height.ts';
import { completedYears } from '#shared/scoring/calendar.ts';
import { inOtherUnits } from '#web/measured/echo.ts';
import { inWords } from '#web/ui/language.ts';

// Shows what was typed in other words or units, so that a person sees a typing mistake at once.

/** '27 March 1979', as the region writes it, and the age in years. `value` is a valid date. */
export const echoDate = (value: string, today: string): { date: string; ageYears: number | null } => ({
  date: inWords(value, { dateStyle: 'long', timeZone: 'UTC' }),
  ageYears: completedYears(value, today),
});

/**
 * A height that the scores cannot use may still be right. The person is asked once, and then it is accepted. It is said in
 * the unit that they did not type, so that they see the slip.
 */
export const doubtHeight = (
  question: Question,
  height: Answer,
  unit: UnitCode | null,
  locale: string,
): string | null => {
  if (isUsableHeight(numberOf(height) ?? 0)) return null;
  const inOther = inOtherUnits(question, height, unit, locale);
  return `That makes ${inOther ?? 'an unusual height'}. If it is a slip, please correct it. If it is right, press Continue again: your result will then leave your height out.`;
};
