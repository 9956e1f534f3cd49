import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshAccount } from '../api/account.ts';
import { usePollResult } from '../api/use-result.ts';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/page.tsx';

type ViewResultsProps = { submissionId: string; title: string; isNewest: boolean };

/** Idle, then checking, then either the results page or, after `resultWaitMinutes`, idle again. */
export function ViewResults({ submissionId, title, isNewest }: ViewResultsProps) {
  const navigate = useNavigate();
  const [wasPressed, setPressed] = useState(false);
  const { isChecking, check } = usePollResult(submissionId, () => navigate(`/results/${submissionId}`));
  return (
    <div>
      <Button
        block
        size="sm"
        variant={isNewest ? 'primary' : 'secondary'}
        busy={isChecking}
        busyLabel="Checking…"
        aria-label={isChecking ? undefined : `View Results: ${title}`}
        onClick={() => {
          setPressed(true);
          check();
        }}
      >
        View Results
      </Button>
      <VisuallyHidden role="status">{wasPressed && (isChecking ? 'Checking' : 'Not ready yet')}</VisuallyHidden>
    </div>
  );
}

/** Beside it for a result that takes longer than usual: asks for the list once. The row says what came of it. */
export function CheckNow({ title }: { title: string }) {
  const [isChecking, setChecking] = useState(false);
  const [wasChecked, setChecked] = useState(false);
  const check = async () => {
    setChecking(true);
    await refreshAccount({ isStale: true });
    setChecking(false);
    setChecked(true);
  };
  return (
    <div>
      <Button
        block
        size="sm"
        variant="ghost"
        busy={isChecking}
        busyLabel="Checking…"
        aria-label={isChecking ? undefined : `Check now: ${title}`}
        onClick={check}
      >
        Check now
      </Button>
      <VisuallyHidden role="status">{isChecking ? 'Checking' : wasChecked && 'Not ready yet'}</VisuallyHidden>
    </div>
  );
}
