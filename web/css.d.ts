declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}
/** The address that the file has after the build. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
/** A module in each other language, loaded when it is needed (`build/other-languages.ts`). */
declare module '*?in-other-languages' {
  const load: Readonly<Record<string, () => Promise<unknown>>>;
  export default load;
}

/** What Vite fills in (`build/vite-config.ts`). */
// biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript declares it, and only an interface can be extended
interface ImportMeta {
  readonly env: {
    /** Whether the site has pages in more than one language. */
    readonly SPEAKS_SEVERAL: boolean;
  };
}
