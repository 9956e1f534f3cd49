import type { Question } from '#shared/quiz/question.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units.ts';
import { Segments } from '../ui/segments.tsx';
import { unitsShown } from './units.ts';

type UnitToggleProps = { question: Question; unit: UnitCode | null; onChoose: (unit: UnitCode) => void };

/** Above a field, where its value can be given in more than one unit. */
export function UnitToggle({ question, unit, onChoose }: UnitToggleProps) {
  const choices = unitsShown(question).map((value) => ({ value, label: unitOf(value).label }));
  if (unit === null || choices.length < 2) return null;
  return <Segments legend="Unit" hidesLegend choices={choices} chosen={unit} onChoose={onChoose} />;
}
