import type { Answer, HeightAnswer, NameAnswer, Question } from '#shared/quiz/question.ts';

// The text in the inputs before it is an answer. The draft holds it, so that half a sentence or half a date survives a reload.

export type Typed = Readonly<Record<string, string>>;

/** The text that the inputs show for an earlier answer. */
export const toTyped = (question: Question, answer: Answer | undefined): Typed => {
  if (answer === undefined) return {};
  switch (question.type) {
    case 'date': {
      const [year = '', month = '', day = ''] = String(answer).split('-');
      return { day: String(Number(day)), month: String(Number(month)), year };
    }
    case 'height': {
      const { ft, in: inches } = answer as HeightAnswer;
      return { ft: String(ft), in: String(inches) };
    }
    case 'name':
      return { ...(answer as NameAnswer) };
    default:
      return { value: String(answer) };
  }
};

/** The value to check. Text that is no answer yet becomes a value for which `refuseAnswer` has a sentence. */
export const readTyped = (question: Question, typed: Typed): unknown => {
  const value = typed.value ?? '';
  switch (question.type) {
    case 'date':
      return readDate(typed);
    case 'height':
      return { ft: readNumber(typed.ft), in: readNumber(typed.in) };
    case 'name':
      return { firstName: (typed.firstName ?? '').trim(), lastName: (typed.lastName ?? '').trim() };
    case 'slider':
      return readNumber(value);
    case 'number':
      return value.trim().replace(',', '.');
    case 'email':
      return value.trim();
    default:
      return value;
  }
};

export const isBlank = (typed: Typed): boolean => Object.values(typed).every((text) => text.trim() === '');

/** Reads '7.5' and '7,5'. */
const readNumber = (text = ''): number | undefined =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

const readDate = ({ day = '', month = '', year = '' }: Typed): string => {
  const parts = [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')];
  return parts.join('-');
};
