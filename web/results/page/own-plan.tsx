import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import {
  answeredAs,
  type PlanOutcome,
  plannedName,
  plannedQuiz,
  plannedWords,
  planOutcomes,
} from '#shared/what-if/planned-changes.ts';
import { type OwnAnswers, ownAnswersQuery, queryClient } from '../../api/queries.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { useUnits } from '../../measured/use-units.ts';
import { useSubmissions } from '../../session/session.ts';
import { loadStyles } from '../../ui/loading.ts';
import { Section } from '../../ui/page.tsx';
import styles from './own-plan.module.css';

/** If it cannot be loaded, nothing is missing: the account page has it too. */
const Reminder = lazy(() =>
  Promise.all([import('../../reminder/reminder.tsx'), loadStyles('rest')]).then(
    ([{ Reminder: it }]) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

/** Routes on which a word about weight could hurt (METHODS 1.6). */
const quietOnWeight: ReadonlySet<string> = new Set<RouteCode>([
  'underweight',
  'severeUnderweight',
  'eatingRisk',
  'pregnant',
  'frail',
  'heartFailureSigns',
]);

/** The changes of a plan that this user may read now, whatever their route was when they made it. */
const readableChanges = (changes: readonly PlannedChange[], routes: readonly string[]): readonly PlannedChange[] =>
  routes.some((route) => quietOnWeight.has(route))
    ? changes.filter(({ questionId }) => questionId !== 'weight')
    : changes;

/** The plan that was saved on this result's page 'What if…', and the outcome of the plan before. */
export function OwnPlans({ result }: { result: ReadResult }) {
  const { submissionId, quiz_id: quizId, submittedAt, content } = result;
  const { submissions } = useSubmissions();
  const own = submissions.find((row) => row.submissionId === submissionId)?.plan;
  const before = planBefore(submissions, quizId, submittedAt);
  const routes = content.routes ?? [];
  const changes = readableChanges(own?.changes ?? [], routes);
  const planned = readableChanges(before?.changes ?? [], routes);
  return (
    <>
      {before && planned.length > 0 && (
        <PlanOutcomes changes={planned} beforeId={before.startedFrom} nowId={submissionId} />
      )}
      {changes.length > 0 && (
        <>
          <OwnPlan submissionId={submissionId} changes={changes} />
          <Suspense>
            <Reminder />
          </Suspense>
        </>
      )}
    </>
  );
}

/** The last plan about answers of this quiz, and the answers that it started from: those of a heart plan may belong to either quiz. */
const planBefore = (rows: readonly SubmissionRow[], quizId: QuizId, submittedAt: string) => {
  const earlier = rows
    .filter((row) => row.submittedAt < submittedAt)
    .sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  for (const { plan, submittedAt: at } of earlier) {
    const changes = (plan?.changes ?? []).filter(({ questionId }) => plannedQuiz(questionId) === quizId);
    const from = earlier.find((row) => row.quizId === quizId && row.submittedAt <= at);
    if (changes.length > 0 && from) return { changes, startedFrom: from.submissionId };
  }
  return null;
};

function OwnPlan({ submissionId, changes }: { submissionId: string; changes: readonly PlannedChange[] }) {
  const units = useUnits();
  return (
    <Section title="In your plan">
      <ul className={styles.lead}>
        {changes.map(({ questionId, value }) => (
          <li key={questionId}>
            {plannedName(questionId)}: {plannedWords(questionId, value, units)}
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        Start with one. Next time, we’ll show you how it went.{' '}
        <Link to={`/what-if/${submissionId}`}>Change the plan</Link>
      </p>
    </Section>
  );
}

type PlanOutcomesProps = { changes: readonly PlannedChange[]; beforeId: string; nowId: string };

/** What the new answers say about the last plan, without a judgement. If it cannot be loaded, nothing is missing. */
function PlanOutcomes({ changes, beforeId, nowId }: PlanOutcomesProps) {
  const units = useUnits();
  const [before, now] = useQueries({ queries: [ownAnswersQuery(beforeId), ownAnswersQuery(nowId)] }, queryClient).map(
    ({ data }) => (data === 'unknown' ? undefined : data),
  );
  if (!before || !now) return null;
  const outcomes = planOutcomes(changes, answersOf(before), answersOf(now));
  if (outcomes.length === 0) return null;
  const words = (questionId: string, answer: Answer | undefined, stored: OwnAnswers): string => {
    if (answer === undefined) return 'not answered';
    const asked = answeredAs(questionId, answersOf(stored));
    const row = stored.answers.find((one) => one.questionId === asked);
    return (asked === questionId ? plannedWords(questionId, answer, units) : null) ?? row?.valueText ?? String(answer);
  };
  return (
    <Section title="How your plan went">
      <p className={styles.lead}>
        What you wanted to change, and what your new answers show. It’s fine if it takes time.
      </p>
      <ul className={styles.lead}>
        {outcomes.map((outcome) => (
          <li key={outcome.questionId}>
            <b>{plannedName(outcome.questionId)}</b>: {words(outcome.questionId, outcome.before, before)} →{' '}
            {words(outcome.questionId, outcome.now, now)}.{' '}
            {ending(outcome, plannedWords(outcome.questionId, outcome.planned, units) ?? String(outcome.planned))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ending = ({ is }: PlanOutcome, planned: string): string => {
  if (is === 'reached') return 'You did what you planned.';
  return is === 'changed'
    ? `You were aiming for: ${planned}.`
    : `No change yet, and that’s fine. You were aiming for: ${planned}.`;
};

const answersOf = ({ answers }: OwnAnswers): Readonly<Record<string, Answer>> =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
