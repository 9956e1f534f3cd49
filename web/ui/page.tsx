import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { product } from '#shared/product.ts';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The centred column: at most 650 px wide, with a margin on phones. */
export function Column({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classNames(styles.column, className)} />;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...span }: ComponentProps<'span'>) {
  return (
    <span {...span} className={styles.hidden}>
      {children}
    </span>
  );
}

// The first heading after a load does not take the focus, because the browser has already put it in the right place.
let aHeadingWasShown = false;

type PageHeadingProps = ComponentProps<'h1'> & {
  /** The first part of the document's title: 'Question 7 of 41', 'Dashboard'. */
  documentTitle: string;
  /** The second part of the title: the product's name, or the name of the quiz. */
  within?: string;
  children: ReactNode;
};

/**
 * The `h1` of a screen. It sets the document's title and takes the focus, so that a screen reader starts reading there. Give it
 * a `key` if one component shows several screens one after the other.
 */
export function PageHeading({ documentTitle, within = product.name, children, ...heading }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (aHeadingWasShown) element.current?.focus({ preventScroll: true });
    aHeadingWasShown = true;
  }, []);
  useEffect(() => {
    document.title = `${documentTitle} – ${within}`;
  }, [documentTitle, within]);
  return (
    <h1 {...heading} ref={element} tabIndex={-1}>
      {children}
    </h1>
  );
}
