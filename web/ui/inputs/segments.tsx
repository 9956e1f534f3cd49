import { useId } from 'react';
import { VisuallyHidden } from '#web/ui/page.tsx';
import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  /** What is chosen between. */
  legend: string;
  /** Other words on the page say it already. */
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
      <legend className={styles.label}>{hidesLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
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
