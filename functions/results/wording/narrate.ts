import type { ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { type FactualSection, factualSections } from './facts.ts';
import { type Refusal, refuseWording } from './number-lock.ts';
import { promptVersion, systemPrompt, userPrompt } from './prompt-v1.ts';
import { parseAnswer } from './schema-v1.ts';
import { withWording } from './sections.ts';

export type ModelAnswer =
  | { ok: true; input: unknown }
  /** A word for the log: throttled, slow, refused, unavailable … */
  | { ok: false; reason: string };

export type NarrateDeps = {
  modelId: string;
  /** Never throws and never takes longer than its deadline. */
  ask: (system: string, user: string) => Promise<ModelAnswer>;
  /** How many sections stand in whose words, and why the others fell back. */
  watch: (submissionId: string, told: { accepted: number; fellBack: number; reason: string }) => void;
};

export type Narration = {
  submissionId: string;
  quizId: QuizId;
  /** What stands wherever the model's words do not. */
  engine: ResultContent;
  /** The same result composed without the person's name: all that the model gets to see. */
  nameless: ResultContent;
};

/** The engine's result, section by section in the model's words where they pass the number lock. Never throws. */
export const narrate =
  ({ modelId, ask, watch }: NarrateDeps) =>
  async ({ submissionId, quizId, engine, nameless }: Narration): Promise<ResultContent> => {
    const sections = factualSections(nameless);
    const keep = (reason: string) => {
      watch(submissionId, { accepted: 0, fellBack: sections.length, reason });
      return engine;
    };
    // Beside an alarm, words are not a matter of taste.
    if (engine.redFlags.some(({ level }) => level !== 'soon')) return keep('red-flag');
    const answer = await ask(systemPrompt, userPrompt(quizId, sections));
    if (!answer.ok) return keep(answer.reason);
    const texts = parseAnswer(answer.input);
    if (texts === null) return keep('malformed');
    const { accepted, refusals } = judge(sections, texts);
    if (accepted.size === 0) return keep(refusals[0] ?? 'nothing-answered');
    watch(submissionId, { accepted: accepted.size, fellBack: refusals.length, reason: refusals[0] ?? 'none' });
    return {
      ...withWording(engine, accepted),
      wording: { by: 'model', modelId, promptVersion, sections: [...accepted.keys()] },
    };
  };

const judge = (sections: FactualSection[], texts: ReadonlyMap<string, string>) => {
  const accepted = new Map<string, string>();
  const refusals: (Refusal | 'not-answered')[] = [];
  for (const section of sections) {
    const text = texts.get(section.id)?.trim();
    const refusal = text === undefined ? 'not-answered' : refuseWording(section, text);
    if (text !== undefined && refusal === null) accepted.set(section.id, text);
    else refusals.push(refusal ?? 'not-answered');
  }
  return { accepted, refusals };
};
