import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { OwnPage } from '../my-answers/own-page.tsx';
import { RetakeRun } from './retake-run.tsx';
import { StartScreen } from './start-screen.tsx';

/** A quiz once more, with the answers of an earlier submission ready. */
export function RetakePage() {
  const { submissionId = '' } = useParams();
  const { state } = useLocation();
  // After a reload the new answers are gone: the sheets then begin anew, so that no symptom goes unasked.
  const [wasStarted, setStarted] = useState(false);
  const isStarted = wasStarted && typeof (state as { sheet?: unknown } | null)?.sheet === 'number';
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) =>
        quiz && isStarted ? (
          <RetakeRun own={own} quiz={quiz} />
        ) : (
          <StartScreen own={own} hasAnswersReady={quiz !== null} onStart={() => setStarted(true)} />
        )
      }
    </OwnPage>
  );
}
