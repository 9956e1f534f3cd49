import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubmissionRow as Submission } from '#shared/contract/submission.ts';
import { quizTitles } from '#shared/derived-names.ts';
import { usePollResult } from '../api/use-result.ts';
import { quizEmblems } from '../home/quiz-emblems.tsx';
import { useRetake } from '../session/retake.ts';
import { Button } from '../ui/button.tsx';
import { RetakeIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/page.tsx';
import { relativeTime } from '../ui/relative-time.ts';
import { Row } from '../ui/row.tsx';

type SubmissionRowProps = {
  submission: Submission;
  /** The newest submission of its quiz has the solid button. */
  isNewest: boolean;
  now: Date;
};

export function SubmissionRow({ submission, isNewest, now }: SubmissionRowProps) {
  const { quizId, submittedAt, submissionId } = submission;
  const retake = useRetake();
  const retakeButton = (
    <Button
      variant="ghost"
      size="icon"
      title="Retake Quiz"
      aria-label={`Retake Quiz: ${quizTitles[quizId]}`}
      onClick={() => retake(quizId)}
    >
      <RetakeIcon />
    </Button>
  );
  return (
    <Row
      stacked
      art={quizEmblems[quizId]}
      title={quizTitles[quizId]}
      meta={relativeTime(submittedAt, now)}
      aside={retakeButton}
    >
      <ViewResults submissionId={submissionId} title={quizTitles[quizId]} isNewest={isNewest} />
    </Row>
  );
}

/** Idle, then checking, then either the results page or, after `resultWaitMinutes`, idle again. */
function ViewResults({ submissionId, title, isNewest }: { submissionId: string; title: string; isNewest: boolean }) {
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
