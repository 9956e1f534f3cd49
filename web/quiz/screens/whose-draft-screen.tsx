import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { LoginState } from '../../session/login-state.ts';
import { Header } from '../../shell/header.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Horizon } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { removeDraft } from '../draft/drafts.ts';
import type { FoundDraft } from '../draft/find-draft.ts';
import { placeIn } from './place-in.ts';
import { timeOf } from './time-of.ts';
import styles from './whose-draft-screen.module.css';

export type WhoseDraft = FoundDraft & {
  quiz: Quiz;
  quizId: QuizId;
  /** Called with the run that the person calls theirs; without one when they start afresh. */
  onAnswer: (acceptedRunId?: string) => void;
};

/**
 * Asks before anything of a draft is shown, and before a retake drops it. It tells the quiz, the time and the place, and never
 * an answer.
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
  no: 'No, start afresh',
  note: '“Start afresh” deletes the old answers from this device.',
};

const words = {
  theirs: {
    title: 'You have an unfinished quiz',
    lede: (left: string) => `You ${left}Starting again removes those answers.`,
    yes: 'Go on with it',
    no: 'Start with nothing filled in',
    note: 'Results that you have had stay as they are.',
  },
  asks: {
    ...whose,
    lede: (left: string) => `Someone ${left}We don’t show the answers until we know that they are yours.`,
    yes: 'Yes, go on with them',
  },
  'asks for login': {
    ...whose,
    lede: (left: string) =>
      `Someone ${left}They were logged in. We don’t show the answers until they have logged in again.`,
    yes: 'Yes, log in to go on',
  },
} satisfies Record<FoundDraft['standing'], object>;
