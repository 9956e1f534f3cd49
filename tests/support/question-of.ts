import type { Question, QuestionType } from '#shared/quiz/question.ts';

type OfType<Type extends QuestionType> = Extract<Question, { type: Type }>;

const screen = { id: 'q', section: 's', text: 'q' };
const bounds = { min: 0, max: 100, step: 1 };
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** One question of each kind, with only what the kind must have. */
const plainest: { readonly [Type in QuestionType]: OfType<Type> } = {
  title: { ...screen, type: 'title' },
  'section-title': { ...screen, type: 'section-title' },
  privacy: { ...screen, type: 'privacy' },
  name: { ...screen, type: 'name' },
  email: { ...screen, type: 'email' },
  password: { ...screen, type: 'password' },
  height: { ...screen, type: 'height' },
  date: { ...screen, type: 'date' },
  slider: { ...screen, ...bounds, type: 'slider' },
  number: { ...screen, ...bounds, type: 'number' },
  'multiple-choice': { ...screen, type: 'multiple-choice', options: yesNo },
  text: { ...screen, type: 'text' },
};

/** A question of this kind; `rest` is what matters to the test. */
export const questionOf = <Type extends QuestionType>(type: Type, rest: Partial<OfType<Type>> = {}): OfType<Type> => ({
  ...plainest[type],
  ...rest,
});
