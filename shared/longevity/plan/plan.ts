import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import type { PlanItem } from './candidates.ts';
import { bestFirst, candidatesFor, oneOfEachCode, type Planned, pinned } from './candidates.ts';

/** What this person could do, most important first: at most five actions, more only when more are pinned (METHODS 2.6). */
export const planFor = (planned: Planned): PlanItem[] => {
  const sorted = bestFirst(candidatesFor(planned));
  const pins = pinned(sorted, planned);
  if (planned.routes.includes('severeUnderweight')) return pins;
  const isPin = new Set(pins);
  const items = oneOfEachCode([...pins, ...sorted.filter((item) => !isPin.has(item))]);
  const isRequired = (item: PlanItem) => isPin.has(item) || item.isWorst;
  const usual = planned.routes.includes('lowMood') ? planLimits.itemsInLowMood : planLimits.items;
  return takeFromTop(items, isRequired, Math.max(usual, items.filter(isRequired).length));
};

/** METHODS 2.6, step 9: nothing takes the place that a later required or wanted item needs. */
const takeFromTop = (
  items: readonly PlanItem[],
  isRequired: (item: PlanItem) => boolean,
  places: number,
): PlanItem[] => {
  const taken: PlanItem[] = [];
  for (const [place, item] of items.entries()) {
    const left = places - taken.length;
    if (left === 0) break;
    const later = items.slice(place + 1);
    const needed = later.filter((one) => isRequired(one) || (one.isWanted && !item.isWanted)).length;
    if (!isRequired(item) && needed >= left) continue;
    if (!isRequired(item) && !item.isWanted && isOneTooMany(item, taken)) continue;
    taken.push(item);
  }
  return taken;
};

const isOneTooMany = ({ rank, section }: PlanItem, taken: readonly PlanItem[]): boolean =>
  rank < planLimits.keptFromYears && taken.filter((one) => one.section === section).length >= planLimits.perSection;
