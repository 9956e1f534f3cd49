import type { Question, QuestionType } from './question.ts';

const titleTypes: readonly QuestionType[] = ['title', 'section-title', 'privacy'];

/** Without these there is no estimate and no account. Everything else can be skipped: nobody has to tell us. */
export const isMustAnswer = ({ mustAnswer }: Question): boolean => mustAnswer === true;

/** False for the screens that only inform. */
export const asks = (question: Question): boolean => !titleTypes.includes(question.type);
