import { useNavigate } from 'react-router-dom';
import type { PlannedChange } from '#shared/contract/submission.ts';
import type { AdvisedQuestion } from '#shared/what-if/advised-question.ts';
import { messageOf } from '../../api/call.ts';
import { useUnits } from '../../measured/use-units.ts';
import { useSubmissions } from '../../session/session.ts';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/button.tsx';
import styles from './steps.module.css';

type PutInPlanProps = { submissionId: string; question: AdvisedQuestion; isInPlan: boolean };

/** Puts the advice of the card into the plan with one press, and takes it out again with another. */
export function PutInPlan({ submissionId, question, isInPlan }: PutInPlanProps) {
  const { isBusy, fault, put, takeOut } = useAdvised(submissionId, question);
  return (
    <div className={styles.planned} data-paper="spare">
      {!isInPlan && (
        <Button busy={isBusy} busyLabel="Adding…" onClick={put}>
          Add to my plan
        </Button>
      )}
      <p role="status">{isInPlan ? 'In your plan. Next time, we’ll show you how it went.' : fault}</p>
      {isInPlan && (
        <Button variant="link" size="sm" busy={isBusy} busyLabel="Removing…" onClick={takeOut}>
          Remove from my plan
        </Button>
      )}
    </div>
  );
}

const notSaved = 'We couldn’t change your plan. Check your connection and try again.';
const noSlider = 'You can’t add this one to your plan. It stays on this page, and you can print it.';

function useAdvised(submissionId: string, question: AdvisedQuestion) {
  const { submissions } = useSubmissions();
  const units = useUnits();
  const navigate = useNavigate();
  const { isBusy, said: fault, run } = useAction();
  const others = (submissions.find((row) => row.submissionId === submissionId)?.plan?.changes ?? []).filter(
    ({ questionId }) => questionId !== question,
  );
  const save = async (changes: readonly PlannedChange[]): Promise<string> => {
    const { savePlan } = await import('../../api/follow-account.ts');
    const saved = await savePlan(submissionId, changes);
    return saved.ok ? '' : messageOf(saved, notSaved);
  };
  const advised = async (): Promise<string> => {
    const { advisedChange } = await import('../../what-if/advised-change.ts');
    const change = await advisedChange({ question, submissionId, rows: submissions, units });
    if (change === 'none') return noSlider;
    // That page says why no change can be planned now.
    if (change === 'closed') await navigate(`/what-if/${submissionId}`);
    return change === 'closed' ? '' : save([...others, change]);
  };
  const press = (work: () => Promise<string>) => () => run(() => work().catch(() => notSaved));
  return { isBusy, fault, put: press(advised), takeOut: press(() => save(others)) };
}
