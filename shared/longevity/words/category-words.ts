import type { CategoryItem } from '#shared/contract/result.ts';
import { isPraise, labelOf } from '#shared/heart/evidence/descriptors.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { LongevityCategory } from '#shared/longevity/model/category-scores.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { unknownRow, unscoredRow } from '#shared/words/care.ts';
import { paragraph } from '#shared/words/phrases.ts';
import * as words from '#words/habits-result.ts';
import * as rows from '#words/rows.ts';
import { hasLowMood, isSensitive, type LongevityFacts } from './frame.ts';
import { questionNames, stepName } from './question-names.ts';

/** The six rows; none for an underweight person without an estimate. */
export const categoriesOf = (facts: LongevityFacts): CategoryItem[] =>
  facts.score.reason === 'underweight' ? [] : facts.score.categories.map((category) => rowOf(category, facts));

const rowOf = (category: LongevityCategory, facts: LongevityFacts): CategoryItem =>
  isForClinician(category, facts) ? unscored(category) : scored(category, facts);

/** Whether a score for food or movement could encourage an eating disorder. As on the heart page, it is then not shown. */
const isForClinician = ({ id }: LongevityCategory, facts: LongevityFacts): boolean =>
  (id === 'nutrition' || id === 'activity') && hasRoute(facts, 'underweight', 'eatingRisk');

const unscored = ({ id, title }: LongevityCategory): CategoryItem => ({
  id,
  title,
  descriptor: unscoredRow.label,
  score: null,
  explanationParagraph: unscoredRow.sentence,
});

/** With any notice a good score would reassure, and on a sensitive page praise hurts: it gets no word, no points and no full bar. */
const isHeld = ({ descriptor }: LongevityCategory, facts: LongevityFacts): boolean =>
  descriptor === null || (isPraise(descriptor) && (isSensitive(facts) || facts.assessment.redFlags.length > 0));

const scored = (category: LongevityCategory, facts: LongevityFacts): CategoryItem => ({
  id: category.id,
  title: category.title,
  ...levelOf(category, facts),
  score: isHeld(category, facts) ? null : category.score,
  explanationParagraph: explain(category, facts),
});

const notRated = rows.notRated;

/** No category is called excellent while the focus of the plan wants to change one of its answers. */
const levelOf = (
  category: LongevityCategory,
  facts: LongevityFacts,
): Pick<CategoryItem, 'descriptor' | 'planSteps'> => {
  const { id, score, descriptor } = category;
  if (score === null) return { descriptor: unknownRow.label };
  if (descriptor === null || isHeld(category, facts)) return { descriptor: notRated };
  const planSteps = facts.plan.slice(0, planLimits.focus).filter(({ section }) => section === id).length;
  return isPraise(descriptor) && planSteps > 0
    ? { descriptor: labelOf('good'), planSteps }
    : { descriptor: labelOf(descriptor) };
};

const explain = (category: LongevityCategory, facts: LongevityFacts): string => {
  if (category.score === null) return unknownRow.sentence;
  if (category.id === 'psychosocial' && hasLowMood(facts)) return words.rowMindLowMood;
  if (hasLowMood(facts)) return words.rowLowMood;
  if (isSensitive(facts)) return words.rowSensitive;
  const { strengths, steps } = standingOut(category, facts);
  return paragraph(
    sayWhatStandsOut(category.id, strengths.slice(0, 2), steps.slice(0, 2), facts),
    remark(category.id, facts),
  );
};

const standingOut = (category: LongevityCategory, { frame, person, assessment }: LongevityFacts) => {
  const ofThis = (ids: readonly LongevityQuestionId[]) => ids.filter((id) => sectionOf(id) === category.id);
  return {
    strengths: (assessment.redFlags.length > 0 ? [] : ofThis(frame.strengths)).flatMap(
      (id) => questionNames[id].strength ?? [],
    ),
    steps: ofThis(frame.steps).flatMap((id) => stepName(id, person.longevity) ?? []),
  };
};

const sayWhatStandsOut = (
  id: string,
  strengths: readonly string[],
  steps: readonly string[],
  { speaker }: LongevityFacts,
): string => {
  const slot = `category.${id}`;
  if (strengths.length > 0 && steps.length > 0) {
    return speaker.say(
      slot,
      { id: 'strength-first', text: words.rowStrengthsThenSteps(strengths, steps) },
      { id: 'step-first', text: words.rowStepsThenStrengths(steps, strengths) },
    );
  }
  if (strengths.length > 0) {
    return speaker.say(
      slot,
      { id: 'going-well', text: words.rowStrengths(strengths) },
      { id: 'keep', text: words.rowStrengthsToKeep(strengths) },
    );
  }
  if (steps.length > 0) {
    return speaker.say(
      slot,
      { id: 'step', text: words.rowSteps(steps) },
      { id: 'place', text: words.rowStepsToStart(steps) },
    );
  }
  return words.rowNothingStandsOut;
};

/** Says which answers count for this score and not for the age, because their evidence is weak. */
const remark = (categoryId: string, { person: { longevity } }: LongevityFacts): string => {
  const scoreOnly = longevityQuestionIds.filter((id) => {
    const { catWeight = 0, grade } = evidenceOf(id);
    const isScoreOnly = grade === 'D' || grade === 'A-null';
    return sectionOf(id) === categoryId && catWeight > 0 && isScoreOnly && longevity[id] !== undefined;
  });
  const names = scoreOnly.flatMap((id) => questionNames[id].inList ?? []);
  return paragraph(
    categoryId === 'health' && longevity.familyHistory !== undefined && words.rowFamily,
    names.length > 0 && words.rowScoreOnly(names),
  );
};
