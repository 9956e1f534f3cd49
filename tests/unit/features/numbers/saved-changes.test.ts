import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Changes } from '#shared/quiz/derive.ts';
import { changesIn, isSame, joinChanges, savedFrom } from '#web/features/numbers/retake/saved-changes.ts';

const earlier = { answers: { smoking: 'never', weight: 172 }, typed: { weight: { unit: 'kg', text: '78' } } } as never;
const questions = ['smoking', 'weight', 'oralHygiene'] as const;
const none: Changes = { answers: {} };

type Step =
  | { does: 'answers'; tab: number; question: (typeof questions)[number]; answer: string | null }
  | { does: 'saves'; tab: number }
  | { does: 'hears'; tab: number };

const tab = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('answers' as const),
    tab,
    question: fc.constantFrom(...questions),
    answer: fc.constantFrom('a', 'b', 'c', null),
  }),
  fc.record({ does: fc.constant('saves' as const), tab }),
  fc.record({ does: fc.constant('hears' as const), tab }),
);

const answered = ({ answers }: Changes, question: string, answer: string | null): Changes => ({
  answers: { ...answers, [question]: answer },
});

test('with three tabs in any order, no tab undoes an answer that it did not give', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tabs = [0, 1, 2].map(() => ({ own: none, base: none }));
      let stored = none;
      const join = (at: number) => {
        const one = tabs[at] ?? { own: none, base: none };
        return joinChanges(one.own, one.base, stored);
      };
      /** The question's answers in the order in which they were saved. */
      const saved = new Map<string, unknown>();
      for (const each of steps) {
        const one = tabs[each.tab];
        if (!one) continue;
        if (each.does === 'answers') one.own = answered(one.own, each.question, each.answer);
        else {
          const joined = join(each.tab);
          if (each.does === 'saves') {
            for (const question of questions)
              if (!isSame(pick(one.own, question), pick(one.base, question)))
                saved.set(question, one.own.answers[question]);
            stored = joined;
          }
          one.own = joined;
          one.base = stored;
        }
      }
      for (const [question, answer] of saved) expect(stored.answers[question]).toBe(answer);
      // Once every tab has received the changes, all show the same except for unsaved ones.
      for (const [at, one] of tabs.entries()) {
        const joined = join(at);
        for (const question of questions)
          if (isSame(pick(one.own, question), pick(one.base, question)))
            expect(joined.answers[question]).toBe(stored.answers[question]);
      }
    }),
  );
});

const pick = ({ answers }: Changes, question: string): Changes => ({
  answers: Object.hasOwn(answers, question) ? { [question]: answers[question] ?? null } : {},
});

test('changes are the same when saved and read back, even if an answer is withdrawn', () => {
  const changes: Changes = {
    answers: { smoking: null, oralHygiene: 'once', weight: 180 },
    typed: { weight: { unit: 'lb', text: '180' } as never },
  };
  expect(changesIn(savedFrom(changes, earlier), earlier)).toEqual(changes);
  expect(changesIn(savedFrom(none, earlier), earlier)).toEqual({ answers: {}, typed: {} });
});
