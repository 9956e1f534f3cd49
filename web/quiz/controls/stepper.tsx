import type { ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { Button } from '../../ui/button.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import styles from './controls.module.css';

type StepperProps = {
  question: Question;
  value: number | undefined;
  onStep: (value: number) => void;
  children: ReactNode;
};

/** Minus and plus, for hands that cannot drag or would rather not type. */
export function Stepper({ question, value, onStep, children }: StepperProps) {
  const by = stepOf(question);
  const move = (direction: 1 | -1) =>
    onStep(value === undefined ? startOf(question) : clamp(question, value + direction * by));
  return (
    <div className={styles.stepper} data-narrow={question.type === 'number' || undefined}>
      <Button variant="secondary" size="icon" aria-label={`${by} less`} onClick={() => move(-1)}>
        <MinusIcon />
      </Button>
      {children}
      <Button variant="secondary" size="icon" aria-label={`${by} more`} onClick={() => move(1)}>
        <PlusIcon />
      </Button>
    </div>
  );
}

/** Where an untouched control stands: the middle, or nought where that is possible. */
export const startOf = ({ type, min = 0, max = 100, step = 1 }: Question): number =>
  type === 'number' && min === 0 ? 0 : min + Math.round((max - min) / 2 / step) * step;

/** A press moves minutes a week by ten: two thousand presses help nobody. */
const stepOf = ({ min = 0, max = 100, step = 1 }: Question): number => (max - min >= 1000 ? 10 * step : step);

const clamp = ({ min = 0, max = 100 }: Question, value: number): number => Math.min(max, Math.max(min, value));
