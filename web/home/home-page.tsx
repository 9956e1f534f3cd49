import { quizDuration } from '#shared/derived-names.ts';
import { useWaiting } from '#web/quiz/outbox/use-waiting.ts';
import { useSession } from '#web/session/session.ts';
import { Screen, SiteLinks } from '#web/shell/screen.tsx';
import { Column, Horizon, PageHeading } from '#web/ui/page.tsx';
import styles from './home-page.module.css';
import { QuizRows } from './quiz-rows.tsx';
import sampleStyles from './sample.module.css';
import { sampleResult } from './sample-result.ts';

/** For a stranger: a result of an invented person, the questions that it needs, and how long they take. */
function Sample() {
  const { age, range, heading, startWith, effect } = sampleResult;
  return (
    <section className={sampleStyles.sample} aria-labelledby="sample">
      <h2 id="sample">What you get</h2>
      <div className={sampleStyles.card}>
        <p className={sampleStyles.tag}>An example, not a real person</p>
        <p>
          <b>{age}</b> Biological age, likely {range}
        </p>
        <p>{heading}</p>
        <p>
          Start here: <strong>{startWith}.</strong> {effect}
        </p>
      </div>
      <p>
        We’ll ask about your body, health, family, food, movement, sleep, mood and surroundings. You can skip almost
        anything except your date of birth, sex, height and weight.
      </p>
    </section>
  );
}

export function HomePage() {
  const waiting = useWaiting();
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  return (
    <Screen>
      <Column className={styles.home}>
        <PageHeading className={styles.heading} documentTitle="Home">
          How well is your body ageing?
        </PageHeading>
        <p className={styles.lede}>
          Tell us how you eat, move, sleep and live. You’ll get your biological age, how sure we are of it, and the
          changes most likely to help you.
        </p>
        {waiting && <waiting.WaitingNotice unsent={waiting.unsent} />}
        <QuizRows className={styles.rows} notSent={waiting?.notSent} />
        {!isSignedIn && <Sample />}
        <div className={styles.footnote}>
          <p>Free. {quizDuration} each. For information only: your results are not a diagnosis.</p>
          <SiteLinks />
        </div>
      </Column>
      <Horizon />
    </Screen>
  );
}
