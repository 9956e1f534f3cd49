import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = { width?: number; height?: number; round?: boolean; className?: string };

/** A placeholder with the final size (px) of the content, so that nothing moves when the content appears. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  const size = { '--w': width && `${width}px`, '--h': height && `${height}px` } as CSSProperties;
  return <span className={classNames(styles.skeleton, className)} data-round={round || undefined} style={size} />;
}
