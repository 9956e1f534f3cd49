import type { Question } from '#shared/quiz/question.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units.ts';
import { Segments } from '../ui/segments.tsx';
import styles from './unit-toggle.module.css';
import { unitsShown } from './units.ts';

type UnitToggleProps = { question: Question; unit: UnitCode | null; onChoose: (unit: UnitCode) => void };

/** Above a field, where its value can be given in more than one unit. */
export function UnitToggle({ question, unit, onChoose }: UnitToggleProps) {
  const choices = unitsShown(question).map((value) => ({ value, label: unitOf(value).label }));
  if (unit === null || choices.length < 2) return null;
  return (
    <div className={styles.toggle}>
      <Segments legend="Unit" hidesLegend choices={choices} chosen={unit} onChoose={onChoose} />
    </div>
  );
}
