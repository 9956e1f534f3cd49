import { emergencyNumber } from '#shared/safety/emergency-numbers.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { SiteLinks } from '../../shell/site-foot.tsx';
import { inWords } from '../../ui/language.ts';
import styles from './result-page.module.css';

/** What the page is not, and when and how it was worked out. */
export function Foot({ content: { engine }, submittedAt }: { content: ReadContent; submittedAt: string }) {
  return (
    <footer className={styles.foot}>
      <p>
        This is education, not a diagnosis, and nobody is watching it. In an emergency, call {emergencyNumber.text} (
        {emergencyNumber.hint}).
      </p>
      <p data-paper="spare">
        {submittedAt && `Answered on ${inWords(submittedAt, { dateStyle: 'long' })}. `}
        {engine && `Worked out with method ${engine.version}.`}
      </p>
      <SiteLinks />
    </footer>
  );
}
