import type { Grade } from '#shared/longevity/evidence/grades.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { noBenefit } from './benefit.ts';
import type { PlanItem } from './plan-item.ts';

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
