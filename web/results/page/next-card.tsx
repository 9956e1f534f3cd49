import { useId } from 'react';
import type { Recommendation } from '#shared/contract/result.ts';
import type { HeartParts } from '#shared/contract/result-additions.ts';
import { advisedQuestion, isAdvised } from '#shared/what-if/advised-question.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { useSubmissions } from '../../api/use-account.ts';
import { Evidence } from './evidence.tsx';
import { PrintButton } from './print-button.tsx';
import { PutInPlan } from './put-in-plan.tsx';
import styles from './result-card.module.css';

type NextCardProps = {
  content: ReadContent;
  kicker: string;
  /** The result whose plan the step can be put in; absent where a plan has no place. */
  planOf?: string;
};

/** Steps that can wait for the next visit to a clinician. */
const withoutHurry = new Set(['discussEnhancers', 'discussStatin', 'reviewTreatment', 'askClinician', 'lifestyle']);

/**
 * The one next action: what a clinician must see soon, else the recommendation to start with. Nothing does a smoker more good
 * than to stop, so no talk without hurry stands before that.
 */
export function NextCard({ content, kicker, planOf = '' }: NextCardProps) {
  const id = useId();
  const start = startOf(content);
  const due = content.heart?.nextStep;
  const step = start?.code === 'quitSmoking' && due && withoutHurry.has(due.code) ? null : due;
  const plan = useStepOfPlan(planOf, (step ?? start)?.code);
  if (!step && !start) return <PrintButton />;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <p className={styles.kicker} data-tone="sun">
        {kicker}
      </p>
      <h2 id={id}>{step?.title ?? (start && titleOf(start))}</h2>
      {step ? <Step {...step} /> : start && <Start start={start} sources={content.sources} />}
      {plan && <PutInPlan {...plan} />}
      <PrintButton isQuiet={plan !== null && !plan.isInPlan} />
    </section>
  );
}

/** Null where the step is none to plan, or the plan is not known yet. A newer result has the say over what is planned next. */
function useStepOfPlan(submissionId: string, code: string | undefined) {
  const { submissions } = useSubmissions();
  const own = submissions.find((row) => row.submissionId === submissionId);
  if (!own || !isAdvised(code)) return null;
  const question = advisedQuestion(code);
  const isInPlan = own.plan?.changes.some(({ questionId }) => questionId === question) ?? false;
  const isPast = submissions.some((row) => row.quizId === own.quizId && row.submittedAt > own.submittedAt);
  return isPast && !isInPlan ? null : { submissionId, question, isInPlan };
}

/** The action in a few words. */
export const titleOf = ({ title, area }: Pick<Recommendation, 'title' | 'area'>): string => title ?? area;

const startOf = ({ startWith, focus_areas: { topRecommendations } }: ReadContent): Recommendation | undefined =>
  startWith ? topRecommendations.find(({ code }) => code === startWith) : undefined;

function Step({ text, by }: NonNullable<HeartParts['nextStep']>) {
  return (
    <>
      <p>{text}</p>
      {by && <p className={styles.effect}>{by}</p>}
    </>
  );
}

function Start({ start, sources }: { start: Recommendation; sources: ReadContent['sources'] }) {
  const { userAnswer, recommendation, effect } = start;
  return (
    <div data-paper="spare">
      {userAnswer && <p className={styles.answer}>Your answer: {userAnswer}</p>}
      <p className={styles.how}>{recommendation}</p>
      {effect && <p className={styles.effect}>{effect}</p>}
      <Evidence of={start} sources={sources} />
    </div>
  );
}
