import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A box of its own, for consent. */
  card?: boolean;
  children: ReactNode;
};

/** A native checkbox; its whole line is the target. */
export function Checkbox({ card, children, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.check} data-card={card || undefined}>
      <input {...input} type="checkbox" className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
