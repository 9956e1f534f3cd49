import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { readExport } from '#shared/verify/read-export.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import type { LoginState } from '../session/login-state.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { ResultTable } from './result-table.tsx';
import { Told } from './told.tsx';
import { type Outcome, verifyAll } from './verify-file.ts';
import styles from './verify-page.module.css';

const notCollected = 'Your result could not be fetched just now. Please try again.';
const unknown = 'There is no result of yours here. Open it from your dashboard.';

/** One result of the person who is signed in, from what is stored of them, as the download has it. */
export function OwnResult({ submissionId }: { submissionId: string }) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const isRenewing = useSession(({ renewing }) => renewing !== null);
  if (isSignedIn) return <Fetched submissionId={submissionId} />;
  if (isRenewing) return <PageSpinner words="Checking the result…" />;
  const state: LoginState = { from: `/verify/${submissionId}` };
  return (
    <Notice title="This result belongs to an account">
      <p>
        <Link to="/login" state={state}>
          Log in to check it
        </Link>
      </p>
    </Notice>
  );
}

function Fetched({ submissionId }: { submissionId: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const check = async () => {
    setOutcome(null);
    setOutcome(await verifyOwn(submissionId));
  };
  const begin = useEffectEvent(check);
  useEffect(() => void begin(), []);
  return (
    <>
      <Told outcome={outcome} />
      {outcome ? <Shown outcome={outcome} onAgain={check} /> : <PageSpinner words="Checking the result…" />}
    </>
  );
}

function Shown({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  if ('found' in outcome) return <ResultTable found={outcome.found} />;
  return (
    <Notice tone="error">
      <p>{outcome.fault}</p>
      <div className={styles.again}>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

const verifyOwn = async (submissionId: string): Promise<Outcome> => {
  const answer = await call('exportMe', undefined);
  if (!answer.ok) return { fault: messageOf(answer, notCollected) };
  const own = readExport(answer.data)?.filter((result) => result.submissionId === submissionId) ?? [];
  return own.length === 0 ? { fault: unknown } : verifyAll(own);
};
