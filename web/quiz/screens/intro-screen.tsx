import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  cardiacQuizId,
  neededBefore,
  productQuizId,
  type QuizId,
  quizDuration,
  quizRecords,
} from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { notEmergency } from '#words/emergency.ts';
import heart from '../../assets/art/banner-cardiac.svg';
import rings from '../../assets/art/banner-rings.svg';
import { useSession, useSubmissions } from '../../session/session.ts';
import { Screen } from '../../shell/screen.tsx';
import { siteSettings } from '../../site-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLoaded } from '../../ui/loading.ts';
import { Art, Column, PageHeading } from '../../ui/page.tsx';
import { Actions, Next } from '../actions.tsx';
import styles from '../quiz.module.css';

type IntroScreenProps = {
  quiz: Quiz;
  header: ReactNode;
  onContinue: () => void;
  /** Says that answers of an earlier visit are stored, if there are any. */
  savedNote: ReactNode;
};

/** What the intro of each quiz shows: its picture, whom it is for, what to have to hand, and what the result is. */
const intros: Readonly<Record<QuizId, { banner: string; whom: string; toHand: string; result: string }>> = {
  [productQuizId]: {
    banner: rings,
    // A visitor must not learn after forty questions that there is no age below 25.
    whom: 'Adults answering about themselves. If you’re under 25, you’ll get your habits and a plan but no age.',
    toHand: 'Your height and weight',
    result: 'Your biological age and its range',
  },
  [cardiacQuizId]: {
    banner: heart,
    whom: 'Adults answering about themselves',
    toHand: 'Your latest blood pressure, pulse and blood test results, if you have them',
    result: 'Your heart risk over 10 years',
  },
};

export function IntroScreen({ quiz, header, onContinue, savedNote }: IntroScreenProps) {
  const navigate = useNavigate();
  const { banner, whom, toHand, result } = intros[quiz.id];
  const needed = neededBefore(quiz.id);
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const newest = useSubmissions().submissions.find((row) => row.quizId === quiz.id);
  const takenBefore = useLoaded(newest !== undefined, () => import('./taken-before.tsx'));
  return (
    <Screen header={header}>
      <div className={styles.quiz} data-for-strangers={needed ? '' : undefined}>
        <Column className={classNames(styles.body, styles.illustrated)}>
          {!takenBefore && (
            <div className={styles.art}>
              <Art src={banner} viewBox="0 0 650 250" fit="slice" />
            </div>
          )}
          <PageHeading documentTitle={quizRecords[quiz.id].title}>{quiz.intro.text}</PageHeading>
          {newest && takenBefore ? (
            <takenBefore.TakenBefore newest={newest} onContinue={onContinue} />
          ) : (
            <>
              <p className={styles.subtext}>{quiz.intro.subtext}</p>
              <dl className={styles.facts}>
                {needed && !isSignedIn && (
                  <Fact term="You need">
                    An account and a finished {quizRecords[needed].title}. You can start without them, but you’ll need
                    both to see your result.
                  </Fact>
                )}
                <Fact term="Time">{quizDuration}</Fact>
                {!needed && !isSignedIn && <Fact term="At the end">A free account to keep your result</Fact>}
                <Fact term="For">{whom}</Fact>
                <Fact term="Have ready">{toHand}</Fact>
                <Fact term="You’ll get">
                  {result}, {siteSettings().hasMail ? 'by email and on your dashboard' : 'on your dashboard'}
                </Fact>
              </dl>
            </>
          )}
          <p className={styles.notEmergency}>{notEmergency}</p>
          {savedNote}
        </Column>
        <Actions onBack={() => navigate('/')}>
          <Next onClick={onContinue} />
        </Actions>
      </div>
    </Screen>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
