import type { Contribution } from '#shared/contract/result.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { LongevityScore } from '#shared/longevity/longevity-score.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { readLongevity } from '#shared/longevity/read-longevity.ts';
import { questionNames } from '#shared/longevity/words/question-names.ts';
import { ageRangeFigure, wholeYears } from '#shared/reading/figures.ts';
import { isAllowed } from './allowed-answers.ts';
import { notTaken, openWarning } from './heart-figures.ts';
import type { SheetFigures } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';

const reasons: Readonly<Record<Exclude<LongevityScore['status'], 'ok'>, string>> = {
  noBirthdate: 'no date of birth',
  ageOutOfRange: 'age outside 18 to 110',
  notEstimated: 'low weight',
};

const title = 'Habits: effective age';

/** The first quiz's age with its range and its limits; without an estimate the reason stands in its place. */
export const habitFiguresOf = ({ habitsPage, habits, allowed, isCareFirst }: SheetFacts): SheetFigures => {
  const { person, assessment } = habits;
  if (habitsPage === null) return { title, rows: [notTaken], notes: [] };
  const { score } = readLongevity(person, assessment);
  if (score.status !== 'ok' || score.biologicalAge === null)
    return { title, rows: [{ label: 'Not estimated', value: reason(score) }], notes: [] };
  const isPregnant = score.routes.includes('pregnant');
  const shown = habitsPage.contributions.filter(
    ({ questionId }) => isAllowed(questionId, allowed) && !(isPregnant && questionId === 'weight'),
  );
  const [low, high] = score.biologicalAgeRange ?? [score.biologicalAge, score.biologicalAge];
  return {
    title,
    rows: [
      {
        label: 'Effective age from habits',
        value: `${wholeYears(score.biologicalAge)} (${ageRangeFigure({ low, high })})`,
      },
      { label: 'Calendar age', value: String(person.age) },
      ...largest('Largest items, older', shown, 1),
      ...largest('Largest items, younger', shown, -1),
    ],
    notes: [
      `Compares death rates by ${activeQuestions.length} habits with the average person of the same sex and age. Our own model, not validated as a clinical measure. Illness, medicines and laboratory values are left out.`,
      ...(isCareFirst ? [openWarning] : []),
      ...(isPregnant ? ['Not made for pregnancy.'] : []),
    ],
  };
};

const reason = ({ status, reason: why }: LongevityScore): string =>
  why === 'tooYoung'
    ? `below ${ageModel.shownFromAge} no age is given`
    : reasons[status === 'ok' ? 'notEstimated' : status];

/** The page lists none where a comparison would mislead, and neither does the sheet. */
const largest = (label: string, shown: readonly Contribution[], sign: 1 | -1): SheetFigures['rows'] => {
  const items = shown.filter(({ years }) => years * sign > 0).slice(0, 2);
  if (items.length === 0) return [];
  return [{ label, value: items.map((item) => nameOf(item, sign)).join(', ') }];
};

/** 'not smoking' where not smoking is what counts. */
const nameOf = ({ questionId, label }: Contribution, sign: 1 | -1): string => {
  const strength = sign < 0 && isKnown(questionId) ? questionNames[questionId].strength : undefined;
  return (strength ?? label.toLowerCase()).replace(/^your /, '');
};

const isKnown = (id: string): id is keyof typeof questionNames => Object.hasOwn(questionNames, id);
