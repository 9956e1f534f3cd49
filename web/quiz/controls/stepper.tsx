import type { ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { Button } from '../../ui/button.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import styles from './controls.module.css';
import { type Scale, startOf } from './scale.ts';

type StepperProps = {
  question: Question;
  scale: Scale;
  value: number | undefined;
  onStep: (value: number) => void;
  children: ReactNode;
};

/** Buttons for less and more, for people who cannot drag or do not want to type. */
export function Stepper({ question, scale, value, onStep, children }: StepperProps) {
  const by = stepOf(scale);
  const move = (direction: 1 | -1) =>
    onStep(value === undefined ? startOf(question, scale) : clamp(scale, value + direction * by));
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

/** A range of 1000 or more (minutes a week) moves by ten steps a press, because single steps would need thousands of presses. */
const stepOf = ({ min, max, step }: Scale): number => (max - min >= 1000 ? 10 * step : step);

const clamp = ({ min, max }: Scale, value: number): number => Math.min(max, Math.max(min, value));
