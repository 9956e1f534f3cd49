import horizon from '../assets/art/horizon.svg';
import styles from './art.module.css';

type ArtProps = {
  /** The address of a file in `assets/art`: `import emblem from '../assets/art/….svg'`. */
  src: string;
  /** The view box of the file, so that the place has the right proportions before the file is loaded. */
  viewBox: string;
  /** For a box with other proportions: 'slice' crops, like `object-fit: cover`. */
  fit?: 'meet' | 'slice';
  className?: string;
};

/**
 * A decorative illustration. It is referenced and not inlined, so it costs no JavaScript and is cached separately. `<use>` and
 * not `<img>`, because custom properties reach into `<use>` and the art takes its colours from the page's tokens.
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
