// Modules with English words in every build (`web/build/other-languages.ts`).
declare module '*/methods-article.tsx?in=en' {
  export { MethodsArticle } from '#web/features/methods/page/methods-article.tsx';
}
declare module '*/proof-article.tsx?in=en' {
  export { ProofArticle } from '#web/features/methods/proof/proof-article.tsx';
}
