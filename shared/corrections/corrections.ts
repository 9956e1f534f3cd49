/**
 * The ledger of corrections, oldest first: each time that stored results were called back because an engine was wrong. It is
 * public on the page of methods and in docs/corrections.md. `npm run ops -- rescore` takes the reason that people read from here, so a
 * correction is told before it is made. An entry is never taken out.
 */
export type Correction = {
  /** Lasting: it stands with each result that was replaced, and keeps anybody from being told twice. Small letters and dashes. */
  readonly id: string;
  /** YYYY-MM-DD, when the mistake was found. */
  readonly foundOn: string;
  /** The versions that were wrong, as `npm run ops -- rescore` takes them: '2.1.0', or '2.1.x' for all of them. */
  readonly engine: string;
  /** The version that is right. */
  readonly correctedIn: string;
  /** What was wrong: one whole sentence, which stands above each corrected result. No more than everybody may know. */
  readonly reason: string;
  /** Who was affected, and how many: whole sentences. */
  readonly affected: string;
  /** What was done: whole sentences. */
  readonly done: string;
};

export const corrections: readonly Correction[] = [];
