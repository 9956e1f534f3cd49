import type { FeaturePage } from '#web/feature.ts';

// How a number comes about, with every source, and how far it held in two surveys.

export const pages: readonly FeaturePage[] = [
  { path: '/methods', load: async () => (await import('./page/methods-page.tsx')).MethodsPage },
  { path: '/proof', load: async () => (await import('./proof/proof-page.tsx')).ProofPage },
];
