/** One entry of the bibliography. `short` is the display name that the quizzes cite word for word. */
export type BibliographyEntry = {
  readonly short: string;
  readonly citation: string;
  readonly year?: number;
  readonly doi?: string;
  readonly pmid?: string;
  readonly url?: string;
};
