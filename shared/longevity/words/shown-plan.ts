import type { LongevityReading } from '#shared/longevity/read-longevity.ts';
import type { Assessment } from '#shared/safety/assess.ts';

/**
 * What a page says of the plan. The score keeps the answer with the largest contribution in its plan, also a weight that
 * no rule gives advice on; but in pregnancy and with frailty a talk about weight does harm, so no page holds it.
 */
export const shownReading = (reading: LongevityReading, { routes }: Assessment): LongevityReading => {
  if (!routes.some((route) => route === 'pregnant' || route === 'frail')) return reading;
  return { ...reading, plan: reading.plan.filter(({ code }) => code !== 'weightTalk') };
};
