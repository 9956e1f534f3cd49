import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { cardiacQuizId, neededBefore, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { shownFromAge } from '#shared/questions/longevity/age-range.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { notEmergency } from '#words/emergency.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz-intro.ts';
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
type Intro = { banner: string; whom: string; toHand: string; resultByMail: string; result: string };

const intros: Readonly<Record<QuizId, Intro>> = {
  [productQuizId]: {
    banner: rings,
    // A visitor must not learn after forty questions that there is no age for them.
    whom: words.forAdultsFrom(shownFromAge),
    toHand: words.bodyToHand,
    resultByMail: words.ageByMail,
    result: words.ageOnDashboard,
  },
  [cardiacQuizId]: {
    banner: heart,
    whom: words.forAdults,
    toHand: words.numbersToHand,
    resultByMail: words.riskByMail,
    result: words.riskOnDashboard,
  },
};

export function IntroScreen({ quiz, header, onContinue, savedNote }: IntroScreenProps) {
  const navigate = useNavigate();
  const { banner, whom, toHand, result, resultByMail } = intros[quiz.id];
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
                  <Fact term={words.youNeed}>{words.needsFirst(quizRecords[needed].title)}</Fact>
                )}
                <Fact term={words.time}>{labels.quizDuration}</Fact>
                {!needed && !isSignedIn && <Fact term={words.atTheEnd}>{words.freeAccount}</Fact>}
                <Fact term={words.forWhom}>{whom}</Fact>
                <Fact term={words.haveReady}>{toHand}</Fact>
                <Fact term={words.youWillGet}>{siteSettings().hasMail ? resultByMail : result}</Fact>
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
