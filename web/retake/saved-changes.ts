import type { Changes, GivenAnswers } from '#shared/quiz/derive.ts';
import type { Draft } from '../quiz/draft/drafts.ts';

// The sheets are saved as whole answers, and worked on as changes of the earlier ones.

/** What makes the saved answers of the earlier ones. */
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

/** The saved answers of these changes. Those that a change hides are saved too: they come back with it. */
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
 * What two tabs have changed, question by question: `own` where this tab has changed it since `base`, what both knew last, and
 * else `stored`.
 */
export function joinChanges(own: Changes, base: Changes, stored: Changes): Changes {
  const ids = [...new Set([stored, own].flatMap(({ answers }) => Object.keys(answers)))];
  const taken = ids.map((id) => [id, isSameAt(id, own, base) ? stored : own] as const);
  return {
    answers: Object.fromEntries(taken.flatMap(([id, { answers }]) => pick(id, answers))),
    typed: Object.fromEntries(taken.flatMap(([id, { typed }]) => pick(id, typed))),
  };
}

export const isSame = (one: Changes, other: Changes): boolean =>
  Object.keys({ ...one.answers, ...other.answers }).every((id) => isSameAt(id, one, other));

const isSameAt = (id: string, one: Changes, other: Changes): boolean =>
  JSON.stringify([one.answers[id], one.typed?.[id]]) === JSON.stringify([other.answers[id], other.typed?.[id]]);

const pick = <T>(id: string, from: Readonly<Record<string, T>> = {}): [string, T][] => {
  const value = from[id];
  return value === undefined ? [] : [[id, value]];
};
