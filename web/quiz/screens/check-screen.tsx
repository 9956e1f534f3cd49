import { type FormEvent, type Ref, useRef } from 'react';
import { quizRecords } from '#shared/derived-names.ts';
import { listSubmits } from '#shared/quiz/check.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import { type AnswerCount, countAnswers } from '#shared/quiz/visible.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz.ts';
import { type AnswerLine, answerChapters } from '../../answers/answer-chapters.ts';
import { AnswerList, Tally } from '../../answers/answer-list.tsx';
import { useUnits } from '../../measured/use-units.ts';
import { useOptionWords } from '../../place/place.ts';
import { Screen } from '../../shell/screen.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions, Next } from '../actions.tsx';
import type { FramedScreenProps } from '../open-quiz.ts';
import { moreNeeded } from '../outbox/refusal-text.ts';
import styles from '../quiz.module.css';
import checkStyles from './check-screen.module.css';

/** All answers before they are sent. Each is one press away from its question, and one press back. */
export function CheckScreen({ open, view, header, onBack }: FramedScreenProps) {
  const { quiz, quizId, run, today } = open;
  const { answers, check } = view.state;
  const summary = useRef<HTMLDivElement>(null);
  const given = { answers, typed: view.typedAnswers, units: useUnits() };
  const chapters = answerChapters(useOptionWords().quiz(quiz), given, today);
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const skipped = lines.filter(({ value }) => value === null);
  const count = countAnswers(quiz, answers);
  const submits = listSubmits(quiz, view.state);
  const openLine = (questionId: string) => run.dispatch({ type: 'opened', questionId });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooFew(count)) summary.current?.focus();
    else run.dispatch({ type: 'continued' });
  };
  return (
    <Screen header={header}>
      <form className={styles.quiz} onSubmit={submit}>
        <Column className={checkStyles.body}>
          <PageHeading documentTitle={words.checkTitle} within={quizRecords[quizId].title}>
            {words.checkTitle}
          </PageHeading>
          {isTooFew(count) ? (
            <TooFew ref={summary} count={count} lines={lines} onOpen={openLine} />
          ) : (
            <p className={styles.subtext}>{submits ? words.checkThenSend : words.checkThenContinue}</p>
          )}
          <Tally counts={{ answered: lines.length - skipped.length, skipped: skipped.length }} />
          {skipped.length > 0 && (
            <div className={checkStyles.skipped}>
              <Notice title={words.skippedSoFar}>
                <Lines lines={skipped} onOpen={openLine} />
              </Notice>
            </div>
          )}
          <AnswerList chapters={chapters} onOpen={openLine} focusOn={check?.questionId} />
        </Column>
        <Actions onBack={onBack} hasLine>
          <Next label={submits ? labels.submit : labels.continueLabel} />
        </Actions>
      </form>
    </Screen>
  );
}

type LinesProps = { lines: readonly AnswerLine[]; onOpen: (questionId: string) => void };

/** What the server would refuse, shown before anything is sent. */
function TooFew({ count, lines, onOpen, ref }: LinesProps & { count: AnswerCount; ref: Ref<HTMLDivElement> }) {
  const missing = lines.filter(({ questionId }) => count.missing.includes(questionId));
  return (
    <div className={checkStyles.tooFew} ref={ref} tabIndex={-1} role="alert">
      <h2>{labels.needMoreAnswers}</h2>
      {missing.length > 0 && (
        <>
          <p>{words.notWithoutThese}</p>
          <Lines lines={missing} onOpen={onOpen} />
        </>
      )}
      <p>{moreNeeded(count)}</p>
    </div>
  );
}

function Lines({ lines, onOpen }: LinesProps) {
  return (
    <ul className={checkStyles.links}>
      {lines.map(({ questionId, name }) => (
        <li key={questionId}>
          <button type="button" className={styles.link} onClick={() => onOpen(questionId)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
