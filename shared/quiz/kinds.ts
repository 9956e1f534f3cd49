import type { Question, QuestionType } from './question.ts';

const mustAnswerIds: readonly string[] = ['birthdate', 'gender', 'height', 'weight'];
const mustAnswerTypes: readonly QuestionType[] = ['email', 'password'];
const titleTypes: readonly QuestionType[] = ['title', 'section-title', 'privacy'];

/** Without these there is no estimate and no account. Everything else can be skipped: nobody has to tell us. */
export const isMustAnswer = (question: Question): boolean =>
  mustAnswerIds.includes(question.id) || mustAnswerTypes.includes(question.type);

/** False for the screens that only inform. */
export const asks = (question: Question): boolean => !titleTypes.includes(question.type);
