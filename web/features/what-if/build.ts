import type { FeatureBudget } from '#web/build/site-part.ts';

const shared = '../shared/features/what-if';

/** The page, with the engine of either quiz and the words of a plan. */
const modules = ['features/what-if/what-if-page.tsx', `${shared}/age-explorer.ts`, `${shared}/risk-explorer.ts`];

export const budgets: readonly FeatureBudget[] = [
  { name: 'whatIfBrotli', limit: 39_700, measure: ({ addedToResult, total }) => total(addedToResult(modules), 'br') },
  {
    name: 'whatIfStylesGzip',
    limit: 2_000,
    measure: ({ bundle, total }) => total([bundle.ownStyles['feature-what-if'] ?? ''], 'gz'),
  },
];
