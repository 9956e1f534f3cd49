import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { Answer } from '#shared/quiz/question.ts';
import { answeredAs, type PlanOutcome, planOutcomes } from '#shared/what-if/plan-outcome.ts';
import { plannedName, plannedWords } from '#shared/what-if/planned-words.ts';
import { queryClient } from '../../api/query-client.ts';
import { type OwnAnswers, ownAnswersQuery } from '../../api/use-own-answers.ts';
import { useUnits } from '../../measured/units.ts';
import styles from './ideas.module.css';

type PlanOutcomesProps = { changes: readonly PlannedChange[]; beforeId: string; nowId: string };

/** What the new answers say of the last plan. It judges nothing, and nothing is missing where it cannot be loaded. */
export function PlanOutcomes({ changes, beforeId, nowId }: PlanOutcomesProps) {
  const id = useId();
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
    <section aria-labelledby={id}>
      <h2 id={id}>What became of your plan</h2>
      <p className={styles.lead}>
        What you wanted to change, and what your new answers say. Plans may take their time.
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
    </section>
  );
}

const ending = ({ is }: PlanOutcome, planned: string): string => {
  if (is === 'asPlanned') return 'As you planned.';
  return is === 'changed'
    ? `You had in mind: ${planned}.`
    : `As before, which is all right. You had in mind: ${planned}.`;
};

const answersOf = ({ answers }: OwnAnswers): Readonly<Record<string, Answer>> =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
