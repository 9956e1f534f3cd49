import { quizDuration } from '#shared/quiz/duration.ts';
import { useWaiting } from '../quiz/outbox/use-waiting.ts';
import { useSession } from '../session/session.ts';
import { Screen } from '../shell/screen.tsx';
import { SiteLinks } from '../shell/site-foot.tsx';
import { Horizon } from '../ui/art.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './home-page.module.css';
import { QuizRows } from './quiz-rows.tsx';
import { Sample } from './sample.tsx';

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
          Answer questions about how you eat, move, sleep and live. You’ll get an estimate of your biological age, the
          range around it, and the changes most likely to help.
        </p>
        {waiting && <waiting.WaitingNotice unsent={waiting.unsent} />}
        <QuizRows className={styles.rows} notSent={waiting?.notSent} />
        {!isSignedIn && <Sample />}
        <div className={styles.footnote}>
          <p>Free. {quizDuration} each. For information only: the results are not a diagnosis.</p>
          <SiteLinks />
        </div>
      </Column>
      <Horizon />
    </Screen>
  );
}
