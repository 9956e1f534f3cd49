import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { quizDuration, quizRecords } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { OwnPage } from '#web/own-answers/own-page.tsx';
import { useOptionWords } from '#web/place/place.ts';
import { localDay } from '#web/quiz/local-day.ts';
import quizStyles from '#web/quiz/quiz.module.css';
import { useEmptyQuiz } from '#web/session/start-over.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, PageSpinner } from '#web/ui/button.tsx';
import { RadioCard } from '#web/ui/choices.tsx';
import { dayOf } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { dropChanges, useLines } from '../answers/changes.ts';
import answersStyles from '../answers/my-answers.module.css';
import styles from './retake.module.css';
import { type RetakeDrafts, storeRetakeDraft, useRetakeDrafts } from './retake-drafts.ts';
import { RetakeRun } from './retake-run.tsx';

/** Takes a quiz again, starting from the answers of an earlier submission. */
export function RetakePage() {
  const { submissionId = '' } = useParams();
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) => (quiz ? <Retake own={own} quiz={quiz} /> : <EmptyOnly own={own} />)}
    </OwnPage>
  );
}

function Retake({ own, quiz }: { own: OwnAnswers; quiz: Quiz }) {
  const { state } = useLocation();
  const [drafts, forget] = useRetakeDrafts(own);
  const [wasStarted, setStarted] = useState(false);
  if (drafts === null)
    return (
      <Screen>
        <PageSpinner words="Loading your answers" />
      </Screen>
    );
  // After a reload without saved answers the sheets start afresh, so that no symptom goes unasked.
  const isStarted = wasStarted || drafts.sheets !== null;
  if (isStarted && typeof (state as { sheet?: unknown } | null)?.sheet === 'number')
    return <RetakeRun own={own} quiz={quiz} saved={drafts.sheets} />;
  return <StartScreen own={own} quiz={quiz} drafts={drafts} onForget={forget} onStart={() => setStarted(true)} />;
}

type StartScreenProps = {
  own: OwnAnswers;
  quiz: Quiz;
  drafts: RetakeDrafts;
  /** Removes what was answered on the sheets before. */
  onForget: () => Promise<void>;
  onStart: () => void;
};

type Way = 'sheets' | 'questions' | 'empty';

function StartScreen({ own, quiz, drafts, onForget, onStart }: StartScreenProps) {
  const { quizId, submissionId } = own;
  const [way, setWay] = useState<Way>('sheets');
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const startEmpty = useEmptyQuiz();
  const today = localDay(new Date());
  const units = useUnits();
  const asked = useOptionWords().quiz(quiz);
  const { isQuiet } = useLines(own, quiz, earlierAnswers(own), [], today);
  const forget = () => {
    dropChanges(`retake ${submissionId}`);
    return onForget();
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (way === 'sheets') {
      onStart();
      return navigate(`/retake/${submissionId}`, { state: { sheet: drafts.sheets?.currentQuestion ?? 0 } });
    }
    if (way === 'questions' && !(await storeRetakeDraft({ own, quiz: asked, today, units, isWeightQuiet: isQuiet })))
      return setFailed(true);
    await forget();
    if (way === 'questions') void navigate(quizRecords[quizId].path);
    else startEmpty(quizId);
  };
  const card = (value: Way, label: string, hint: string) => (
    <RadioCard name="way" label={label} hint={hint} checked={way === value} onChoose={() => setWay(value)} />
  );
  return (
    <Frame own={own} lede="Most things stay the same from one quiz to the next." onSubmit={start}>
      {drafts.sheets && (
        <div className={quizStyles.saved}>
          <p>You’ve already started with your answers. Your changes are saved on this device.</p>
          <button type="button" className={quizStyles.link} onClick={forget}>
            Start over
          </button>
        </div>
      )}
      <fieldset className={styles.cards} aria-label="How to take it">
        {card(
          'sheets',
          'Show me only my answers',
          'A few short lists. Change what’s different, and answer a few questions again.',
        )}
        {card('questions', 'Go through every question', 'Your last answer is filled in on each.')}
        {card('empty', 'Start from scratch', `It takes ${quizDuration}.`)}
      </fieldset>
      {way !== 'sheets' && drafts.sheets && (
        <Notice title="You’ll lose the changes you’ve made">
          Choose ‘Show me only my answers’ to carry on where you were.
        </Notice>
      )}
      {way !== 'sheets' && drafts.hasUnfinishedQuiz && (
        <Notice title="You have an unfinished quiz">
          <p>
            {'This replaces it. You can also '}
            <Link to={quizRecords[quizId].path}>carry on with it</Link>.
          </p>
        </Notice>
      )}
      <div role="status">
        {hasFailed && (
          <Notice title="Not possible in this browser">
            This browser can’t save answers between questions. Choose ‘Show me only my answers’.
          </Notice>
        )}
      </div>
    </Frame>
  );
}

/** After answers to an earlier version of the quiz, the only way is an empty quiz. */
function EmptyOnly({ own }: { own: OwnAnswers }) {
  const startEmpty = useEmptyQuiz();
  const start = (event: FormEvent) => {
    event.preventDefault();
    startEmpty(own.quizId);
  };
  return (
    <Frame own={own} lede="We’ve improved the questions since then, so we can’t fill in your answers." onSubmit={start}>
      <p>{`You’ll start from scratch. It takes ${quizDuration}.`}</p>
    </Frame>
  );
}

type FrameProps = { own: OwnAnswers; lede: string; onSubmit: (event: FormEvent) => void; children: ReactNode };

function Frame({ own: { quizId, submittedAt }, lede, onSubmit, children }: FrameProps) {
  const title = `Take it again: ${quizRecords[quizId].title}`;
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} />}>
      <Column className={answersStyles.page}>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <p className={quizStyles.subtext}>
          {submittedAt && `Your last one was on ${dayOf(submittedAt)}. `}
          {lede}
        </p>
        <form onSubmit={onSubmit} className={styles.form}>
          {children}
          <Button type="submit" block>
            Continue
          </Button>
        </form>
        <p className={answersStyles.foot}>
          Your last result stays as it is. We always ask again about things that change, such as symptoms and stress in
          the last month.
        </p>
      </Column>
    </Screen>
  );
}
