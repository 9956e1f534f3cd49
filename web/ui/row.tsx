import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './row.module.css';

/** A list of items with actions. `busy` is true while it loads. */
export function Rows({ busy, className, ...list }: ComponentProps<'ul'> & { busy?: boolean }) {
  return <ul {...list} className={classNames(styles.rows, className)} aria-busy={busy || undefined} />;
}

type RowProps = {
  art: (props: { className?: string }) => ReactNode;
  title: string;
  meta: string;
  /** True if the second line shows a state and not only a time. */
  strong?: boolean;
  locked?: boolean;
  /** On phones the actions have their own line, and `aside` stays next to the title. */
  stacked?: boolean;
  /** Shown below the second line. */
  more?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

export function Row({ art: Emblem, title, meta, strong, locked, stacked, more, aside, children }: RowProps) {
  return (
    <li className={styles.row} data-locked={locked || undefined} data-stacked={stacked || undefined}>
      <Emblem className={styles.art} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.meta} data-strong={strong || undefined}>
          {meta}
        </p>
        {more}
      </div>
      {stacked && aside}
      <div className={styles.actions}>
        {!stacked && aside}
        {children}
      </div>
    </li>
  );
}

/** The placeholder of a row that is loading. */
export function RowSkeleton() {
  return (
    <li className={styles.row} aria-hidden="true">
      <Skeleton round />
      <div className={styles.lines}>
        <Skeleton width={132} height={20} />
        <Skeleton width={88} height={14} />
      </div>
      <div className={styles.actions}>
        <Skeleton width={76} height={44} />
      </div>
    </li>
  );
}

type SkeletonProps = { width?: number; height?: number; round?: boolean };

/** A placeholder with the final size (px) of the content, so that nothing moves when the content appears. */
function Skeleton({ width, height, round }: SkeletonProps) {
  const size = { '--w': width && `${width}px`, '--h': height && `${height}px` } as CSSProperties;
  return <span className={styles.skeleton} data-round={round || undefined} style={size} />;
}
