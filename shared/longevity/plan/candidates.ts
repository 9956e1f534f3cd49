import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { Grade } from '#shared/longevity/evidence/grades.ts';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { ActionRule } from '#shared/longevity/evidence/plan-rule.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { findActive } from '#shared/longevity/model/active-questions.ts';
import { betaOf, biologicalAgeAt, saturate } from '#shared/longevity/model/age-factors.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import { questionScore } from '#shared/longevity/model/question-score.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { mean, round } from '#shared/scoring/rounding.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { newAnswer } from './new-answer.ts';
import { adaptedCode, isDropped, isExempt } from './route-actions.ts';
import { ruleThatFits } from './rule-that-fits.ts';

/** All in years. */
type Benefit = {
  /** What the action is ranked by: the years before the caps; 0 when there are none to speak of. */
  readonly rank: number;
  /** How much lower the shown age would be, and that age: 0 and null when no years may be shown. */
  readonly years: number;
  readonly wouldBe: number | null;
};

const noBenefit: Benefit = { rank: 0, years: 0, wouldBe: null };

/** What the new answer would go with (METHODS 2.6, steps 4 and 10). A contrast between people, not a promise. */
const benefitOf = (rule: ActionRule, person: Person, effective: EffectiveAge | null): Benefit => {
  if (!effective || rule.rankBy !== 'yearsOfEffectiveAge') return noBenefit;
  const raw = rawYears(rule, person, effective);
  const { deltaYears, saturatedYears, biologicalAge, age } = effective;
  const rank = saturatedYears - saturate(deltaYears - raw);
  if (rank < planLimits.smallestYears) return noBenefit;
  const then = biologicalAgeAt(age, deltaYears - raw);
  const years = Math.max(0, biologicalAge - then);
  const isShown = years >= planLimits.shownFromYears && age >= ageModel.shownFromAge;
  return isShown ? { rank, years: round(years, 1), wouldBe: round(then, 1) } : { ...noBenefit, rank };
};

const rawYears = ({ question, target }: ActionRule, person: Person, { age, sexes }: EffectiveAge): number => {
  const active = findActive(question);
  const now = countedAnswer(question, person);
  const then = newAnswer(target, question, person);
  if (!active || now === undefined || then === undefined) return 0;
  const weight = ageModel.lambda.value * active.weight;
  return mean(
    sexes.map((sex) => {
      const [from, to] = [active[sex].hazardOf(now, age), active[sex].hazardOf(then, age)];
      return from && to ? (weight * (from.lnHr - to.lnHr)) / betaOf(sex, age) : 0;
    }),
  );
};

/** One action for one person, with all that ranks it and all that a page says about it. */
export type PlanItem = Benefit & {
  /** Null when a route calls for it, not an answer. */
  readonly question: LongevityQuestionId | null;
  readonly code: PlanCode;
  readonly section: string | null;
  /** Of the question's evidence. */
  readonly grade: Grade;
  /** What recommends it, then what the question's numbers were read in. */
  readonly guideline: readonly SourceId[];
  readonly sources: readonly SourceId[];
  /** The question's share in its category, 0 without years; breaks ties. */
  readonly catWeight: number;
  /** 100 minus the question's score; breaks ties. */
  readonly gap: number;
  /** Stands before all others, in the order of METHODS 2.6, step 7. */
  readonly isFirst: boolean;
  readonly isWorst: boolean;
  /** Belongs in the plan while there is room after the pins and the worst answer. */
  readonly isWanted: boolean;
};

const firstGrades: readonly Grade[] = planLimits.firstGrades;
const secondGrades: readonly Grade[] = planLimits.secondGrades;

/** Better evidence first. */
const classOf = ({ grade, rank }: PlanItem): number =>
  rank > 0 && firstGrades.includes(grade) ? 0 : rank > 0 && secondGrades.includes(grade) ? 1 : 2;

/** METHODS 2.6, step 6; what is equal stays in the order of the quiz. */
export const bestFirst = (items: readonly PlanItem[]): PlanItem[] =>
  items.toSorted((a, b) => classOf(a) - classOf(b) || b.rank - a.rank || b.catWeight - a.catWeight || b.gap - a.gap);

/** What stands before all others, in its order (METHODS 2.6, step 7). */
export const pinned = (
  items: readonly PlanItem[],
  { routes, isMoodFlagged }: { readonly routes: readonly RouteCode[]; readonly isMoodFlagged: boolean },
): PlanItem[] => {
  const ofCode = (code: PlanCode) => items.filter((item) => item.code === code);
  const ofRoute = (route: RouteCode, code: PlanCode) => (routes.includes(route) ? [routeItem(code)] : []);
  const talk = ofRoute('lowMood', 'supportTalk');
  const heads = [
    ...(isMoodFlagged ? talk : []),
    ...ofCode('weightClinician'),
    ...ofRoute('eatingRisk', 'eatingTalk'),
    ...(isMoodFlagged ? [] : talk),
  ];
  const quit = ofCode('quitSmoking');
  const pins = routes.includes('waitForCare')
    ? [routeItem('getCheckedFirst'), ...quit, ...heads]
    : [...heads.slice(0, 1), ...quit, ...heads.slice(1)];
  return [...pins, ...items.filter((item) => item.isFirst && !pins.includes(item))];
};

/** An action that a route calls for, whatever the answers. */
const routeItem = (code: PlanCode): PlanItem => ({
  ...noBenefit,
  question: null,
  code,
  section: null,
  grade: '-',
  guideline: [],
  sources: [],
  catWeight: 0,
  gap: 0,
  isFirst: true,
  isWorst: false,
  isWanted: false,
});

/** Of several items with one code the one with the worst answer stays, else a wanted one, else the first. */
export const oneOfEachCode = (items: readonly PlanItem[]): PlanItem[] => {
  const stays = new Map<PlanCode, PlanItem>();
  for (const item of items) {
    const other = stays.get(item.code);
    if (!other || claim(item) > claim(other)) stays.set(item.code, item);
  }
  return items.filter((item) => stays.get(item.code) === item);
};

const claim = ({ isWorst, isWanted }: PlanItem): number => (isWorst ? 2 : isWanted ? 1 : 0);

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
