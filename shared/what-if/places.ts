import type { PlannedChange } from '#shared/contract/own-plan.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import type { Lever, Places } from './lever.ts';
import type { OwnPair } from './own-pair.ts';

const placeOf = ({ id, today }: Lever, places: Places): number => places[id] ?? today;

/** Levers that are there with these places: how hard somebody exercises is asked of those who do. */
export const shownLevers = (levers: readonly Lever[], places: Places): readonly Lever[] =>
  levers.filter(({ beyondFirstStepOf: other }) => {
    const parent = levers.find(({ id }) => id === other);
    return other === undefined || parent === undefined || placeOf(parent, places) > 0;
  });

/** The levers that stand elsewhere than today. */
export const movedLevers = (levers: readonly Lever[], places: Places): readonly Lever[] =>
  shownLevers(levers, places).filter((lever) => placeOf(lever, places) !== lever.today);

/** Where a lever stands. */
export const stepAt = (lever: Lever, places: Places) => {
  const step = lever.steps[placeOf(lever, places)];
  if (!step) throw new Error(`Lever ${lever.id} has no step ${places[lever.id]}; it has ${lever.steps.length}.`);
  return step;
};

/** The own answers with those of the moved levers in place of them; all others stay. A lever that needs another one comes last. */
export const withPlaces = (own: OwnPair, levers: readonly Lever[], places: Places): OwnPair => {
  const moved = movedLevers(levers, places).toSorted((a, b) => rank(a) - rank(b));
  const changed = (quiz: Lever['quiz'], answers: Answers) =>
    moved.filter((lever) => lever.quiz === quiz).reduce((kept, lever) => changedBy(lever, places, kept), answers);
  return { ...own, longevity: changed('longevity', own.longevity), heart: changed('heart', own.heart) };
};

const rank = ({ beyondFirstStepOf }: Lever): number => (beyondFirstStepOf === undefined ? 0 : 1);

const changedBy = (lever: Lever, places: Places, answers: Answers): Answers => {
  const { answer } = stepAt(lever, places);
  if (answer === null) return answers;
  const left = Object.entries(answers).filter(([id]) => !lever.alongside.drop.includes(id));
  return { ...Object.fromEntries(left), ...lever.alongside.set, [lever.id]: answer };
};

/** Where the levers stand for a plan that was saved before. A number goes to the nearest step: units may have changed since. */
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

/** The answers that the moved levers stand at, as a plan is stored. */
export const planOfPlaces = (levers: readonly Lever[], places: Places): PlannedChange[] =>
  movedLevers(levers, places).flatMap((lever) => {
    const { answer } = stepAt(lever, places);
    return typeof answer === 'string' || typeof answer === 'number' ? [{ questionId: lever.id, value: answer }] : [];
  });
