import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import { asks, type Quiz } from '#shared/quiz/question.ts';
import { type Draft, removeDraft } from '#web/quiz/draft/drafts.ts';
import type { FoundDraft } from '#web/quiz/draft/find-draft.ts';
import type { LoginState } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayInWords, inWords } from '#web/ui/language.ts';
import { Column, Horizon, PageHeading } from '#web/ui/page.tsx';
import styles from './whose-draft-screen.module.css';

export type WhoseDraft = FoundDraft & {
  quiz: Quiz;
  quizId: QuizId;
  /** Called with the run that the user claims, or with none if they start afresh. */
  onAnswer: (acceptedRunId?: string) => void;
};

/**
 * Asks whose a draft is before any of it is shown, and before a retake removes it. It names the quiz, the time and the
 * position, but never an answer.
 */
export function WhoseDraftScreen({ draft, standing, quiz, quizId, onAnswer }: WhoseDraft) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const goOn = () =>
    standing === 'asks for login'
      ? navigate('/login', { state: { from: quizRecords[quizId].path } satisfies LoginState })
      : onAnswer(draft.runId);
  const left = `left the ${quizRecords[quizId].title} unfinished on this device ${timeOf(draft.savedAt, new Date())}${placeIn(quiz, draft)}. `;
  const { title, lede, yes, no, note } = words[standing];
  const startAfresh = async () => {
    setBusy(true);
    await removeDraft(quizId, draft.runId);
    onAnswer();
  };
  return (
    <Screen header={<Header end={null} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <p className={styles.lede}>{lede(left)}</p>
        <div className={styles.buttons}>
          <Button block onClick={goOn}>
            {yes}
          </Button>
          <Button variant="secondary" block busy={isBusy} onClick={startAfresh}>
            {no}
          </Button>
        </div>
        <p className={styles.note}>{note}</p>
      </Column>
      <Horizon />
    </Screen>
  );
}

const whose = {
  title: 'Are these answers yours?',
  no: 'No, start again',
  note: '“Start again” deletes the old answers from this device.',
};

const words = {
  theirs: {
    title: 'You have an unfinished quiz',
    lede: (left: string) => `You ${left}If you start again, we’ll delete those answers.`,
    yes: 'Continue the quiz',
    no: 'Start from scratch',
    note: 'Your earlier results stay as they are.',
  },
  asks: {
    ...whose,
    lede: (left: string) => `Someone ${left}We won’t show the answers until we know they’re yours.`,
    yes: 'Yes, continue',
  },
  'asks for login': {
    ...whose,
    lede: (left: string) => `Someone ${left}They were logged in. We won’t show the answers until they log in again.`,
    yes: 'Yes, log in to continue',
  },
} satisfies Record<FoundDraft['standing'], object>;

/** 'at 09:12 today', 'at 23:50 yesterday' or 'on 14 December', by this device's clock. */
export function timeOf(at: number, now: Date): string {
  const then = new Date(at);
  const time = inWords(at, { timeStyle: 'short' });
  if (then.toDateString() === now.toDateString()) return `at ${time} today`;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return `at ${time} yesterday`;
  return `on ${dayInWords(at)}`;
}

/**
 * ', at question 17 of 38'; blank before the first question. Counts only the questions that every user is asked,
 * because a number that depends on follow-up questions would reveal answers.
 */
export function placeIn(quiz: Quiz, { currentQuestion }: Pick<Draft, 'currentQuestion'>): string {
  const asked = questionsOnPath(quiz, { answers: {}, signedIn: false }).filter(asks);
  const passed = asked.filter((question) => quiz.questions.indexOf(question) <= currentQuestion);
  return passed.length > 0 ? `, at question ${passed.length} of ${asked.length}` : '';
}
