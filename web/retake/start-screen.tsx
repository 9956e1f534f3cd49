import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quizRecords } from '#shared/derived-names.ts';
import { quizDuration } from '#shared/quiz/duration.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { dayOf } from '../account/day-of.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { useUnits } from '../measured/units.ts';
import { dropChanges } from '../my-answers/changes.ts';
import { earlierAnswers } from '../my-answers/earlier-answers.ts';
import { useLines } from '../my-answers/use-lines.ts';
import { localDay } from '../quiz/local-day.ts';
import quizStyles from '../quiz/quiz.module.css';
import { useEmptyQuiz } from '../session/retake.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import { beginWalk } from './begin-walk.ts';
import type { Begun } from './begun-before.ts';
import { Replaced } from './replaced.tsx';
import styles from './retake.module.css';

type StartScreenProps = {
  own: OwnAnswers;
  quiz: Quiz;
  begun: Begun;
  /** Drops what was answered on the sheets before. */
  onForget: () => Promise<void>;
  onStart: () => void;
};

type Way = 'sheets' | 'walk' | 'empty';

/** The three ways of taking the quiz again. */
export function StartScreen({ own, quiz, begun, onForget, onStart }: StartScreenProps) {
  const { quizId, submissionId } = own;
  const [way, setWay] = useState<Way>('sheets');
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const startEmpty = useEmptyQuiz();
  const today = localDay(new Date());
  const units = useUnits();
  const { isQuiet } = useLines(own, quiz, earlierAnswers(own), [], today);
  const forget = () => {
    dropChanges(`retake ${submissionId}`);
    return onForget();
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (way === 'sheets') {
      onStart();
      return navigate(`/retake/${submissionId}`, { state: { sheet: begun.sheets?.currentQuestion ?? 0 } });
    }
    if (way === 'walk' && !(await beginWalk({ own, quiz, today, units, isWeightQuiet: isQuiet })))
      return setFailed(true);
    await forget();
    if (way === 'walk') navigate(quizRecords[quizId].path);
    else startEmpty(quizId);
  };
  const card = (value: Way, label: string, hint: string) => (
    <RadioCard name="way" label={label} hint={hint} checked={way === value} onChoose={() => setWay(value)} />
  );
  return (
    <Frame own={own} lede="Most things stay the same from one quiz to the next." onSubmit={start}>
      {begun.sheets && (
        <div className={quizStyles.saved}>
          <p>You have begun with your answers. What you have changed is kept on this device.</p>
          <button type="button" className={quizStyles.link} onClick={forget}>
            Start over
          </button>
        </div>
      )}
      <fieldset className={styles.cards} aria-label="How to take it">
        {card(
          'sheets',
          'Show me only my answers',
          'A few lists. Change what is different, and answer what has to be asked anew.',
        )}
        {card('walk', 'Go through every question', 'Your last answer is ready on each.')}
        {card('empty', 'Start with nothing filled in', `It takes ${quizDuration}.`)}
      </fieldset>
      {way !== 'sheets' && <Replaced begun={begun} quizId={quizId} />}
      <div role="status">
        {hasFailed && (
          <Notice title="Not possible in this browser">
            It cannot store answers while you go from question to question. Choose ‘Show me only my answers’.
          </Notice>
        )}
      </div>
    </Frame>
  );
}

/** Of an earlier version of the quiz: there is one way only. */
export function EmptyOnly({ own }: { own: OwnAnswers }) {
  const startEmpty = useEmptyQuiz();
  const start = (event: FormEvent) => {
    event.preventDefault();
    startEmpty(own.quizId);
  };
  return (
    <Frame
      own={own}
      lede="The questions have been improved since, so your answers cannot be taken over."
      onSubmit={start}
    >
      <p>{`You start with nothing filled in. It takes ${quizDuration}.`}</p>
    </Frame>
  );
}

type FrameProps = { own: OwnAnswers; lede: string; onSubmit: (event: FormEvent) => void; children: ReactNode };

function Frame({ own: { quizId, submittedAt }, lede, onSubmit, children }: FrameProps) {
  const title = `Take the ${quizRecords[quizId].title} again`;
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <p className={styles.lede}>
          {submittedAt && `Your last one was on ${dayOf(submittedAt)}. `}
          {lede}
        </p>
        <form onSubmit={onSubmit} className={styles.form}>
          {children}
          <Button type="submit" block>
            Continue
          </Button>
        </form>
        <p className={styles.foot}>
          Your last result stays as it is. Questions that must be fresh, such as stress in the last month and symptoms,
          are never filled in.
        </p>
      </Column>
    </Screen>
  );
}
