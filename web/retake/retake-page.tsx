import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Quiz } from '#shared/quiz/question.ts';
import type { OwnAnswers } from '../api/queries.ts';
import { OwnPage } from '../my-answers/own-page.tsx';
import { Screen } from '../shell/screen.tsx';
import { PageSpinner } from '../ui/button.tsx';
import { useBegun } from './begun-before.ts';
import { RetakeRun } from './retake-run.tsx';
import { EmptyOnly, StartScreen } from './start-screen.tsx';

/** A quiz once more, with the answers of an earlier submission ready. */
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
  const [begun, forget] = useBegun(own);
  const [wasStarted, setStarted] = useState(false);
  if (begun === null)
    return (
      <Screen>
        <PageSpinner words="Loading your answers" />
      </Screen>
    );
  // After a reload without saved answers the sheets begin anew, so that no symptom goes unasked.
  const isStarted = wasStarted || begun.sheets !== null;
  if (isStarted && typeof (state as { sheet?: unknown } | null)?.sheet === 'number')
    return <RetakeRun own={own} quiz={quiz} begun={begun.sheets} />;
  return <StartScreen own={own} quiz={quiz} begun={begun} onForget={forget} onStart={() => setStarted(true)} />;
}
