import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import { advisedAnswer } from '#shared/features/what-if/advised-answer.ts';
import type { AdvisedQuestion } from '#shared/features/what-if/advised-question.ts';
import { leversInOrder, placesOfPlan, planOfPlaces } from '#shared/features/what-if/places.ts';
import { whatIfStanding } from '#shared/features/what-if/what-if-standing.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { loadWhatIf } from './load-what-if.ts';

type Advised = {
  readonly question: AdvisedQuestion;
  readonly submissionId: string;
  readonly rows: readonly SubmissionRow[];
  readonly units: UnitPreference;
};

/**
 * The change that a piece of advice means, by the rules of the page 'What if…', so that both lead to the same plan.
 * `closed`: that page would not open for this user now. `none`: that page has no slider for this advice. Throws if the
 * answers cannot be loaded.
 */
export async function advisedChange(advised: Advised): Promise<PlannedChange | 'closed' | 'none'> {
  const { question, submissionId, rows, units } = advised;
  const ready = await loadWhatIf(submissionId, rows);
  if (ready === 'unknown' || 'older' in ready) return 'none';
  const { own, explorer, base, guarded } = ready;
  const standing = whatIfStanding(own.quizId, explorer.figureOf, guarded);
  if (standing.is !== 'open') return 'closed';
  const person = readPerson(base);
  const levers = leversInOrder(base, explorer.leversOf(person, standing.routes, units), explorer);
  const value = advisedAnswer(question, person, standing.routes);
  if (value === undefined) return 'none';
  const places = placesOfPlan(levers, [{ questionId: question, value }]);
  return planOfPlaces(levers, places)[0] ?? 'none';
}
