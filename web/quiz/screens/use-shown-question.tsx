import type { Question } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { inUnits } from '../../measured/in-units.ts';
import { chooseUnit, unitFor, useUnits } from '../../measured/units.ts';
import styles from '../quiz.module.css';
import { useStateOf } from '../use-state-of.ts';

export type Shown = ReturnType<typeof useShownQuestion>;

/** The question in the words for the person's units. `unit` is the one that its inputs show, where they have one. */
export function useShownQuestion(question: Question, unitOfInputs?: UnitCode | null) {
  const [{ isNew }, change] = useStateOf(question.id, () => ({ isNew: false }));
  const units = useUnits();
  const unit = unitOfInputs ?? unitFor(question, units);
  const choose = (code: UnitCode) => {
    if (chooseUnit(question, code)) change({ isNew: true });
  };
  const note = (
    <div role="status">{isNew && <p className={styles.aside}>We use this unit everywhere from now on.</p>}</div>
  );
  return { question: inUnits(question, units, unit), unit, choose, note };
}
