import type { ReadContent } from '../../api/read-result.ts';
import styles from './result-page.module.css';

/** The summary in words, and what the figures leave out for this person where the first card does not say it. */
export function SummaryText({ content }: { content: ReadContent }) {
  const { meaning = [] } = content;
  const caveats = (content.caveats ?? []).filter(({ text }) => !meaning.includes(text));
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
