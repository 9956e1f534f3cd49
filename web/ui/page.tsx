import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { product } from '#shared/product.ts';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The centred column: 650 px at most, a gutter on phones. */
export function Column({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classNames(styles.column, className)} />;
}

/** For people who listen; unseen. */
export function VisuallyHidden({ children, ...span }: ComponentProps<'span'>) {
  return (
    <span {...span} className={styles.hidden}>
      {children}
    </span>
  );
}

// The first heading after a load leaves the focus alone: the browser has put it where the person expects it.
let somethingWasShown = false;

type PageHeadingProps = ComponentProps<'h1'> & {
  /** The document's title, before the product's name: 'Question 7 of 41', 'Dashboard'. */
  documentTitle: string;
  /** What stands after it in the title: the product's name, unless the screen belongs to something named more exactly. */
  within?: string;
  children: ReactNode;
};

/**
 * A screen's `h1`. Each new one names the document and takes the focus, so that a screen reader starts reading there.
 * Give it a `key` where one component shows several screens in turn.
 */
export function PageHeading({ documentTitle, within = product.name, children, ...heading }: PageHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (somethingWasShown) element.current?.focus({ preventScroll: true });
    somethingWasShown = true;
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
