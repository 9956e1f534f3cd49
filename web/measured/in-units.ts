import type { Question } from '#shared/quiz/question.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { unitsShown } from './units.ts';

/**
 * The question with the words for a person of these units: bands, explanation, and the name of a unit that needs no
 * conversion. Values and limits stay as they are, so no answer changes. `unit` is the one that is shown, if there is a choice.
 */
export const inUnits = (question: Question, units: UnitPreference, unit: UnitCode | null): Question => {
  const [, second] = unitsShown(question);
  // Without a choice beside it: American words for whoever weighs in pounds, and pounds in a list also for stones.
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

const inMetric = <Option extends { readonly label: string; readonly labelSi?: string }>(option: Option): Option => ({
  ...option,
  label: option.labelSi ?? option.label,
});
