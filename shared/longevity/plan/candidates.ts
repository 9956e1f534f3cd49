import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { ActionRule } from '#shared/longevity/evidence/plan-rule.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import { questionScore } from '#shared/longevity/model/question-score.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { type Benefit, benefitOf, noBenefit } from './benefit.ts';
import type { PlanItem } from './plan-item.ts';
import { adaptedCode, isDropped, isExempt } from './route-actions.ts';
import { ruleThatFits } from './rule-that-fits.ts';

export type Planned = {
  readonly person: Person;
  readonly routes: readonly RouteCode[];
  /** The flag moodSupport, not the route alone: the talk then comes first of all. */
  readonly isMoodFlagged: boolean;
  /** Null without an estimate: then no action carries years. */
  readonly effective: EffectiveAge | null;
};

/** At most one action for each question, in the order of the quiz (METHODS 2.6, steps 1 to 5). */
export const candidatesFor = (planned: Planned): PlanItem[] => {
  const worst = worstAnswer(planned);
  return longevityQuestionIds.flatMap((question) => candidateFor(question, planned, question === worst));
};

/** The modifiable answer that the largest contribution goes with, if it is large enough to matter. */
const worstAnswer = ({ person, routes, effective }: Planned): LongevityQuestionId | null => {
  let worst: LongevityQuestionId | null = null;
  let largest = 0;
  for (const [question, years] of effective?.contributions ?? []) {
    if (years > largest && years >= planLimits.worstFromYears && canBeWorst(question, person, routes)) {
      worst = question;
      largest = years;
    }
  }
  return worst;
};

const canBeWorst = (question: LongevityQuestionId, person: Person, routes: readonly RouteCode[]): boolean => {
  if (evidenceOf(question).modifiable !== true || isExempt(question, routes)) return false;
  const rule = ruleThatFits(question, person, routes);
  return !(rule?.code === null && rule.exempt);
};

const candidateFor = (question: LongevityQuestionId, planned: Planned, isWorst: boolean): PlanItem[] => {
  const { person, routes, effective } = planned;
  const rule = ruleThatFits(question, person, routes);
  if (rule && rule.code !== null && !isDropped(question, routes)) {
    const adapted = adaptedCode(question, routes);
    const benefit = benefitOf(rule, person, effective);
    const isHidden = adapted !== undefined || rule.hideYears || routes.includes('pregnant');
    const shown = isHidden ? { ...benefit, years: 0, wouldBe: null } : benefit;
    return [itemOf(question, planned, { code: adapted ?? rule.code, rule, benefit: shown, isWorst })];
  }
  const { weight, other } = planLimits.fallback;
  const code = question === 'weight' ? weight : other;
  return isWorst ? [itemOf(question, planned, { code, rule: null, benefit: noBenefit, isWorst })] : [];
};

type OwnParts = {
  readonly code: PlanCode;
  /** Null when the worst answer has no rule for this person. */
  readonly rule: ActionRule | null;
  readonly benefit: Benefit;
  readonly isWorst: boolean;
};

const itemOf = (
  question: LongevityQuestionId,
  { person, routes, effective }: Planned,
  { code, rule, benefit, isWorst }: OwnParts,
): PlanItem => {
  const { section, grade, sources, catWeight = 0 } = evidenceOf(question);
  const { rank, years, wouldBe } = benefit;
  const score = questionScore(question, person, routes);
  const contribution = effective?.contributions.get(question) ?? 0;
  return {
    question,
    code,
    rank,
    years,
    wouldBe,
    section,
    grade,
    guideline: rule?.guideline ?? [],
    sources,
    catWeight: rank > 0 ? catWeight : 0,
    gap: score === null ? 0 : 100 - score,
    isFirst: rule?.first === true,
    isWorst,
    isWanted:
      rule?.always === true || (contribution >= planLimits.wantedFromYears && canBeWorst(question, person, routes)),
  };
};
