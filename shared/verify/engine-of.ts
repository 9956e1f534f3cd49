import type { ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { engineVersion as firstEngine } from '#shared/engine-1/engine.ts';
import { engineVersion as todaysEngine } from '#shared/fingerprint.ts';
import type { Slot } from '#shared/words/sentences.ts';

/** What an engine is given: `answers` of any shape will do. */
export type EngineInput = {
  readonly quizId: QuizId;
  readonly answers: unknown;
  readonly longevityAnswers?: unknown;
  readonly cardiacAnswers?: unknown;
  /** YYYY-MM-DD where the person lives. */
  readonly today: string;
  readonly firstName?: string;
  readonly choices?: Readonly<Record<string, string>>;
};

/** One engine: the page that it makes of answers, and the sentences of it that may be exchanged for others. */
export type Engine = (input: EngineInput) => { readonly content: ResultContent; readonly slots: readonly Slot[] };

/** Every engine that has made a stored result, by its version. Each is loaded when it is asked for. */
const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  [firstEngine]: async () => {
    const { composeResult } = await import('#shared/engine-1/compose-result.ts');
    return (input) => ({ content: composeResult(input), slots: [] });
  },
  [todaysEngine]: async () => (await import('#shared/result.ts')).composeWithSlots,
};

export const knownEngines: readonly string[] = Object.keys(engines);

/** Exactly this version's: another one may rightly come to other figures. Null for one that is not here. */
export const engineOf = async (version: string): Promise<Engine | null> =>
  Object.hasOwn(engines, version) ? ((await engines[version]?.()) ?? null) : null;
