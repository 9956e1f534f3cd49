import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#feature-words/what-if.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import type { QuizId } from '#shared/derived-names.ts';
import {
  answeredAs,
  type PlanOutcome,
  plannedInFull,
  plannedLine,
  plannedName,
  plannedQuiz,
  planOutcomes,
} from '#shared/features/what-if/planned-changes.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { type OwnAnswers, ownAnswersQuery, queryClient } from '#web/api/queries.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { useOptionWords } from '#web/place/place.ts';
import { useSubmissions } from '#web/session/session.ts';
import { ForLater } from '#web/shell/for-later.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/page.tsx';
import styles from './own-plan.module.css';

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

/** The plan that was saved on this result's page 'What if…'. */
export function OwnPlans({ result: { submissionId, content } }: { result: ReadResult }) {
  const own = useSubmissions().submissions.find((row) => row.submissionId === submissionId)?.plan;
  const changes = readableChanges(own?.changes ?? [], content.routes ?? []);
  if (changes.length === 0) return null;
  return (
    <>
      <OwnPlan submissionId={submissionId} changes={changes} />
      <ForLater />
    </>
  );
}

type PlanWentProps = {
  result: ReadResult;
  /** Keeps the place while the answers of both days are loaded. */
  waiting: ReactNode;
};

/** What the new answers say about the previous plan, starting with what was done. Renders nothing if they cannot be loaded. */
export function PlanWent({ result, waiting }: PlanWentProps) {
  const { submissionId, quiz_id: quizId, submittedAt, content } = result;
  const before = planBefore(useSubmissions().submissions, quizId, submittedAt);
  const planned = readableChanges(before?.changes ?? [], content.routes ?? []);
  if (!before || planned.length === 0) return null;
  return <PlanOutcomes changes={planned} beforeId={before.startedFrom} nowId={submissionId} waiting={waiting} />;
}

/**
 * The last plan with changes to answers of this quiz, and the answers that it started from. The changes of a heart plan
 * may belong to either quiz.
 */
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
  const inPlace = useOptionWords();
  return (
    <Section title={text.inYourPlanTitle}>
      <ul className={styles.lead}>
        {changes.map(({ questionId, value }) => (
          <li key={questionId}>{inPlace.sentence(plannedLine(questionId, value, units))}</li>
        ))}
      </ul>
      <p className={styles.lead}>
        {text.startWithOneNextTime} <Link to={`/what-if/${submissionId}`}>{text.changePlan}</Link>
      </p>
    </Section>
  );
}

type PlanOutcomesProps = { changes: readonly PlannedChange[]; beforeId: string; nowId: string; waiting: ReactNode };

function PlanOutcomes({ changes, beforeId, nowId, waiting }: PlanOutcomesProps) {
  const units = useUnits();
  const inPlace = useOptionWords();
  const answers = useQueries({ queries: [ownAnswersQuery(beforeId), ownAnswersQuery(nowId)] }, queryClient);
  if (answers.some(({ isPending }) => isPending)) return waiting;
  const [before, now] = answers.map(({ data }) => (data === 'unknown' ? undefined : data));
  if (!before || !now) return null;
  const outcomes = planOutcomes(changes, answersOf(before), answersOf(now)).sort((a, b) => order[a.is] - order[b.is]);
  if (outcomes.length === 0) return null;
  const inFull = (questionId: string, answer: Answer): string | null => {
    const words = plannedInFull(questionId, answer, units);
    return words && inPlace.sentence(words);
  };
  const words = (questionId: string, answer: Answer | undefined, stored: OwnAnswers): string => {
    if (answer === undefined) return text.notAnswered;
    const asked = answeredAs(questionId, answersOf(stored));
    const row = stored.answers.find((one) => one.questionId === asked);
    return (asked === questionId ? inFull(questionId, answer) : null) ?? row?.valueText ?? String(answer);
  };
  const isDone = outcomes.some(({ is }) => is === 'reached');
  return (
    <Section title={isDone ? text.youDidIt : text.howItWent} data-done={isDone}>
      {isDone && <CheckIcon />}
      <ul>
        {outcomes.map(({ questionId, is, planned, before: was, now: at }) => (
          <li key={questionId} data-is={is}>
            <b>
              {is === 'same'
                ? text.about(plannedName(questionId))
                : text.changeInWords(plannedName(questionId), words(questionId, at, now))}
            </b>{' '}
            {paragraph(
              is === 'same' ? text.noChangeYet : text.lastTime(words(questionId, was, before)),
              is !== 'reached' && text.aimingFor(inFull(questionId, planned) ?? String(planned)),
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was done first, then what changed, then the rest. */
const order: Readonly<Record<PlanOutcome['is'], number>> = { reached: 0, changed: 1, same: 2 };

const answersOf = ({ answers }: OwnAnswers): Readonly<Record<string, Answer>> =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
