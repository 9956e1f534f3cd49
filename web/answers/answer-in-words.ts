import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { completedYears } from '#shared/scoring/calendar.ts';
import { answerWords } from '#shared/words/answer-words.ts';
import { inWords } from '../ui/language.ts';

const cmPerInch = 2.54;

/** An answer as its person gave it: '27 March 1980 (46)', in the order of the region, '5 ft 4 in (163 cm)', the option's words. `today`: 'YYYY-MM-DD'. */
export const answerInWords = (quiz: Quiz, question: Question, answer: Answer, today: string): string => {
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
