import { mayCheck } from '#shared/quiz/check.ts';
import { isLastStop } from '#shared/quiz/path.ts';
import { CheckAnswers } from '../actions.tsx';
import { isAsLastTime } from '../retake-run.ts';
import type { QuestionScreenProps } from './screen-props.ts';

/** Beside Submit, on the last question alone. */
export function Check({ open, view, onCheck }: QuestionScreenProps & { onCheck: () => void }) {
  const isShown = isLastStop(open.quiz, view.state) && mayCheck(open.quiz, view.state);
  return isShown && <CheckAnswers onCheck={onCheck} />;
}

export const nextLabel = ({ open, view, question }: QuestionScreenProps) => {
  if (isLastStop(open.quiz, view.state)) return 'Submit';
  return isAsLastTime(view, question) ? 'Still true' : 'Continue';
};
