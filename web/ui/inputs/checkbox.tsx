import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Draws a box around it, for consent. */
  card?: boolean;
  children: ReactNode;
};

/** A native checkbox. A click on any part of its line counts. */
export function Checkbox({ card, children, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.check} data-card={card || undefined}>
      <input {...input} type="checkbox" className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
