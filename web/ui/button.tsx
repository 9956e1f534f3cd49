import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost';
  /** `md` in flows, `sm` in headers and rows, `icon` for a square with one icon (give it an `aria-label`). */
  size?: 'md' | 'sm' | 'icon';
  block?: boolean;
};

const look = ({ variant, size, block }: Look) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
});

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: ReactNode };

/** A button. While busy it is disabled and shows a spinner beside `busyLabel` ('Checking…'). */
export function Button({ variant, size, block, busy, busyLabel, className, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...look({ variant, size, block })}
      className={classNames(styles.button, className)}
      disabled={busy || button.disabled}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...link }: LinkProps & Look) {
  return <Link {...link} {...look({ variant, size, block })} className={classNames(styles.button, className)} />;
}
