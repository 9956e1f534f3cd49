import type { NumberUse } from '#shared/person/my-numbers.ts';
import { readMyNumbers } from '#shared/person/read-my-numbers.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { numberOf } from '#shared/quiz/units/measured.ts';
import * as words from '#words/fhir-document.ts';
import { quantityGiven, unitCodeOf } from './codes/amounts.ts';
import { loincOf } from './codes/codes.ts';
import { limitNote } from './heart-risk.ts';
import { bandValue, labValues, type Measurement } from './measurements.ts';
import type { Observation } from './resources.ts';
import { answerIn, notes, observed, questionIn, type Setting } from './setting.ts';

/** Blood and urine values: the exact one where it was typed, else the band that was chosen. */
export const labValuesOf = (setting: Setting): readonly Observation[] => {
  const { answers, day } = setting.shared;
  const read = readMyNumbers(answers, cleanAnswers(heartQuiz, answers), { today: day, answeredOn: day });
  return labValues.flatMap(
    (one) => exactOf(setting, one, read?.numbers[one.questionId]?.use) ?? bandOf(setting, one) ?? [],
  );
};

const useWords: Readonly<Record<NumberUse, string | null>> = {
  exact: null,
  old: words.old,
  impossible: words.notAboveParts,
  unreadable: words.outsideUse,
  stored: words.takesNoPart,
};

/** `use`: how the engine used the number. */
const exactOf = (setting: Setting, { questionId, codes }: Measurement, use?: NumberUse): Observation | null => {
  const [question, answer] = [questionIn(setting, questionId), answerIn(setting, questionId)];
  const { typed } = setting.shared;
  const quantity = question && answer !== undefined && quantityGiven(question, answer, typed[questionId]);
  if (!quantity) return null;
  const unit = unitCodeOf(question, quantity.code);
  const labDate = answerIn(setting, 'labDate');
  return {
    ...observed(setting, 'laboratory'),
    code: { coding: ((unit && codes[unit]) ?? codes.other).map(loincOf) },
    ...(typeof labDate === 'string' && { effectiveDateTime: labDate }),
    valueQuantity: quantity,
    note: notes(words.fromReport, use === 'exact' ? limitNote(questionId, numberOf(answer)) : use && useWords[use]),
  };
};

/** In the units of the first question, in which the bands are defined. */
const bandOf = (setting: Setting, { questionId, codes }: Measurement): Observation | null => {
  const value = bandValue(questionId, (id) => answerIn(setting, id));
  return (
    value && {
      ...observed(setting, 'laboratory'),
      code: { coding: codes.other.map(loincOf) },
      ...value,
      note: notes(words.band),
    }
  );
};
