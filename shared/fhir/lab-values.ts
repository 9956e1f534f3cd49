import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { NumberUse } from '#shared/person/my-numbers.ts';
import { readMyNumbers } from '#shared/person/read-my-numbers.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { numberOf } from '#shared/quiz/units/measured.ts';
import { quantityGiven, unitCodeOf } from './codes/amounts.ts';
import { loincOf } from './codes/codes.ts';
import { limitNote } from './heart-risk.ts';
import { bandValue, labValues, type Measurement } from './measurements.ts';
import type { Annotation, Observation } from './resources.ts';
import { answerIn, observed, type Placed, questionIn, type Setting } from './setting.ts';

/** Blood and urine values: the exact one where it was typed, else the band that was chosen. */
export const labValuesOf = (setting: Setting): readonly Placed<Observation>[] => {
  const uses = usesOf(setting);
  return labValues.flatMap((one) => {
    const resource = exactOf(setting, one, uses) ?? bandOf(setting, one);
    return resource ? [{ at: setting.newReference(), resource }] : [];
  });
};

type Uses = Readonly<Partial<Record<string, NumberUse>>>;

/** How the engine used each exact number. */
const usesOf = ({ shared: { answers, day } }: Setting): Uses => {
  const read = readMyNumbers(answers, cleanAnswers(heartQuiz, answers), { today: day, answeredOn: day });
  return Object.fromEntries(Object.entries(read?.numbers ?? {}).flatMap(([id, one]) => (one ? [[id, one.use]] : [])));
};

const useWords: Readonly<Record<NumberUse, string | null>> = {
  exact: null,
  old: 'Older than three years, so it counted as unknown in the estimate.',
  impossible: 'Not above its own parts, so it was not used for the estimate. Please check it.',
  unreadable: 'Outside what can be used, so it was not used for the estimate. Please check it.',
  stored: 'It takes no part in the estimate.',
};

const exactOf = (setting: Setting, { questionId, codes }: Measurement, uses: Uses): Observation | null => {
  const { typed } = setting.shared;
  const [question, answer] = [questionIn(setting, questionId), answerIn(setting, questionId)];
  const quantity = question && answer !== undefined ? quantityGiven(question, answer, typed[questionId]) : null;
  if (!question || !quantity) return null;
  const unit = unitCodeOf(question, quantity.code);
  const names = (unit && codes[unit]) ?? codes.other;
  const use = uses[questionId];
  return names
    ? {
        ...observed(setting, 'laboratory'),
        code: { coding: names.map(loincOf) },
        ...takenOn(setting),
        valueQuantity: quantity,
        note: [fromReport, use === 'exact' ? limitNote(questionId, numberOf(answer)) : use && useWords[use]].flatMap(
          (text) => (text ? [{ text }] : []),
        ),
      }
    : null;
};

const fromReport = 'Typed by the person from a report.';

/** Absent when the day on the report was not given. */
const takenOn = (setting: Setting): { readonly effectiveDateTime?: string } => {
  const labDate = answerIn(setting, 'labDate');
  return typeof labDate === 'string' ? { effectiveDateTime: labDate } : {};
};

const bandNote: readonly Annotation[] = [
  { text: 'A band that the person chose, not a measured value. The day of the blood test was not asked.' },
];

/** In the units of the first question, in which the bands are defined. */
const bandOf = (setting: Setting, { questionId, codes }: Measurement): Observation | null => {
  const value = bandValue(questionId, (id) => answerIn(setting, id));
  return value && codes.other
    ? {
        ...observed(setting, 'laboratory'),
        code: { coding: codes.other.map(loincOf) },
        ...value,
        note: bandNote,
      }
    : null;
};
