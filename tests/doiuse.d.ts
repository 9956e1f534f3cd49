/** The package has types, and its `exports` do not lead to them. */
declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  type Usage = { readonly feature: string; readonly usage: ChildNode };
  const doiuse: (options: { browsers: readonly string[]; onFeatureUsage: (usage: Usage) => void }) => Plugin;
  export default doiuse;
}
