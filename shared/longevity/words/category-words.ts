import type { CategoryItem } from '#shared/contract/result.ts';
import type { LongevityCategory } from '#shared/longevity/categories.ts';
import { type DescriptorCode, descriptors } from '#shared/longevity/evidence/age-model.ts';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { unknownRow, unscoredRow } from '#shared/words/care.ts';
import { capitalised, list, paragraph } from '#shared/words/phrases.ts';
import { questionNames, stepName } from './question-names.ts';
import { hasDarkMood, isTender } from './tender.ts';
import type { Told } from './told.ts';

/** The six rows. Where no figure would be fair, no score is either. */
export const categoriesOf = (told: Told): CategoryItem[] =>
  told.score.reason === 'underweight' ? [] : told.score.categories.map((category) => rowOf(category, told));

const rowOf = (category: LongevityCategory, told: Told): CategoryItem =>
  isForClinician(category, told) ? unscored(category) : scored(category, told);

/** As on the heart's page: no score on food or movement where points could lead to less of one and more of the other. */
const isForClinician = ({ id }: LongevityCategory, { assessment: { routes } }: Told): boolean =>
  (id === 'nutrition' || id === 'activity') && (routes.includes('underweight') || routes.includes('eatingRisk'));

const unscored = ({ id, title }: LongevityCategory): CategoryItem => ({
  id,
  title,
  descriptor: unscoredRow.label,
  score: null,
  explanationParagraph: unscoredRow.sentence,
});

const scored = (category: LongevityCategory, told: Told): CategoryItem => ({
  id: category.id,
  title: category.title,
  ...levelOf(category, told),
  score: category.score,
  explanationParagraph: explain(category, told),
  inShort: shortOf(category, told),
});

/** What pulls this row, or what holds it up. */
const shortOf = (category: LongevityCategory, told: Told): string => {
  if (category.score === null || isTender(told) || (category.id === 'psychosocial' && hasDarkMood(told)))
    return explain(category, told);
  const { strengths, steps } = standingOut(category, told);
  if (steps[0]) return `Most to gain: ${steps[0]}.`;
  return strengths[0] ? `Going well: ${strengths[0]}.` : 'Nothing stands out here.';
};

const notRated = 'Not rated for now';

const praise: readonly (DescriptorCode | null)[] = ['excellent', 'good'];

/** No chapter is called excellent while one of its answers is among the first that the plan wants to change. */
const levelOf = (
  { id, score, descriptor }: LongevityCategory,
  told: Told,
): Pick<CategoryItem, 'descriptor' | 'planSteps'> => {
  if (score === null) return { descriptor: unknownRow.label };
  if (descriptor === null || (isTender(told) && praise.includes(descriptor))) return { descriptor: notRated };
  const labelOf = (level: DescriptorCode) => descriptors.find(({ code }) => code === level)?.label ?? notRated;
  const planSteps = told.plan.slice(0, planLimits.focus).filter(({ section }) => section === id).length;
  return praise.includes(descriptor) && planSteps > 0
    ? { descriptor: labelOf('good'), planSteps }
    : { descriptor: labelOf(descriptor) };
};

const explain = (category: LongevityCategory, told: Told): string => {
  if (category.score === null) return unknownRow.sentence;
  if (category.id === 'psychosocial' && hasDarkMood(told))
    return 'Please talk to someone about how you feel. That comes before any score.';
  if (isTender(told)) return 'This is a score of your answers, and nothing more. It can wait for now.';
  const { strengths, steps } = standingOut(category, told);
  return paragraph(
    sayWhatStandsOut(category.id, strengths.slice(0, 2), steps.slice(0, 2), told),
    remark(category.id, told),
  );
};

const standingOut = (category: LongevityCategory, { frame, person }: Told) => {
  const ofThis = (ids: readonly LongevityQuestionId[]) => ids.filter((id) => evidenceOf(id).section === category.id);
  return {
    strengths: ofThis(frame.strengths).flatMap((id) => questionNames[id].strength ?? []),
    steps: ofThis(frame.steps).flatMap((id) => stepName(id, person.longevity) ?? []),
  };
};

const sayWhatStandsOut = (
  id: string,
  strengths: readonly string[],
  steps: readonly string[],
  { speaker }: Told,
): string => {
  const [going, step] = [list(strengths), list(steps)];
  if (going && step) {
    return speaker.say(
      `category.${id}`,
      { id: 'strength-first', text: `Going well: ${going}. What could help most here: ${step}.` },
      { id: 'step-first', text: `What could help most here: ${step}. Going well: ${going}.` },
      { id: 'one-line', text: `You can build on ${going}, and take a step with ${step}.` },
    );
  }
  if (going) {
    return speaker.say(
      `category.${id}`,
      { id: 'going-well', text: `Going well: ${going}.` },
      { id: 'keep', text: `Keep up what you do here: ${going}.` },
    );
  }
  if (step) {
    return speaker.say(
      `category.${id}`,
      { id: 'step', text: `What could help most here: ${step}.` },
      { id: 'place', text: `Of these answers, this is the place for a step: ${step}.` },
    );
  }
  return 'Nothing stands out here.';
};

/** Answers without usable evidence count here and never for the age; nobody chooses a family. */
const remark = (categoryId: string, { person: { longevity } }: Told): string => {
  const scoreOnly = longevityQuestionIds.filter((id) => {
    const { section, catWeight = 0, grade } = evidenceOf(id);
    const isScoreOnly = grade === 'D' || grade === 'A-null';
    return section === categoryId && catWeight > 0 && isScoreOnly && longevity[id] !== undefined;
  });
  const names = scoreOnly.map((id) => questionNames[id].label.toLowerCase());
  return paragraph(
    categoryId === 'health' &&
      longevity.familyHistory !== undefined &&
      'Your family’s health counts here too, though nobody can choose it.',
    names.length > 0 &&
      `${capitalised(list(names))} ${names.length === 1 ? 'counts' : 'count'} toward this score, but not your age.`,
  );
};
