import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { Answer } from '#shared/quiz/question.ts';
import type { Lever, Places } from './lever.ts';
import { movedLevers, stepAt } from './places.ts';

/** Where the levers stand for a plan that was saved before. A number goes to the nearest step: units may have changed since. */
export const placesOfPlan = (levers: readonly Lever[], changes: readonly PlannedChange[]): Places =>
  Object.fromEntries(
    changes.flatMap(({ questionId, value }) => {
      const lever = levers.find(({ id }) => id === questionId);
      const place = lever ? placeOf(lever, value) : -1;
      return place < 0 ? [] : [[questionId, place]];
    }),
  );

const placeOf = ({ steps }: Lever, value: Answer): number => {
  const exact = steps.findIndex(({ answer }) => answer === value);
  if (exact >= 0 || !Number.isFinite(Number(value))) return exact;
  const far = (answer: Answer | null) =>
    answer === null ? Number.POSITIVE_INFINITY : Math.abs(Number(answer) - Number(value));
  const nearest = steps.reduce(
    (best, step, at) => (far(step.answer) < far(steps[best]?.answer ?? null) ? at : best),
    0,
  );
  return Number.isFinite(far(steps[nearest]?.answer ?? null)) ? nearest : -1;
};

/** The answers that the moved levers stand at, as a plan is stored. */
export const planOfPlaces = (levers: readonly Lever[], places: Places): PlannedChange[] =>
  movedLevers(levers, places).flatMap((lever) => {
    const { answer } = stepAt(lever, places);
    return typeof answer === 'string' || typeof answer === 'number' ? [{ questionId: lever.id, value: answer }] : [];
  });
