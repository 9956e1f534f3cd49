import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import * as labels from '#words/labels.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { PrintIcon } from './icons.tsx';
import { joinTexts } from './join-texts.ts';
import pageStyles from './page.module.css';

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'link';
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

/** A button. While busy it is disabled and shows a spinner next to `busyLabel` ('Checking…'). */
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
          {joinTexts(busyLabel ?? children)}
        </>
      ) : (
        joinTexts(children)
      )}
    </button>
  );
}

/** Prints the page. The caller decides how the button looks. */
export function PrintButton(props: ButtonProps) {
  return (
    <Button {...props} onClick={() => print()}>
      <PrintIcon />
      {labels.printThisPage}
    </Button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, children, ...link }: LinkProps & Look) {
  return (
    <Link {...link} {...look({ variant, size, block })} className={classNames(styles.button, className)}>
      {joinTexts(children)}
    </Link>
  );
}

/** Decoration: a dot that moves round a ring. The words next to it say what happens. */
export function Spinner({ size }: { size?: 'lg' }) {
  return (
    <svg className={styles.spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      {size === 'lg' && <circle className={styles.inner} cx="12" cy="12" r="5" />}
      <circle className={styles.dot} cx="12" cy="3" r={size === 'lg' ? 2.2 : 2.9} />
    </svg>
  );
}

/** Fills the page while it loads. A screen reader announces the words once. */
export function PageSpinner({ words }: { words: string }) {
  return (
    <div className={`${pageStyles.message} ${styles.wait}`} role="status">
      <Spinner size="lg" />
      <p>{words}</p>
    </div>
  );
}
