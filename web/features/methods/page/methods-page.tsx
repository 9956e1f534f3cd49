import { Link } from 'react-router-dom';
import * as methods from '#feature-words/methods.ts';
import { Screen } from '#web/shell/screen.tsx';
import { Column } from '#web/ui/page.tsx';
import { inEnglish, inFrameLanguage } from './in-english.ts';
import styles from './methods.module.css';
import { MethodsArticle } from './methods-article.tsx?in=en';

/** How the results are calculated: public, and the same for every visitor. */
export function MethodsPage() {
  return (
    <Screen hasFoot>
      <Column className={styles.methods} {...inEnglish}>
        <MethodsArticle
          documentTitle={methods.howItWorks}
          proofLink={
            <Link to="/proof" {...inFrameLanguage}>
              {methods.howWellDoesItWork}
            </Link>
          }
        />
      </Column>
    </Screen>
  );
}
