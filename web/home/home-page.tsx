import { isStoreThere } from '#web/quiz/is-store-there.ts';
import { useWaiting } from '#web/quiz/outbox/use-waiting.ts';
import { useSession } from '#web/session/session.ts';
import { LanguageOffer } from '#web/shell/languages.tsx';
import { Screen, SiteLinks } from '#web/shell/screen.tsx';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { Column, Horizon, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/home.ts';
import * as labels from '#words/labels.ts';
import styles from './home-page.module.css';
import { QuizRows } from './quiz-rows.tsx';
import sampleStyles from './sample.module.css';

/** For visitors: what the first quiz costs in time and data, before they begin it. */
const Price = () => (
  <ul className={sampleStyles.sample}>
    <li>{words.price(labels.quizDuration)}</li>
    <li>{words.priceNumber}</li>
    <li>{words.priceAccount}</li>
  </ul>
);

/** For visitors: the result of an invented person. */
function Sample() {
  return (
    <section className={sampleStyles.sample} aria-labelledby="sample">
      <h2 id="sample">{words.sampleTitle}</h2>
      <div className={sampleStyles.card}>
        <p className={sampleStyles.tag}>{words.sampleTag}</p>
        <p>
          <RichText text={words.sampleFigure} parts={{ age: (figure) => <b>{figure}</b> }} />
        </p>
        <p>{words.sampleHeading}</p>
        <p>
          <RichText text={words.sampleStart} parts={{ step: (title) => <strong>{title}</strong> }} />
        </p>
      </div>
    </section>
  );
}

/**
 * The quizzes that were begun on this device. Most visitors have none, and do not load the code that looks for them.
 */
function useUnfinished() {
  const user = useSession(({ user }) => user);
  return useAsyncValue(async () => {
    try {
      if (!(await isStoreThere().catch(() => true))) return null;
      const { unfinishedHere, UnfinishedQuizzes } = await import('./unfinished.tsx');
      const found = await unfinishedHere(user, Date.now());
      return found.length > 0 ? { found, UnfinishedQuizzes } : null;
    } catch {
      return null; // The quiz page still finds them.
    }
  }, user?.id ?? null);
}

export function HomePage() {
  const waiting = useWaiting();
  const unfinished = useUnfinished();
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  return (
    <Screen>
      <Column className={styles.home}>
        {import.meta.env.SPEAKS_SEVERAL && <LanguageOffer className={styles.offer} />}
        <PageHeading className={styles.heading} documentTitle={words.documentTitle}>
          {words.heading}
        </PageHeading>
        <p className={styles.lede}>{unfinished ? labels.welcomeBack : words.lede}</p>
        {waiting && <waiting.WaitingNotice unsent={waiting.unsent} />}
        {unfinished && <unfinished.UnfinishedQuizzes unfinished={unfinished.found} />}
        <QuizRows
          className={unfinished ? undefined : styles.rows}
          notSent={waiting?.notSent}
          unfinished={unfinished?.found.map(({ quizId }) => quizId)}
        />
        {!isSignedIn && !unfinished && (
          <>
            <Price />
            <Sample />
          </>
        )}
        <div className={styles.footnote}>
          <p>{labels.information}</p>
          <SiteLinks />
        </div>
      </Column>
      <Horizon />
    </Screen>
  );
}
