import type { Changes, GivenAnswers } from '#shared/quiz/derive.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';

// The sheets are saved as complete answers, and edited as changes to the earlier ones.

/** The changes that turn the earlier answers into the saved ones. */
export const changesIn = ({ answers, typedAnswers = {} }: SavedAnswers, earlier: GivenAnswers): Changes => {
  const ids = [...new Set([...Object.keys(earlier.answers), ...Object.keys(answers)])];
  const changed = ids.filter(
    (id) =>
      JSON.stringify([answers[id], typedAnswers[id]]) !== JSON.stringify([earlier.answers[id], earlier.typed[id]]),
  );
  return {
    answers: Object.fromEntries(changed.map((id) => [id, answers[id] ?? null])),
    typed: Object.fromEntries(changed.flatMap((id) => (typedAnswers[id] ? [[id, typedAnswers[id]]] : []))),
  };
};

type SavedAnswers = Pick<Draft, 'answers' | 'typedAnswers'>;

/** The answers to save for these changes, including those that a change hides: undoing it shows them again. */
export const savedFrom = (changes: Changes, earlier: GivenAnswers): SavedAnswers => ({
  answers: Object.fromEntries(
    Object.entries({ ...earlier.answers, ...changes.answers }).flatMap(([id, answer]) =>
      answer === null ? [] : [[id, answer] as const],
    ),
  ),
  typedAnswers: {
    ...Object.fromEntries(Object.entries(earlier.typed).filter(([id]) => !Object.hasOwn(changes.answers, id))),
    ...changes.typed,
  },
});

/**
 * Merges the changes of two tabs, question by question: `own` if this tab has changed the question since `base`, the
 * last common state; otherwise `stored`.
 */
export function joinChanges(own: Changes, base: Changes, stored: Changes): Changes {
  const isOwn = ([id]: readonly [string, unknown]) => !isSameAt(id, own, base);
  const join = <T>(mine: Readonly<Record<string, T>> = {}, theirs: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries([
      ...Object.entries(theirs).filter((entry) => !isOwn(entry)),
      ...Object.entries(mine).filter(isOwn),
    ]);
  return { answers: join(own.answers, stored.answers), typed: join(own.typed, stored.typed) };
}

export const isSame = (one: Changes, other: Changes): boolean =>
  Object.keys({ ...one.answers, ...other.answers }).every((id) => isSameAt(id, one, other));

const isSameAt = (id: string, one: Changes, other: Changes): boolean =>
  JSON.stringify([one.answers[id], one.typed?.[id]]) === JSON.stringify([other.answers[id], other.typed?.[id]]);
