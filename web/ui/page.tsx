import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { product } from '#shared/product.ts';
import rings from '../assets/art/empty-state.svg';
import horizon from '../assets/art/horizon.svg';
import { classNames } from './class-names.ts';
import { joinTexts } from './join-texts.ts';
import styles from './page.module.css';

/** The centred column: at most 650 px wide, with a margin on phones. */
export function Column({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classNames(styles.column, className)} />;
}

/** A page as high as the window, and its last row, which stays at the bottom of it. Features use them. */
export const [fillsWindow, staysAtBottom] = [styles.fill, styles.bar];

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...span }: ComponentProps<'span'>) {
  return (
    <span {...span} className={styles.hidden}>
      {children}
    </span>
  );
}

/** A part of a page under its own heading. */
export function Section({
  title,
  heading: Heading = 'h2',
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'title'> & { title: ReactNode; heading?: 'h2' | 'h3' }) {
  const id = useId();
  return (
    <section {...section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}

/** A list of sentences, each of which is its own key. */
export function List({ items, ...list }: ComponentProps<'ul'> & { items: readonly string[] }) {
  return (
    <ul {...list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** One term of a `dl` with what is said about it. */
export function Fact({
  term,
  className,
  children,
}: {
  term: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** The row of titles above the columns of a table. */
export function TableHead({ columns, className }: { columns: readonly string[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
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
 * The `h1` of a screen. It sets the document's title and takes the focus, so that a screen reader starts reading there.
 * Give it a `key` if one component shows several screens one after the other.
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

type MessageProps = { heading: ReactNode; children?: ReactNode; actions?: ReactNode; className?: string };

/** A page, or a part of one, that has only words to show: empty, not found, not ready. */
export function Message({ heading, children, actions, className }: MessageProps) {
  const words = joinTexts(children);
  return (
    <div className={classNames(styles.message, className)}>
      <Art src={rings} viewBox="0 0 240 190" className={styles.art} />
      {heading}
      {typeof words === 'string' ? <p>{words}</p> : words}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

type ArtProps = {
  /** The address of a file in `assets/art`: `import emblem from '../assets/art/….svg'`. */
  src: string;
  /** The view box of the file, so that the picture takes up its space before it is loaded. */
  viewBox: string;
  /** For a box with other proportions: 'slice' crops, like `object-fit: cover`. */
  fit?: 'meet' | 'slice';
  className?: string;
};

/**
 * A decorative illustration. It is referenced and not inlined, so it costs no JavaScript and is cached separately. It
 * uses `<use>` instead of `<img>`, because custom properties reach into `<use>`, so the art takes its colours from the
 * page's tokens.
 */
export function Art({ src, viewBox, fit = 'meet', className }: ArtProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={`xMidYMid ${fit}`} aria-hidden="true">
      <use href={`${src}#art`} />
    </svg>
  );
}

/** The rings at the bottom of a page. */
export function Horizon({ className }: { className?: string }) {
  return (
    <div className={className ?? styles.horizon}>
      <svg viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={`${horizon}#art`} />
      </svg>
    </div>
  );
}
