import * as text from '#feature-words/what-if.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import type { SincePart } from '#web/features/feature.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { useOptionWords } from '#web/place/place.ts';
import { useLoaded } from '#web/ui/loading.ts';

/** As many as users can take in at a glance. */
const mostShown = 2;

function Planned({ row }: { row: SubmissionRow }) {
  const changes = plannedIn(row);
  const words = useLoaded(true, loadWords); // if they cannot be loaded, the result still shows the plan
  const units = useUnits();
  const inPlace = useOptionWords();
  const more = changes.length - mostShown;
  return (
    <div>
      <h3>{text.yourPlan}</h3>
      <ul>
        {changes.slice(0, mostShown).map(({ questionId, value }) => (
          // The line is there before its words are loaded.
          <li key={questionId}>{words ? inPlace.sentence(words.plannedLine(questionId, value, units)) : '\u00a0'}</li>
        ))}
        {more > 0 && words && <li>{text.andMore(more)}</li>}
      </ul>
    </div>
  );
}

/** The words contain all questions of both quizzes, so they are loaded only for a user with a plan. */
const loadWords = () => import('#shared/features/what-if/planned-changes.ts');

/**
 * The planned changes of a result that has a figure, as on its page. Weight is left out, because a word about it could
 * hurt some users (METHODS 1.6) and the list does not say which.
 */
export const plannedIn = ({ headline, plan }: SubmissionRow): readonly PlannedChange[] =>
  headline?.standing === 'estimated' && headline.figure !== undefined
    ? (plan?.changes ?? []).filter(({ questionId }) => questionId !== 'weight')
    : [];

export const sinceLastTime: readonly SincePart[] = [
  { name: 'plan', isFor: (row) => plannedIn(row).length > 0, Part: Planned },
];
