import type { ReactNode } from 'react';
import type { QuestionType } from '#shared/quiz/question.ts';
import { EmailControl, NameControl, PasswordControl } from './account.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './date.tsx';
import { HeightControl } from './height.tsx';
import { NumberControl } from './number.tsx';
import { SliderControl } from './slider.tsx';
import { TextControl } from './text.tsx';

export type TypedQuestionType = Exclude<QuestionType, 'title' | 'section-title' | 'privacy' | 'multiple-choice'>;

const controls: Record<TypedQuestionType, (props: ControlProps) => ReactNode> = {
  date: DateControl,
  height: HeightControl,
  slider: SliderControl,
  number: NumberControl,
  text: TextControl,
  name: NameControl,
  email: EmailControl,
  password: PasswordControl,
};

/** The inputs for every question except multiple choice. */
export function AnswerControl({ type, ...props }: ControlProps & { type: TypedQuestionType }) {
  const Control = controls[type];
  return <Control {...props} />;
}
