import type { Question, QuestionType } from './question.ts';

const titleTypes: readonly QuestionType[] = ['title', 'section-title', 'privacy'];

const accountTypes = ['name', 'email', 'password'] as const satisfies readonly QuestionType[];
export type AccountType = (typeof accountTypes)[number];
const isAmong = (types: readonly QuestionType[], { type }: Pick<Question, 'type'>): boolean => types.includes(type);

/** Makes an account. Nobody who is signed in is asked, and the answer is not among those that are sent. */
export const isAccountQuestion = (question: Pick<Question, 'type'>): boolean => isAmong(accountTypes, question);

/** Without these there is no estimate and no account. Everything else can be skipped: nobody has to tell us. */
export const isMustAnswer = ({ mustAnswer }: Question): boolean => mustAnswer === true;

/** False for the screens that only inform. */
export const asks = (question: Question): boolean => !isAmong(titleTypes, question);
