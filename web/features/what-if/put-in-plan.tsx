import { useNavigate } from 'react-router-dom';
import * as words from '#feature-words/what-if.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import { type AdvisedQuestion, advisedQuestion, isAdvised } from '#shared/features/what-if/advised-question.ts';
import { messageOf } from '#web/api/call.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { useSubmissions } from '#web/session/session.ts';
import { useAction } from '#web/ui/action.ts';
import { Button } from '#web/ui/button.tsx';

type StepProps = { submissionId: string; code: string | undefined };

/** Puts the advice of the first step into the plan with one press, and takes it out again with another. */
export function PutInPlan({ submissionId, code }: StepProps) {
  const step = useStepOfPlan(submissionId, code);
  return step && <PlanButtons submissionId={submissionId} {...step} />;
}

/**
 * Null if the step cannot be planned, or if the list is not loaded yet. A plan is saved as a whole, so a press without
 * its present contents would delete them. Only the newest result may add to the plan.
 */
function useStepOfPlan(submissionId: string, code: string | undefined) {
  const { submissions } = useSubmissions();
  const own = submissions.find((row) => row.submissionId === submissionId);
  if (!own || !isAdvised(code)) return null;
  const question = advisedQuestion(code);
  const isInPlan = own.plan?.changes.some(({ questionId }) => questionId === question) ?? false;
  const isPast = submissions.some((row) => row.quizId === own.quizId && row.submittedAt > own.submittedAt);
  return isPast && !isInPlan ? null : { question, isInPlan };
}

type PlanButtonsProps = { submissionId: string; question: AdvisedQuestion; isInPlan: boolean };

function PlanButtons({ submissionId, question, isInPlan }: PlanButtonsProps) {
  const { isBusy, fault, put, takeOut } = useAdvised(submissionId, question);
  return (
    <>
      {!isInPlan && (
        <Button busy={isBusy} busyLabel={words.adding} onClick={put}>
          {words.add}
        </Button>
      )}
      <p role="status">{isInPlan ? words.isInPlan : fault}</p>
      {isInPlan && (
        <Button variant="link" size="sm" busy={isBusy} busyLabel={words.removing} onClick={takeOut}>
          {words.remove}
        </Button>
      )}
    </>
  );
}

function useAdvised(submissionId: string, question: AdvisedQuestion) {
  const { submissions } = useSubmissions();
  const units = useUnits();
  const navigate = useNavigate();
  const { isBusy, said: fault, run } = useAction();
  const others = (submissions.find((row) => row.submissionId === submissionId)?.plan?.changes ?? []).filter(
    ({ questionId }) => questionId !== question,
  );
  const save = async (changes: readonly PlannedChange[]): Promise<string> => {
    const { savePlan } = await import('./save-plan.ts');
    const saved = await savePlan(submissionId, changes);
    return saved.ok
      ? ''
      : messageOf(saved, words.planNotChanged, { 'answer-not-acceptable': words.answerNotPlannable });
  };
  const advised = async (): Promise<string> => {
    const { advisedChange } = await import('./advised-change.ts');
    const change = await advisedChange({ question, submissionId, rows: submissions, units });
    if (change === 'none') return words.cannotBePlanned;
    // That page says why no change can be planned now.
    if (change === 'closed') await navigate(`/what-if/${submissionId}`);
    return change === 'closed' ? '' : save([...others, change]);
  };
  const press = (work: () => Promise<string>) => () => run(() => work().catch(() => words.planNotChanged));
  return { isBusy, fault, put: press(advised), takeOut: press(() => save(others)) };
}
