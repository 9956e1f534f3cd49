import { expect, test } from 'vitest';
import { quizIds } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { loadScreens } from '#shared/load-screens.ts';

const aside = ['subtext', 'subtextSi', 'why', 'citation', 'laterOptions'];
const withoutAsides = (name: string, value: unknown) => (aside.includes(name) ? undefined : value);

test.each(quizIds)(
  'the screens of %s have the questions of the quiz, which itself has no hints and no reasons',
  async (id) => {
    const [{ questions, besides = [] }, screens] = await Promise.all([loadQuiz(id), loadScreens(id)]);
    for (const [bare, shown] of [
      [questions, screens.questions],
      [besides, screens.besides ?? []],
    ] as const) {
      expect(JSON.parse(JSON.stringify(shown, withoutAsides))).toEqual(JSON.parse(JSON.stringify(bare)));
      for (const question of shown) if (question.type !== 'section-title') expect(question).toHaveProperty('why');
    }
  },
);
