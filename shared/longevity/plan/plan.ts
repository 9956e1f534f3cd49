import type { ActionRule, PlanCode } from '#shared/habits/habit-actions.ts';
import { matchingRule } from '#shared/habits/matching-rule.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { adaptedCode, isDropped, isExempt, planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { Grade } from '#shared/longevity/evidence/question-evidence.ts';
import { findActive } from '#shared/longevity/model/active-questions.ts';
import { questionScore } from '#shared/longevity/model/category-scores.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { betaOf, biologicalAgeAt, type EffectiveAge, saturate } from '#shared/longevity/model/effective-age.ts';
import { type LongevityQuestionId, type Person, takesMedicinesInPregnancy } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { mean, round } from '#shared/scoring/rounding.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { newAnswer } from './new-answer.ts';

/** All in years. */
type Benefit = {
  /** The action ranks by these years, which are not capped; 0 below `smallestYears`. */
  readonly rank: number;
  /** How much lower the shown age would be, and that age; 0 and null when no years may be shown. */
  readonly years: number;
  readonly wouldBe: number | null;
};

/** One action for one person, with its rank and what a page says about it. */
export type PlanItem = Benefit & {
  /** Null when a route, not an answer, calls for it. */
  readonly question: LongevityQuestionId | null;
  readonly code: PlanCode;
  readonly section: string | null;
  /** The grade of the question's evidence. */
  readonly grade: Grade;
  /** The guidelines that recommend the action; `sources` are those of the question's numbers. */
  readonly guideline: readonly SourceId[];
  readonly sources: readonly SourceId[];
  /** The question's share in its category, 0 without years. Breaks ties. */
  readonly catWeight: number;
  /** 100 minus the question's score. Breaks ties. */
  readonly gap: number;
  /** Comes before all others, in the order of METHODS 2.6, step 7. */
  readonly isFirst: boolean;
  readonly isWorst: boolean;
  /** Belongs in the plan when there is room after the pins and the worst answer. */
  readonly isWanted: boolean;
};

type Planned = {
  readonly person: Person;
  readonly routes: readonly RouteCode[];
  /** The flag moodSupport is raised, not only the route: the talk then comes first. */
  readonly isMoodFlagged: boolean;
  /** Null without an estimate. Then no action shows years. */
  readonly effective: EffectiveAge | null;
};

/** The actions for this person, the most important first: at most five, unless more are pinned (METHODS 2.6). */
export const planFor = (planned: Planned): PlanItem[] => {
  const sorted = bestFirst(candidatesFor(planned));
  const pins = pinnedItems(sorted, planned);
  if (planned.routes.includes('severeUnderweight')) return pins;
  const isPin = new Set(pins);
  const items = oneOfEachCode([...pins, ...sorted.filter((item) => !isPin.has(item))]);
  const isRequired = (item: PlanItem) => isPin.has(item) || item.isWorst;
  const usual = planned.routes.includes('lowMood') ? planLimits.itemsInLowMood : planLimits.items;
  return takeFromTop(items, isRequired, Math.max(usual, items.filter(isRequired).length));
};

/** Takes items in order, but leaves the places that later required or wanted items need (METHODS 2.6, step 9). */
const takeFromTop = (
  items: readonly PlanItem[],
  isRequired: (item: PlanItem) => boolean,
  places: number,
): PlanItem[] => {
  const chosen: PlanItem[] = [];
  for (const [place, item] of items.entries()) {
    const left = places - chosen.length;
    if (left === 0) break;
    const later = items.slice(place + 1);
    const needed = later.filter((one) => isRequired(one) || (one.isWanted && !item.isWanted)).length;
    if (!isRequired(item) && needed >= left) continue;
    if (!isRequired(item) && !item.isWanted && isOneTooMany(item, chosen)) continue;
    chosen.push(item);
  }
  return chosen;
};

const isOneTooMany = ({ rank, section }: PlanItem, chosen: readonly PlanItem[]): boolean =>
  rank < planLimits.keptFromYears && chosen.filter((one) => one.section === section).length >= planLimits.perSection;

/** At most one action for each question, in the order of the quiz (METHODS 2.6, steps 1 to 5). */
const candidatesFor = (planned: Planned): PlanItem[] => {
  const worst = worstAnswer(planned);
  return longevityQuestionIds.flatMap((question) => candidateFor(question, planned, question === worst));
};

/** The changeable answer with the largest contribution, if that is large enough to matter. */
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
  if (evidenceOf(question).isFixed || isExempt(question, routes)) return false;
  const rule = matchingRule(question, person, routes);
  return !(rule?.code === null && rule.exempt);
};

const candidateFor = (question: LongevityQuestionId, planned: Planned, isWorst: boolean): PlanItem[] => {
  const { person, routes, effective } = planned;
  const rule = matchingRule(question, person, routes);
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
  const { grade, sources, catWeight = 0 } = evidenceOf(question);
  const { rank, years, wouldBe } = benefit;
  const score = questionScore(question, person, routes);
  const contribution = effective?.contributions.get(question) ?? 0;
  return {
    question,
    code,
    rank,
    years,
    wouldBe,
    section: sectionOf(question),
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

const noBenefit: Benefit = { rank: 0, years: 0, wouldBe: null };

/** What the new answer is worth in years (METHODS 2.6, steps 4 and 10). It is a contrast between people, not a promise. */
const benefitOf = (rule: ActionRule, person: Person, effective: EffectiveAge | null): Benefit => {
  if (!effective) return noBenefit;
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

/** Sorts by METHODS 2.6, step 6. Ties stay in the order of the quiz. */
const bestFirst = (items: readonly PlanItem[]): PlanItem[] =>
  [...items].sort((a, b) => classOf(a) - classOf(b) || b.rank - a.rank || b.catWeight - a.catWeight || b.gap - a.gap);

const firstGrades: readonly Grade[] = planLimits.firstGrades;
const secondGrades: readonly Grade[] = planLimits.secondGrades;

/** Better evidence first. */
const classOf = ({ grade, rank }: PlanItem): number =>
  rank > 0 && firstGrades.includes(grade) ? 0 : rank > 0 && secondGrades.includes(grade) ? 1 : 2;

/** The items that come before all others, in their order (METHODS 2.6, step 7). */
export const pinnedItems = (
  items: readonly PlanItem[],
  { person, routes, isMoodFlagged }: Pick<Planned, 'person' | 'routes' | 'isMoodFlagged'>,
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
  const medicines = takesMedicinesInPregnancy(person) ? [routeItem('medicinesInPregnancy')] : [];
  const first = heads.slice(0, isMoodFlagged || !routes.includes('waitForCare') ? 1 : 0);
  const others = heads.slice(first.length);
  const pins = routes.includes('waitForCare')
    ? [routeItem('getCheckedFirst'), ...first, ...quit, ...others]
    : [...first, ...medicines, ...quit, ...others];
  return [...pins, ...items.filter((item) => item.isFirst && !pins.includes(item))];
};

/** An action that a route calls for, regardless of the answers. */
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

/** Keeps one of several items with the same code: the one with the worst answer, else a wanted one, else the first. */
export const oneOfEachCode = (items: readonly PlanItem[]): PlanItem[] => {
  const byCode = new Map<PlanCode, PlanItem>();
  for (const item of items) {
    const other = byCode.get(item.code);
    if (!other || priority(item) > priority(other)) byCode.set(item.code, item);
  }
  return items.filter((item) => byCode.get(item.code) === item);
};

const priority = ({ isWorst, isWanted }: PlanItem): number => (isWorst ? 2 : isWanted ? 1 : 0);
