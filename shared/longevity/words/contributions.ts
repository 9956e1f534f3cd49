import type { Contribution } from '#shared/contract/result.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { type EffectiveAge, effectiveAge } from '#shared/longevity/model/effective-age.ts';
import type { PlanItem } from '#shared/longevity/plan/candidates.ts';
import { newAnswer } from '#shared/longevity/plan/new-answer.ts';
import { isDropped } from '#shared/longevity/plan/route-actions.ts';
import { ruleThatFits } from '#shared/longevity/plan/rule-that-fits.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Person } from '#shared/person/person.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { round } from '#shared/scoring/rounding.ts';
import { isTooTender } from './frame.ts';
import { questionNames } from './question-names.ts';
import type { Told } from './told.ts';

type Changes = Pick<Person, 'longevity' | 'bmi'>;

/**
 * The age of this same person with the new answers of these actions, all at once: it is worked out anew, not added up.
 * Null when there is no estimate.
 */
export const ageWith = (items: readonly PlanItem[], { person, assessment, effective }: Told): EffectiveAge | null => {
  if (!effective) return null;
  let changed: Changes = keepingIntensity(person);
  for (const { question } of items) {
    const rule = question && ruleThatFits(question, person, assessment.routes);
    if (!question || !rule || rule.code === null) continue;
    const answer = newAnswer(rule.target, question, person);
    if (answer === undefined) continue;
    if (question === 'weight') changed = { ...changed, bmi: Number(answer) };
    else changed = { ...changed, longevity: { ...changed.longevity, ...readAs(question, answer) } };
  }
  return effectiveAge({ ...person, ...changed }, effective.age);
};

/** Who never exercises counts as exercising easily; with a first active day that must not turn into 'not answered'. */
const keepingIntensity = ({ longevity, bmi }: Person): Changes => ({
  longevity: longevity.exerciseFrequency === '0' ? { ...longevity, exerciseIntensity: 'light' } : longevity,
  bmi,
});

/** The quiz's own reader gives the new answer its type. */
const readAs = (question: string, answer: string | number) => {
  const read = cleanAnswers(longevityQuiz, { [question]: answer });
  return Object.fromEntries(Object.entries(read).filter(([id, value]) => id === question && value !== undefined));
};

/** Smaller ones round to nothing. */
const smallestYears = 0.1;

/**
 * How each answer compares with the average, in years, largest first. An answer that the plan wants to change is not shown
 * as a gain, and nobody is told of gains where praise is withheld.
 */
export const contributionsOf = (told: Told): Contribution[] => {
  const { effective, score, frame, plan } = told;
  if (!effective || score.headline === null) return [];
  const inPlan = new Set(plan.map(({ question }) => question));
  return [...effective.contributions]
    .filter(([id, years]) => Math.abs(years) >= smallestYears && !(years < 0 && inPlan.has(id)))
    .filter(([id, years]) => !(years > 0 && frame.stanceOf(id) === 'strength'))
    .filter(([id, years]) => !(id === 'weight' && years < 0) && !isWithheld(id, told))
    .map(([questionId, years]) => ({ questionId, label: questionNames[questionId].label, years: round(years, 2) }))
    .toSorted((a, b) => Math.abs(b.years) - Math.abs(a.years));
};

/**
 * A weight where a word on it could hurt; food, movement and weight with a worry about eating; and the years of vaping,
 * which are an assumption (METHODS 2.8).
 */
const isWithheld = (id: LongevityQuestionId, { assessment, person }: Told): boolean =>
  isTooTender(id, assessment) ||
  (assessment.routes.includes('eatingRisk') && isDropped(id, ['eatingRisk'])) ||
  (id === 'smoking' && person.longevity.smoking === 'vapeOnly');
