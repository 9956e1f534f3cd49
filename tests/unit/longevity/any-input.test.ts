import fc from 'fast-check';
import { test, vi } from 'vitest';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { longevityPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { runs, tenthOfRuns } from '#tests/support/random.ts';

// Twenty thousand people take seconds on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 240_000 });

const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>, numRuns = runs(20_000)) =>
  fc.assert(property, { numRuns });

const score = (answers: unknown, heart: unknown = {}) => scoreLongevity(answers, today, heart);

test('the score never throws, whatever replaces the answers, and whatever the day', () => {
  const anyAnswers = (quiz: Quiz) =>
    fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...quiz.questions.map(({ id }) => id)), fc.anything()));
  const statuses = ['ok', 'noBirthdate', 'ageOutOfRange', 'notEstimated'];
  const days = fc.oneof(fc.constant(today), fc.string());
  holds(
    fc.property(anyAnswers(longevityQuiz), anyAnswers(heartQuiz), days, (answers, heart, day) => {
      mustBeSame(statuses.includes(scoreLongevity(answers, day, heart).status), true);
    }),
    tenthOfRuns(20_000),
  );
});

test('the score ignores the order of the answers, hidden answers, unknown ids and free text', () => {
  const hidden = fc.record({
    exerciseIntensity: fc.constantFrom('light', 'moderate', 'vigorous', 'mixed'),
    familyHistoryDetails: fc.string(),
    somethingElse: fc.string(),
    name: fc.constant({ firstName: 'Ines', lastName: 'Okoro' }),
  });
  holds(
    fc.property(longevityPerson, mostlyQuietHeart, hidden, (answers, heart, stale) => {
      const { exerciseIntensity: _, ...visible } = answers;
      const hiding = { ...visible, familyHistory: 'none', exerciseFrequency: '0' };
      const reversed = Object.fromEntries(Object.entries({ ...hiding, ...stale }).toReversed());
      mustBeSame(score(reversed, heart), score(hiding, heart));
    }),
  );
});
