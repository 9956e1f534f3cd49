import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuizId, quizPaths, quizTitles } from '#shared/derived-names.ts';
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

/** Asks before anything of a draft is shown. It tells the quiz, the time and the place, and never an answer. */
export function WhoseDraftScreen({ draft, standing, quiz, quizId, onAnswer }: WhoseDraft) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const goOn = () =>
    standing === 'asks'
      ? onAnswer(draft.runId)
      : navigate('/login', { state: { from: quizPaths[quizId] } satisfies LoginState });
  const startAfresh = async () => {
    setBusy(true);
    await removeDraft(quizId, draft.runId);
    onAnswer();
  };
  return (
    <Screen header={<Header end={null} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle="Are these answers yours?">Are these answers yours?</PageHeading>
        <p className={styles.lede}>
          {`Someone left the ${quizTitles[quizId]} unfinished on this device ${timeOf(draft.savedAt, new Date())}${placeIn(quiz, draft)}. `}
          {standing === 'asks'
            ? 'We don’t show the answers until we know that they are yours.'
            : 'They were logged in. We don’t show the answers until they have logged in again.'}
        </p>
        <div className={styles.buttons}>
          <Button block onClick={goOn}>
            {standing === 'asks' ? 'Yes, go on with them' : 'Yes, log in to go on'}
          </Button>
          <Button variant="secondary" block busy={isBusy} onClick={startAfresh}>
            No, start afresh
          </Button>
        </div>
        <p className={styles.note}>“Start afresh” deletes the old answers from this device.</p>
      </Column>
      <Horizon />
    </Screen>
  );
}
