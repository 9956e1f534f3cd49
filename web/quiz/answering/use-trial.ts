import type { Question } from '#shared/quiz/question.ts';
import type { QuizView } from '#web/quiz/quiz-view.ts';
import { useStateOf } from '#web/quiz/use-state-of.ts';

/** What has happened to the inputs of one question, as far as it decides what is said about them. */
export type Trial = {
  /** There was a try to continue. */
  wasTried: boolean;
  wasLeft: boolean;
  /** The doubt about a height that was shown, and that Continue passes the second time. */
  doubted: string | null;
  /** The person was asked about an unlikely answer. */
  wasRaised: boolean;
  change: (changed: Partial<Omit<Trial, 'change'>>) => void;
};

/**
 * An answer that came here unconfirmed (the server asked for it, or an answer beside it was changed) is asked about at once.
 */
export function useTrial({ id }: Question, { state, confirmed }: QuizView): Trial {
  const [trial, change] = useStateOf(id, () => ({
    wasTried: false,
    wasLeft: false,
    doubted: null as string | null,
    wasRaised: id in state.answers && !confirmed.includes(id),
  }));
  return { ...trial, change };
}
