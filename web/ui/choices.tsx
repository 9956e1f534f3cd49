import { useId } from 'react';
import styles from './choices.module.css';
import { VisuallyHidden } from './page.tsx';

type RadioCardProps = {
  /** The same for all cards of a question. */
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChoose: () => void;
};

/** A native radio button in a box. A click anywhere in the box counts. */
export function RadioCard({ name, label, hint, checked, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={styles.dot}
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}label`}
        aria-describedby={hint && `${id}hint`}
      />
      <span>
        <span className={styles.label} id={`${id}label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

type SegmentsProps<Value extends string> = {
  /** What the choice is about. */
  legend: string;
  /** Hides the legend, for pages that already say it in other words. */
  hidesLegend?: boolean;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Two or three native radio buttons side by side. */
export function Segments<Value extends string>({
  legend,
  hidesLegend,
  choices,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{hidesLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={styles.row}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
