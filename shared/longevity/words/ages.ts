import type { CodedFigure, Contribution } from '#shared/contract/result.ts';
import { factorTitle } from '#shared/derived-names.ts';
import { matchingRule } from '#shared/habits/matching-rule.ts';
import { ageRangeWords, wholeYears } from '#shared/longevity/estimate.ts';
import { isDropped } from '#shared/longevity/evidence/plan-limits.ts';
import { type EffectiveAge, effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { newAnswer } from '#shared/longevity/plan/new-answer.ts';
import type { PlanItem } from '#shared/longevity/plan/plan.ts';
import { groupOf, type LongevityQuestionId, type Person } from '#shared/person/person.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { round } from '#shared/scoring/rounding.ts';
import * as words from '#words/habits-result.ts';
import * as labels from '#words/labels.ts';
import { isSensitive, isWeightSensitive, type LongevityFacts } from './frame.ts';
import { questionNames } from './question-names.ts';

/** Whole years, as a page shows them. */
export type Ages = { readonly age: number; readonly biological: number; readonly range: string };

export const agesOf = ({ age, biologicalAge, halfWidthYears }: EffectiveAge): Ages => ({
  age,
  biological: wholeYears(biologicalAge),
  range: ageRangeWords(biologicalAge - halfWidthYears, biologicalAge + halfWidthYears),
});

/** 'What these numbers mean': one paragraph for each figure. A sensitive page does not mention death. */
export const figuresOf = (facts: LongevityFacts): CodedFigure[] => {
  if (!facts.effective) return [];
  const { biological, range } = agesOf(facts.effective);
  const group = groupOf(facts.effective.sexes);
  const { longevityFactor: factor } = facts.score;
  return [
    {
      code: 'biologicalAge',
      label: labels.biologicalAge,
      value: `${biological}`,
      text: isSensitive(facts) ? words.ageMeansOnSensitivePage : ageMeans[group](biological),
    },
    {
      code: 'likelyRange',
      label: labels.likelyRange,
      value: range,
      text: words.likelyRangeMeans,
    },
    ...(factor === null
      ? []
      : [
          {
            code: 'factor' as const,
            label: factorTitle,
            value: `${factor}`,
            text: factorMeans[group](factor),
          },
        ]),
  ];
};

const ageMeans = { women: words.ageMeansForWomen, men: words.ageMeansForMen, people: words.ageMeansForPeople };
const factorMeans = {
  women: words.factorMeansForWomen,
  men: words.factorMeansForMen,
  people: words.factorMeansForPeople,
};

/**
 * The person's age with the new answers of all these actions at once, computed again and not added up. Null without an estimate.
 */
export const ageWith = (
  items: readonly PlanItem[],
  { person, assessment, effective }: LongevityFacts,
): EffectiveAge | null => {
  if (!effective) return null;
  let changed: Changes = keepingIntensity(person);
  for (const { question } of items) {
    const rule = question && matchingRule(question, person, assessment.routes);
    if (!question || !rule || rule.code === null) continue;
    const answer = newAnswer(rule.target, question, person);
    if (answer === undefined) continue;
    if (question === 'weight') changed = { ...changed, bmi: Number(answer) };
    else changed = { ...changed, longevity: { ...changed.longevity, ...readAs(question, answer) } };
  }
  return effectiveAge({ ...person, ...changed }, effective.age);
};

type Changes = Pick<Person, 'longevity' | 'bmi'>;

/** A person who never exercises is scored with easy exercise. The first active day must not leave the intensity unanswered. */
const keepingIntensity = ({ longevity, bmi }: Person): Changes => ({
  longevity: longevity.exerciseFrequency === '0' ? { ...longevity, exerciseIntensity: 'light' } : longevity,
  bmi,
});

/** Reads the new answer as the quiz does, which gives it its type. */
const readAs = (question: string, answer: string | number) => {
  const read = cleanAnswers(longevityQuiz, { [question]: answer });
  return Object.fromEntries(Object.entries(read).filter(([id, value]) => id === question && value !== undefined));
};

/**
 * How each answer compares with the average, in years, the largest first. An answer that the plan wants to change is never shown
 * as a gain. Empty where praise is withheld.
 */
export const contributionsOf = (facts: LongevityFacts): Contribution[] => {
  const { effective, score, frame, plan } = facts;
  if (!effective || score.headline === null) return [];
  const inPlan = new Set(plan.map(({ question }) => question));
  return [...effective.contributions]
    .filter(([id, years]) => Math.abs(years) >= smallestYears && !(years < 0 && inPlan.has(id)))
    .filter(([id, years]) => !(years > 0 && frame.stanceOf(id) === 'strength'))
    .filter(([id, years]) => !(id === 'weight' && years < 0) && !isWithheld(id, facts))
    .map(([questionId, years]) => ({ questionId, label: questionNames[questionId].label, years: round(years, 2) }))
    .sort((a, b) => Math.abs(b.years) - Math.abs(a.years));
};

/** Smaller contributions round to nothing. */
const smallestYears = 0.1;

/**
 * Withholds weight where it is a sensitive topic; food, movement and weight with a risk of an eating disorder; and the years of
 * vaping, which are an assumption (METHODS 2.8).
 */
const isWithheld = (id: LongevityQuestionId, facts: LongevityFacts): boolean =>
  isWeightSensitive(id, facts) ||
  (hasRoute(facts, 'eatingRisk') && isDropped(id, ['eatingRisk'])) ||
  (id === 'smoking' && facts.person.longevity.smoking === 'vapeOnly');
