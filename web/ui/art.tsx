import horizon from '../assets/art/horizon.svg';
import styles from './art.module.css';

type ArtProps = {
  /** The address of a file in `assets/art`: `import emblem from '../assets/art/….svg'`. */
  src: string;
  /** The file's own view box: the box keeps its proportions before the file has come. */
  viewBox: string;
  /** What fills the box when its proportions differ: 'slice' crops, as `object-fit: cover`. */
  fit?: 'meet' | 'slice';
  className?: string;
};

/**
 * An illustration, referenced and not inlined: it costs no JavaScript, is cached on its own, and still takes its colours
 * from the page's tokens (custom properties reach into `<use>`; they don't reach into `<img>`). Decoration only.
 */
export function Art({ src, viewBox, fit = 'meet', className }: ArtProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={`xMidYMid ${fit}`} aria-hidden="true">
      <use href={`${src}#art`} />
    </svg>
  );
}

/** The rings at the foot of a page. */
export function Horizon({ className }: { className?: string }) {
  return (
    <div className={className ?? styles.horizon}>
      <svg viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={`${horizon}#art`} />
      </svg>
    </div>
  );
}
