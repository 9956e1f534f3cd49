import { Link } from 'react-router-dom';
import * as methods from '#feature-words/methods.ts';
import { Screen } from '#web/shell/screen.tsx';
import { PageHeading } from '#web/ui/page.tsx';
import { Article } from '#web/ui/reading.tsx';
import { inEnglish, inFrameLanguage } from '../page/in-english.ts';
import styles from './proof.module.css';
import { ProofArticle } from './proof-article.tsx?in=en';

/**
 * How well the age performed for people whose later lives are known: the answer, its limits, a picture, and what it does
 * not show. Public.
 */
export function ProofPage() {
  return (
    <Screen hasFoot>
      <Article {...inEnglish}>
        <PageHeading documentTitle={methods.howWellDoesItWork} {...inFrameLanguage}>
          {methods.howWellDoesItWork}
        </PageHeading>
        <ProofArticle />
        <p className={styles.note}>
          <Link to="/methods" {...inFrameLanguage}>
            {methods.howItWorks}
          </Link>
        </p>
      </Article>
    </Screen>
  );
}
