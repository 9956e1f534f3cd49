import type { LoadBudget } from '#web/feature.ts';

const shared = '../shared/features/what-if';

export const loads: readonly LoadBudget[] = [
  {
    name: 'whatIf',
    // The page, with the engine of either quiz and the words of a plan.
    modules: ['features/what-if/what-if-page.tsx', `${shared}/age-explorer.ts`, `${shared}/risk-explorer.ts`],
    brotli: 39_700,
    sheet: 'feature-what-if',
    stylesGzip: 2_000,
  },
];
