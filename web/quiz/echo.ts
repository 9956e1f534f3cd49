import type { HeightAnswer, Question } from '#shared/quiz/question.ts';
import { isUsableHeight } from '#shared/quiz/usable-height.ts';
import { completedYears } from '#shared/scoring/calendar.ts';

// Shows what was typed in other words or units, so that a person sees a typing mistake at once.

const months = 'January February March April May June July August September October November December'.split(' ');

/** '27 March 1979' and the age in years. `value` is a valid date. */
export const echoDate = (value: string, today: string): { date: string; ageYears: number | null } => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { date: `${Number(day)} ${months[Number(month) - 1]} ${year}`, ageYears: completedYears(value, today) };
};

const cmPerInch = 2.54;
export const echoHeight = ({ ft, in: inches }: HeightAnswer): string =>
  `${Math.round((ft * 12 + inches) * cmPerInch)} cm`;

const kgPerLb = 0.45359237;
const lbPerStone = 14;

/** Pounds in kilograms and stones; null for a slider with another unit. */
export const echoSlider = (question: Question, value: number): string | null => {
  if (question.unit !== 'lb') return null;
  const stone = Math.floor(value / lbPerStone);
  const rest = value % lbPerStone === 0 ? '' : ` ${value % lbPerStone} lb`;
  return `about ${Math.round(value * kgPerLb)} kg, or ${stone} st${rest}`;
};

/** A height that the scores cannot use may still be right. The person is asked once, and then it is accepted. */
export const doubtHeight = (height: HeightAnswer): string | null => {
  const inches = height.ft * 12 + height.in;
  if (isUsableHeight(inches)) return null;
  return `That makes ${echoHeight(height)}. If it is a slip, please correct it. If it is right, press Continue again: your result will then leave your height out.`;
};
