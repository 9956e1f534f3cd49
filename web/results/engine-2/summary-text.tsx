import type { ReadContent } from '../../api/read-result.ts';
import styles from './result-page.module.css';

/** The summary in words, and what the figures leave out for this person. */
export function SummaryText({ content }: { content: ReadContent }) {
  const { caveats = [] } = content;
  return (
    <div className={styles.words}>
      <p>{content.summaryParagraph}</p>
      {caveats.length > 0 && (
        <ul className={styles.caveats}>
          {caveats.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
