import type { QuizId } from '#shared/derived-names.ts';
import type { Slot } from '#shared/words/sentences.ts';
import { toolName } from './schema-v2.ts';

/**
 * Version 2 of how the model is asked; version 1 let it write. A change of words is a new file with a new version. Nothing
 * depends on the model keeping to this: `choose.ts` takes only ids that were offered.
 */
export const promptVersion = 'v2';

export const systemPrompt = `You choose sentences for the result page of a health self-assessment.
The page has slots. For each slot you get its id and two or more sentences with their ids. All of them are true for this reader.

- For each slot choose the one sentence that reads best on this page: kind, plain, and not a repetition of a sentence in another slot.
- Read the slots in their order: it is the order of the page.
- Write nothing yourself. Answer with ids alone.

Answer by calling the tool ${toolName} once, with every slot.`;

/** Everything that the model learns: our own sentences for this page. No name, no address, no answer. */
export const userPrompt = (quizId: QuizId, slots: readonly Slot[]): string =>
  JSON.stringify({
    quiz: quizId,
    slots: slots.map(({ id, offers }) => ({ id, sentences: offers.map(({ id, text }) => ({ id, text })) })),
  });
