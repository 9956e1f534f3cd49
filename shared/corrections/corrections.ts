/**
 * The public ledger of corrections, oldest first: one entry for each engine error after which stored results were scored again.
 * The methods page and docs/corrections.md show it, and `npm run ops -- rescore` takes the reason from it, so a correction is
 * published before it is made. Entries are never removed.
 */
export type Correction = {
  /** Permanent: each replaced result carries it, and it prevents a second letter. Lower case and dashes. */
  readonly id: string;
  /** YYYY-MM-DD, when the error was found. */
  readonly foundOn: string;
  /** The wrong versions, as `npm run ops -- rescore` takes them: '2.1.0', or '2.1.x' for all of them. */
  readonly engine: string;
  /** The first correct version. */
  readonly correctedIn: string;
  /** What was wrong: one sentence, shown above each corrected result. It is public. */
  readonly reason: string;
  /** Who was affected, and how many: full sentences. */
  readonly affected: string;
  /** What was done: full sentences. */
  readonly done: string;
};

export const corrections: readonly Correction[] = [];
