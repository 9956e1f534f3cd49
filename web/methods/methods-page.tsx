import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { Screen } from '../shell/screen.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { methodsContent } from './content/methods-content.ts';
import { glance, lead } from './content/methods-texts.ts';
import { Fold, Folds } from './fold.tsx';
import styles from './methods.module.css';
import { parts } from './parts.tsx';
import { Points } from './points.tsx';
import { Search } from './search.tsx';
import { useOpenTarget } from './use-open-target.ts';

/** Read once: the same data that the engine computes with, so that page and scores cannot drift apart. */
const content = methodsContent();

/** How the results are calculated: public, and the same for everybody. */
export function MethodsPage() {
  useOpenTarget();
  return (
    <Screen hasFoot>
      <Column className={styles.methods}>
        <header>
          <PageHeading documentTitle="Methods">How {product.name} calculates</PageHeading>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.glance}>
          {glance.map(({ id, title, points }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <Points points={points} />
            </section>
          ))}
        </div>
        <Search content={content} />
        <section aria-labelledby="topics">
          <h2 id="topics">By topic</h2>
          <p className={styles.version}>
            Drawn from the data that the engine runs on, version {content.engineVersion}.{' '}
            <Link to="/proof">How far does this number hold?</Link>
          </p>
          <Folds>
            {parts.map(({ id, title, summary, render }) => (
              <Fold key={id} id={id} title={title} meta={summary} isPart>
                {render(content)}
              </Fold>
            ))}
          </Folds>
        </section>
      </Column>
    </Screen>
  );
}
