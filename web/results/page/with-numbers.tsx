import styles from './result-page.module.css';

const telephoneNumber = /(\b\d(?:-(?:\d{3,4}|[A-Z]{3,4}))+\b)/;

/** Keeps a telephone number on one line. Its hyphens stay as they are: whoever copies it can dial it. */
export const WithNumbers = ({ children }: { children: string }) =>
  children.split(telephoneNumber).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
