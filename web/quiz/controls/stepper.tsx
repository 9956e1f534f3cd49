import type { ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { limitsIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { Button } from '../../ui/button.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { browserLocale } from '../../ui/language.ts';
import styles from './controls.module.css';

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

/** What a slider or step buttons run over, in the unit that is shown. */
export type Scale = { min: number; max: number; step: number };

export const scaleOf = (question: Question, unit: UnitCode | null): Scale => {
  const { min = 0, max = 100, step = 1, stepSi = step } = question;
  if (unit === null) return { min, max, step };
  return { ...limitsIn(question, unit), step: unit === unitsOf(question)[1] ? stepSi : step };
};

/** The place of the first step: the middle, or 0 for a number that can be 0. */
export const startOf = ({ type }: Question, { min, max, step }: Scale): number =>
  type === 'number' && min === 0 ? 0 : min + Math.round((max - min) / 2 / step) * step;

const spoken: Readonly<Partial<Record<UnitCode, string>>> = { lb: 'pounds', kg: 'kilograms' };

/** '172 pounds', '12 st 4 lb'. */
export const sayValue = ({ unit: name = '' }: Question, unit: UnitCode | null, value: number): string => {
  if (unit === null) return `${value} ${name}`.trim();
  const words = spoken[unit];
  return words ? `${value} ${words}` : writeWithUnit(unit, value, browserLocale());
};
