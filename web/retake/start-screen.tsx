import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quizTitles } from '#shared/derived-names.ts';
import { quizDuration } from '#shared/quiz/duration.ts';
import { dayOf } from '../account/day-of.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { useRetake } from '../session/retake.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import styles from './retake.module.css';

type StartScreenProps = { own: OwnAnswers /** Of today's quiz. */; hasAnswersReady: boolean; onStart: () => void };

/** How to take the quiz again. */
export function StartScreen({ own, hasAnswersReady, onStart }: StartScreenProps) {
  const { quizId, submissionId, submittedAt } = own;
  const [isQuick, setQuick] = useState(hasAnswersReady);
  const navigate = useNavigate();
  const startEmpty = useRetake();
  const title = `Take the ${quizTitles[quizId]} again`;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!isQuick) return startEmpty(quizId);
    onStart();
    navigate(`/retake/${submissionId}`, { state: { sheet: 0 } });
  };
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <p className={styles.lede}>
          {submittedAt && `Your last one was on ${dayOf(submittedAt)}. `}
          {hasAnswersReady
            ? 'Most things stay the same from one quiz to the next.'
            : 'The questions have been improved since, so your answers cannot be taken over.'}
        </p>
        <form onSubmit={start} className={styles.form}>
          <fieldset className={styles.cards} aria-label="How to take it">
            {hasAnswersReady && (
              <RadioCard
                name="way"
                label="Show me only my answers"
                hint="A few lists. Change what is different, and answer what has to be asked anew."
                checked={isQuick}
                onChoose={() => setQuick(true)}
              />
            )}
            <RadioCard
              name="way"
              label="Start with nothing filled in"
              hint={`It takes ${quizDuration}.`}
              checked={!isQuick}
              onChoose={() => setQuick(false)}
            />
          </fieldset>
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
