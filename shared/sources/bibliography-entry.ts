/** One entry of the bibliography. `short` is the display name that the quizzes cite word for word. */
export type BibliographyEntry = {
  readonly short: string;
  readonly citation: string;
  readonly year?: number;
  readonly doi?: string;
  readonly pmid?: string;
  readonly url?: string;
  /** What was taken from it, and where it was read. */
  readonly found?: string;
  /** Which part of the reference itself is not certain. */
  readonly idNote?: string;
  /** Whether the listed numbers were read in it. */
  readonly verified: boolean;
};
