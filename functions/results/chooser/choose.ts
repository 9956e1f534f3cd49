import * as z from 'zod/mini';
import type { SubmissionId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Choices, Slot } from '#shared/words/sentences.ts';

/**
 * Version 2 of the model's output: the input of the one tool that it must call. A changed shape is a new file with a new
 * version, so that a stored result can always be traced to its prompt.
 */
export const toolName = 'choose_sentences';

export const toolSchema = {
  type: 'object',
  properties: {
    slots: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The id of the slot, as given.' },
          sentence: { type: 'string', description: 'The id of one of the sentences of this slot, as given.' },
        },
        required: ['id', 'sentence'],
        additionalProperties: false,
      },
    },
  },
  required: ['slots'],
  additionalProperties: false,
};

/**
 * In version 1 the model wrote text. Raise the version when you change the prompt: each result names it. Nothing depends on
 * the model following the prompt, because only ids that were offered are accepted.
 */
const promptVersion = 'v2';

const systemPrompt = `You choose sentences for the result page of a health self-assessment.
The page has slots. For each slot you get its id and two or more sentences with their ids. All of them are true for this reader.

- For each slot choose the one sentence that reads best on this page: kind, plain, and not a repetition of a sentence in another slot.
- Read the slots in their order: it is the order of the page.
- Write nothing yourself. Answer with ids alone.

Answer by calling the tool ${toolName} once, with every slot.`;

/** Everything that the model sees: our own sentences for this page. No name, no address, no answer. */
const userPrompt = (quizId: QuizId, slots: readonly Slot[]): string =>
  JSON.stringify({
    quiz: quizId,
    slots: slots.map(({ id, offers }) => ({ id, sentences: offers.map(({ id, text }) => ({ id, text })) })),
  });

/** Far more slots than any result has. A longer answer is rejected unread. */
const maxSlots = 200;

const answerShape = z.object({ slots: z.array(z.unknown()).check(z.maxLength(maxSlots)) });
const choiceShape = z.object({ id: z.string(), sentence: z.string() });

/**
 * The model's choices by slot, limited to sentences that this slot offers. A slot that is unknown, malformed or answered twice
 * counts as unanswered. Null if the whole answer has the wrong shape.
 */
export const parseChoices = (input: unknown, slots: readonly Slot[]): Choices | null => {
  const answer = answerShape.safeParse(input);
  if (!answer.success) return null;
  const named = answer.data.slots.flatMap(readChoice);
  const chosen = slots.flatMap(({ id, offers }) => {
    const [answered, ...repeated] = named.filter((choice) => choice.id === id);
    const isOffered = offers.some((sentence) => sentence.id === answered?.sentence);
    return answered && isOffered && repeated.length === 0 ? [[id, answered.sentence]] : [];
  });
  return Object.fromEntries(chosen);
};

const readChoice = (item: unknown): z.output<typeof choiceShape>[] => {
  const choice = choiceShape.safeParse(item);
  return choice.success ? [choice.data] : [];
};

export type ModelAnswer =
  | { ok: true; input: unknown }
  /** A word for the log: throttled, slow, refused, unavailable … */
  | { ok: false; reason: string };

/** `chosen`: slots with a sentence other than the engine's own. `fellBack`: slots without a usable answer. */
export type ChoiceCount = { chosen: number; fellBack: number; reason: string };

export type ChooseDeps = {
  modelId: string;
  /** Never throws, and never exceeds its deadline. */
  ask: (system: string, user: string) => Promise<ModelAnswer>;
  watch: (submissionId: SubmissionId, count: ChoiceCount) => void;
};

export type ToChoose = {
  submissionId: SubmissionId;
  quizId: QuizId;
  /** Composed without the user's name. The answers are left out too, so these sentences are all that the model sees. */
  slots: readonly Slot[];
};

export type Chosen = { choices: Choices; wording: ResultContent['wording'] };

const enginesOwn: Chosen = { choices: {}, wording: { by: 'engine' } };

/**
 * Lets the model choose among the sentences that the engine offers for this user. The model returns only ids, so nothing that
 * it writes can be shown. Where its answer is unusable, the engine's own choice stands. Never throws.
 */
export const choose =
  ({ modelId, ask, watch }: ChooseDeps) =>
  async ({ submissionId, quizId, slots }: ToChoose): Promise<Chosen> => {
    const answer = await ask(systemPrompt, userPrompt(quizId, slots));
    const choices = answer.ok ? parseChoices(answer.input, slots) : null;
    if (choices === null) {
      watch(submissionId, { chosen: 0, fellBack: slots.length, reason: answer.ok ? 'malformed' : answer.reason });
      return enginesOwn;
    }
    const sections = slots.filter((slot) => isOther(slot, choices[slot.id])).map(({ id }) => id);
    const fellBack = slots.filter(({ id }) => choices[id] === undefined).length;
    watch(submissionId, { chosen: sections.length, fellBack, reason: fellBack > 0 ? 'not-offered' : 'none' });
    if (sections.length === 0) return enginesOwn;
    return { choices, wording: { by: 'model', modelId, promptVersion, sections } };
  };

const isOther = ({ offers: [own] }: Slot, sentenceId: string | undefined): boolean =>
  sentenceId !== undefined && sentenceId !== own.id;
