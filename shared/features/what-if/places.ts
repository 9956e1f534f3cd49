import type { PlannedChange } from '#shared/contract/submission.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { FigureOf, Lever, OwnPair, Places } from './lever.ts';

const placeOf = ({ id, today }: Lever, places: Places): number => places[id] ?? today;

/** The levers that apply at these places. For example, intensity applies only to a person who exercises. */
export const shownLevers = (levers: readonly Lever[], places: Places): readonly Lever[] =>
  levers.filter(({ beyondFirstStepOf: other }) => {
    const parent = levers.find(({ id }) => id === other);
    return other === undefined || parent === undefined || placeOf(parent, places) > 0;
  });

/** The levers that are not at today's step. */
export const movedLevers = (levers: readonly Lever[], places: Places): readonly Lever[] =>
  shownLevers(levers, places).filter((lever) => placeOf(lever, places) !== lever.today);

export const stepAt = (lever: Lever, places: Places) => {
  const step = lever.steps[placeOf(lever, places)];
  if (!step) throw new Error(`Lever ${lever.id} has no step ${places[lever.id]}; it has ${lever.steps.length}.`);
  return step;
};

/** The user's answers, with the answers of the moved levers. A lever that depends on another one is applied last. */
export const withPlaces = (own: OwnPair, levers: readonly Lever[], places: Places): OwnPair => {
  const moved = [...movedLevers(levers, places)].sort((a, b) => rank(a) - rank(b));
  const changed = (quiz: Lever['quiz'], answers: Answers) =>
    moved.filter((lever) => lever.quiz === quiz).reduce((before, lever) => changedBy(lever, places, before), answers);
  return { ...own, longevity: changed('longevity', own.longevity), heart: changed('heart', own.heart) };
};

const rank = ({ beyondFirstStepOf }: Lever): number => (beyondFirstStepOf === undefined ? 0 : 1);

const changedBy = (lever: Lever, places: Places, answers: Answers): Answers => {
  const { answer } = stepAt(lever, places);
  if (answer === null) return answers;
  const left = Object.entries(answers).filter(([id]) => !lever.linked?.drop.includes(id));
  return { ...Object.fromEntries(left), ...lever.linked?.set, [lever.id]: answer };
};

/** Decides which levers are worth showing. */
export type Weighing = {
  readonly figureOf: FigureOf;
  /** A lever with a smaller effect is not shown. In years or percentage points. */
  readonly smallestEffect: number;
  /** Levers that are shown even if no step lowers the figure, because the evidence says that more is not better. */
  readonly alwaysThere: readonly string[];
};

/**
 * The levers that can lower the figure, largest effect first. A lever at its best step is left out unless `alwaysThere` names it.
 */
export const leversInOrder = (
  own: OwnPair,
  levers: readonly Lever[],
  { figureOf, smallestEffect, alwaysThere }: Weighing,
): readonly Lever[] => {
  const valueAt = (places: Places) => figureOf(withPlaces(own, levers, places))?.value;
  const largest = (lever: Lever): number => {
    const before = withParentMoved(lever, levers);
    const now = valueAt(before) ?? 0;
    return Math.max(...lever.steps.map((_, at) => now - (valueAt({ ...before, [lever.id]: at }) ?? now)));
  };
  return levers
    .map((lever) => ({ lever, effect: round(largest(lever), 1) }))
    .filter(({ lever, effect }) => effect >= smallestEffect || alwaysThere.includes(lever.id))
    .sort((a, b) => b.effect - a.effect)
    .map(({ lever }) => lever);
};

/** Intensity counts only with an active day, so for a person without one its effect is measured with one active day. */
const withParentMoved = ({ beyondFirstStepOf }: Lever, levers: readonly Lever[]): Places => {
  const parent = levers.find(({ id }) => id === beyondFirstStepOf);
  return parent?.today === 0 ? { [parent.id]: 1 } : {};
};

/** The places of a saved plan. A number goes to the nearest step, because the user's units may have changed since. */
export const placesOfPlan = (levers: readonly Lever[], changes: readonly PlannedChange[]): Places =>
  Object.fromEntries(
    changes.flatMap(({ questionId, value }) => {
      const lever = levers.find(({ id }) => id === questionId);
      const place = lever ? placeNearest(lever, value) : -1;
      return place < 0 ? [] : [[questionId, place]];
    }),
  );

const placeNearest = ({ steps }: Lever, value: Answer): number => {
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

/** The answers at the places of the moved levers, as a plan stores them. */
export const planOfPlaces = (levers: readonly Lever[], places: Places): PlannedChange[] =>
  movedLevers(levers, places).flatMap((lever) => {
    const { answer } = stepAt(lever, places);
    return typeof answer === 'string' || typeof answer === 'number' ? [{ questionId: lever.id, value: answer }] : [];
  });
