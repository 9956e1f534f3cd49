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

/** Buttons for less and more, for people who cannot drag or do not want to type. */
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

/** The value of the first step: the middle, or 0 for a number that can be 0. */
export const startOf = ({ type, min = 0, max = 100, step = 1 }: Question): number =>
  type === 'number' && min === 0 ? 0 : min + Math.round((max - min) / 2 / step) * step;

/** A range of 1000 or more (minutes a week) moves by ten steps a press, because single steps would need thousands of presses. */
const stepOf = ({ min = 0, max = 100, step = 1 }: Question): number => (max - min >= 1000 ? 10 * step : step);

const clamp = ({ min = 0, max = 100 }: Question, value: number): number => Math.min(max, Math.max(min, value));
