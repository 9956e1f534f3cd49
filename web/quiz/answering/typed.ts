import type { Answer, NameAnswer, Question } from '#shared/quiz/question.ts';
import type { Inputs } from '#web/measured/inputs.ts';

// The text in the inputs before it is an answer. `measured/inputs.ts` does the same for numbers, which have units. The draft holds it, so that half a sentence or half a date survives a reload.

/** The text that the inputs show for an earlier answer. */
export const toText = (question: Question, answer: Answer | undefined): Inputs => {
  if (answer === undefined) return {};
  switch (question.type) {
    case 'date': {
      const [year = '', month = '', day = ''] = String(answer).split('-');
      return { day: String(Number(day)), month: String(Number(month)), year };
    }
    case 'name':
      return { ...(answer as NameAnswer) };
    default:
      return { value: String(answer) };
  }
};

/** The value to check. Text that is no answer yet becomes a value for which `refuseAnswer` has a sentence. */
export const readText = (question: Question, typed: Inputs): unknown => {
  const value = typed.value ?? '';
  switch (question.type) {
    case 'date':
      return readDate(typed);
    case 'name':
      return { firstName: (typed.firstName ?? '').trim(), lastName: (typed.lastName ?? '').trim() };
    case 'email':
      return value.trim();
    default:
      return value;
  }
};

const readDate = ({ day = '', month = '', year = '' }: Inputs): string => {
  const parts = [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')];
  return parts.join('-');
};
