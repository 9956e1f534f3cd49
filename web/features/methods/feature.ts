import type { FeaturePage } from '#web/features/feature.ts';

// How each figure is calculated, with every source, and how well it held in two surveys.

export const pages: readonly FeaturePage[] = [
  { path: '/methods', load: async () => (await import('./page/methods-page.tsx')).MethodsPage },
  { path: '/proof', load: async () => (await import('./proof/proof-page.tsx')).ProofPage },
];
