import { useId } from 'react';
import styles from './radio-card.module.css';

type RadioCardProps = {
  /** The same for all cards of one question. */
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChoose: () => void;
};

/** A native radio button in a box. A click on any part of the box counts. */
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
