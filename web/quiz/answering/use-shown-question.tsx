import { useReducer, useRef } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { useOptionWords } from '#web/place/place.ts';
import * as words from '#words/quiz.ts';
import { chooseUnit, unitFor, unitsShown, useUnits } from '../../measured/use-units.ts';
import styles from '../quiz.module.css';

export type Shown = ReturnType<typeof useShownQuestion>;

/** The question in the words for the user's units and place. `unit` is the one that its inputs show, if they have one. */
export function useShownQuestion(question: Question, unitOfInputs?: UnitCode | null) {
  const [{ isNew }, change] = useStateOf(question.id, () => ({ isNew: false }));
  const units = useUnits();
  const inPlace = useOptionWords();
  const unit = unitOfInputs ?? unitFor(question, units);
  const choose = (code: UnitCode) => {
    if (chooseUnit(question, code)) change({ isNew: true });
  };
  const note = <div role="status">{isNew && <p className={styles.aside}>{words.thisUnitFromNowOn}</p>}</div>;
  return { question: inPlace.question(inUnits(question, units, unit)), unit, choose, note };
}

const inMetric = <Option extends { readonly label: string; readonly labelSi?: string }>(option: Option): Option => ({
  ...option,
  label: option.labelSi ?? option.label,
});

/**
 * The question in words for these units: bands, explanation, and the name of a unit that needs no conversion. Values
 * and limits stay the same, and so does every answer. `unit` is the one shown, if the question offers a choice.
 */
const inUnits = (question: Question, units: UnitPreference, unit: UnitCode | null): Question => {
  const [, second] = unitsShown(question);
  // A question without a choice of units shows its American text to users of pounds, and options in pounds to users of
  // stones too.
  const hasMetricText = unit === null ? units.weight !== 'lb' : unit === second;
  const hasMetricOptions = unit === null ? units.weight === 'kg' : unit === second;
  const isOnlyAName = unitsOf(question).length === 0 && hasMetricText;
  return {
    ...question,
    ...(hasMetricText && question.subtextSi && { subtext: question.subtextSi }),
    ...(isOnlyAName && question.unitSi && { unit: question.unitSi }),
    ...(hasMetricOptions && question.options && { options: question.options.map(inMetric) }),
  } as Question;
};

/**
 * Per-question state: it is reset when the question changes, although the component stays mounted. `change` merges into
 * the state. A late change for a question that the user has left has no effect.
 */
export function useStateOf<State extends object>(questionId: string, first: () => State) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const ref = useRef<{ questionId: string; state: State }>(undefined);
  if (ref.current?.questionId !== questionId) ref.current = { questionId, state: first() };
  const own = ref.current;
  const change = (changed: Partial<State>) => {
    own.state = { ...own.state, ...changed };
    drawAgain();
  };
  return [own.state, change] as const;
}
