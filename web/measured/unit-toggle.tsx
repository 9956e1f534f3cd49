import type { Question } from '#shared/quiz/question.ts';
import { shownIn } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units/units.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/choices.tsx';
import * as labels from '#words/labels.ts';
import {
  asBefore,
  fieldsFor,
  type Inputs,
  isBlank,
  ownInputs,
  readInputs,
  splitText,
  unitIn,
} from './measured-inputs.ts';
import styles from './unit-toggle.module.css';
import { unitsShown } from './use-units.ts';

/** The inputs in another unit. Text that is not a value yet stays unchanged if both units have one input. */
export const switchUnit = (question: Question, inputs: Inputs, unit: UnitCode, locale: string): Inputs => {
  const own = ownInputs(inputs);
  const ownUnit = unitIn(question, own);
  if (ownUnit === unit || ownUnit === null) return { ...own, unit };
  const { unit: _, ...fields } = own;
  const reading = readInputs(question, own, locale);
  const shown =
    reading.kind === 'clear'
      ? splitText({ text: shownIn(question, reading.answer, unit, reading.typed ?? undefined, locale), unit })
      : fieldsFor(ownUnit).length + fieldsFor(unit).length === 2
        ? { value: fields.value ?? '' }
        : {};
  return isBlank(own) ? { unit } : { unit, ...shown, ...asBefore(ownUnit, fields) };
};

/** What the user may have meant, to be accepted with one tap. */
export type Offer = { readonly label: string; readonly take: () => void };

export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {offers.map(({ label, take }) => (
        <Button key={label} variant="secondary" onClick={take}>
          {label}
        </Button>
      ))}
    </div>
  );
}

type UnitToggleProps = { question: Question; unit: UnitCode | null; onChoose: (unit: UnitCode) => void };

/** Shown above a field whose value can be given in more than one unit. */
export function UnitToggle({ question, unit, onChoose }: UnitToggleProps) {
  const choices = unitsShown(question).map((value) => ({ value, label: unitOf(value).label }));
  if (unit === null || choices.length < 2) return null;
  return (
    <div className={styles.toggle}>
      <Segments legend={labels.unit} hidesLegend choices={choices} chosen={unit} onChoose={onChoose} />
    </div>
  );
}
